-- Words that mean the same to visitors: a search for one finds the others, too. Words of one group are synonyms.
create table search_synonym (
  group_id integer not null,
  locale text not null check (locale ~ '^[a-z]{2}$'),
  word text not null check (word ~ '^\w+$'),
  primary key (group_id, locale, word)
);

insert into search_synonym (group_id, locale, word)
select group_id, locale, word
from (
  select row_number() over () as group_id, cs, en, de
  from (values
    ('whisky', 'whisky whiskey', 'whisky whiskey'),
    ('koňak cognac', 'cognac', 'cognac kognak'),
    ('brandy vínovice', 'brandy', 'weinbrand brandy'),
    ('šampaňské šampus champagne', 'champagne', 'champagner'),
    ('sekt šumivé bublinky', 'sparkling', 'sekt schaumwein'),
    ('slivovice', 'slivovitz', 'slivowitz zwetschgenbrand zwetschgenwasser'),
    ('pálenka', '', 'obstler obstbrand obstbrände'),
    ('hruškovice', '', 'birnenbrand birnenwasser'),
    ('meruňkovice', '', 'marillenbrand aprikosenbrand'),
    ('třešňovice', 'kirsch', 'kirschwasser kirschbrand'),
    ('višňovka višňový griotka', '', ''),
    ('jablkovice', '', 'apfelbrand'),
    ('gin džin', 'gin', 'gin'),
    ('rum', 'rum rhum', 'rum'),
    ('likér', 'liqueur', 'likör'),
    ('vaječňák vaječný', 'eggnog advocaat', 'eierlikör'),
    ('absint', 'absinthe', 'absinth'),
    ('vermut', 'vermouth', 'wermut'),
    ('skotská', 'scotch scottish', 'schottisch'),
    ('kubánský kuba', 'cuban cuba', 'kubanisch kuba'),
    ('moravský morava', 'moravian moravia', 'mährisch mähren'),
    ('portské', 'port', 'portwein'),
    ('sherry šery', 'sherry', 'sherry'),
    ('tokaj tokajské', 'tokay', 'tokajer'),
    ('medovina', 'mead', 'met'),
    ('plzeň plzeňské', 'pilsner pilsener', 'pils pilsner'),
    ('ležák', 'lager', 'lagerbier'),
    ('cider', 'cider cidre', 'apfelwein cidre'),
    ('pšeničné', '', 'weizenbier weißbier weizen'),
    ('doutník', 'cigar', 'zigarre'),
    ('dýmka fajfka', 'pipe', 'pfeife'),
    ('šíša', 'hookah shisha', 'shisha wasserpfeife'),
    ('sklenice sklenička', 'glass', 'glas'),
    ('otvírák otevírák', 'opener', 'öffner'),
    ('dekantér karafa', 'decanter carafe', 'dekanter karaffe'),
    ('dárek dárkový', 'gift', 'geschenk geschenkset')
  ) as synonyms (cs, en, de)
) numbered
cross join lateral (values ('cs', cs), ('en', en), ('de', de)) as by_locale (locale, words)
cross join lateral regexp_split_to_table(nullif(words, ''), ' ') as word;

-- How a word of the index sounds, roughly, to Czech, English and German ears: `viski`, `wiski` and `whisky` sound alike.
create function sounds_like(word text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      $1,
      'x', 'ks', 'g'),
      'gn', 'n', 'g'),
      'wh|w', 'v', 'g'),
      'ph', 'f', 'g'),
      'th', 't', 'g'),
      'sch|sh|tz|z', 's', 'g'),
      'c(?=[eiy])', 's', 'g'),
      'qu|q|ck|kh|c(?!h)', 'k', 'g'),
      'ey|ie|ee|y|j', 'i', 'g'),
      'ou|oo', 'u', 'g'),
      '(.)\1+', '\1', 'g'),
      '(?<=...)e$', '')
$$;
create index search_word_sound on search_word (sounds_like(word));
