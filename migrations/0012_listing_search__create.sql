-- Public listings as searches see them, apart from the listing itself: the costly inverted indexes are written only
-- when words change. What filters and sorts is repeated here, so that a search reads one narrow row for each match;
-- a new price or flag changes it in place (no index holds it).
create table listing_search (
  id bigint primary key references listing on delete cascade,
  category_id bigint not null,
  price_base bigint,
  unit_price_base bigint,
  published_at timestamptz not null,
  -- weeks since 1970: lets the inverted indexes find the newest listings with common words without reading all others
  published_week integer not null generated always as ((extract(epoch from published_at at time zone 'UTC') / 604800)::integer) stored,
  brand_id integer,
  package_id integer,
  facet_bits smallint not null,
  is_topped boolean not null,
  -- name, brand and the names of the category and those above it, in every language
  head tsvector not null,
  -- head and description
  doc tsvector not null,
  -- PostgreSQL moves long values out of a row only when the row exceeds 2 kB. These blanks make it so; they shrink to
  -- nothing, and the words lie apart. Without them a search would read five times as many pages.
  filler text not null default repeat(' ', 2100)
) with (toast_tuple_target = 128, fillfactor = 90);
alter table listing_search alter column head set storage external;
alter table listing_search alter column doc set storage external;
alter table listing_search alter column filler set storage main;

-- Without a pending list: searches would have to read it whole.
create index listing_search_head on listing_search using gin (head, published_week) with (fastupdate = off);
create index listing_search_doc on listing_search using gin (doc, published_week) with (fastupdate = off);
-- A sixteenth of the listings, in runs of 64 neighbours: how common very common words are together.
create index listing_search_head_sample on listing_search using gin (head) with (fastupdate = off) where id & 960 = 0;
create index listing_search_doc_sample on listing_search using gin (doc) with (fastupdate = off) where id & 960 = 0;
create index listing_search_latest on listing_search (published_at desc, id desc);

-- Words without case or diacritics. Umlauts are also found in their two-letter form (jaegermeister), names with an
-- apostrophe also without it (hendricks).
create function search_vector(text) returns tsvector language sql immutable parallel safe strict as $$
  select strip(
    case
      when $1 ~ '[äöüÄÖÜ''’]' then
        to_tsvector('karafa', $1) || to_tsvector('karafa',
          replace(replace(replace(translate(lower($1), '''’', ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
      else to_tsvector('karafa', $1)
    end)
$$;

-- The words of categories and brands: for suggestions, and to be put together into those of their listings.
alter table category_text add column words tsvector not null generated always as (search_vector(name)) stored;
alter table brand add column words tsvector not null generated always as (search_vector(name)) stored;
create aggregate tsvector_join (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- Every word that public listings hold, for judging how common a word is and for mending misspelt ones.
create table search_word (
  word text collate "C" primary key,
  head_listings integer not null,
  doc_listings integer not null
);
create index search_word_similar on search_word using gin (word gin_trgm_ops);
create table search_word_delta (
  id bigint primary key generated always as identity,
  head tsvector not null,
  doc tsvector not null,
  listings smallint not null
);

create function forget_search_words() returns trigger language plpgsql as $$
begin
  insert into search_word_delta (head, doc, listings) select head, doc, -1 from old_rows;
  return null;
end $$;
create trigger listing_search_deleted after delete on listing_search referencing old table as old_rows
  for each statement execute function forget_search_words();

create function fold_search_words() returns integer language plpgsql as $$
declare
  taken_rows integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_search_words')) then
    return 0;
  end if;
  with taken as (
    delete from search_word_delta returning head, doc, listings
  ), words as (
    select lexeme, sum(in_head) as head_listings, sum(in_doc) as doc_listings
    from (
      select lexeme, listings as in_head, 0 as in_doc from taken, unnest(head)
      union all
      select lexeme, 0, listings from taken, unnest(doc)) each_word
    group by lexeme
    having sum(in_head) <> 0 or sum(in_doc) <> 0
  ), counted as (
    insert into search_word (word, head_listings, doc_listings)
      select left(lexeme, 200), sum(head_listings), sum(doc_listings) from words group by 1 order by 1
    on conflict (word) do update set
      head_listings = search_word.head_listings + excluded.head_listings,
      doc_listings = search_word.doc_listings + excluded.doc_listings
  )
  select count(*) into taken_rows from taken;
  delete from search_word where doc_listings <= 0;
  return taken_rows;
end $$;

-- Counts all words anew, after a bulk load.
create function recount_search_words() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_search_words'));
  lock table listing_search in share mode;
  delete from search_word_delta;
  delete from search_word;
  insert into search_word (word, head_listings, doc_listings)
    select left(d.word, 200), coalesce(sum(h.ndoc), 0), sum(d.ndoc)
    from ts_stat('select doc from listing_search') d
    left join ts_stat('select head from listing_search') h on h.word = d.word
    group by 1;
end $$;

-- Writes the words of these listings anew; those that are not public lose theirs.
create function refresh_listing_search(ids bigint[]) returns void language sql as $$
  delete from listing_search where id in (select id from listing where id = any (ids) and visibility <> 'listed');
  with listed as (
    select l.id, string_agg(t.name, ' ') as names, string_agg(t.description, ' ') as descriptions
    from listing l join listing_text t on t.listing_id = l.id
    where l.id = any (ids) and l.visibility = 'listed'
    group by l.id
  ), documents as (
    select l.*, search_vector(listed.names) || coalesce(b.words, ''::tsvector) || coalesce(c.words, ''::tsvector) as head,
      search_vector(listed.descriptions) as description
    from listed
    join listing l on l.id = listed.id
    left join brand b on b.id = l.brand_id
    left join lateral (
      select tsvector_join(t.words) as words
      from category c join category_text t on t.category_id = any (c.path) where c.id = l.category_id) c on true
  ), previous as (
    select id, head, doc from listing_search where id = any (ids)
  ), written as (
    insert into listing_search (id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
        facet_bits, is_topped, head, doc)
      select id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
        facet_bits, is_topped, head, head || description
      from documents order by id
    on conflict (id) do update set
      category_id = excluded.category_id, price_base = excluded.price_base, unit_price_base = excluded.unit_price_base,
      published_at = excluded.published_at, brand_id = excluded.brand_id, package_id = excluded.package_id,
      facet_bits = excluded.facet_bits, is_topped = excluded.is_topped,
      head = excluded.head, doc = excluded.doc, filler = excluded.filler
    returning id, head, doc
  )
  insert into search_word_delta (head, doc, listings)
    select head, doc, 1 from written
    union all
    select p.head, p.doc, -1 from previous p join written w on w.id = p.id
$$;

create function refresh_search_of_listings() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into changed from new_rows where visibility = 'listed';
  else
    select array_agg(n.id) into changed from new_rows n join old_rows o on o.id = n.id
      where (n.visibility, n.category_id, n.brand_id) is distinct from (o.visibility, o.category_id, o.brand_id);
    update listing_search s set
      price_base = n.price_base, unit_price_base = n.unit_price_base, published_at = n.published_at,
      package_id = n.package_id, facet_bits = n.facet_bits, is_topped = n.is_topped
    from new_rows n
    where n.id = s.id
      and (s.price_base, s.unit_price_base, s.published_at, s.package_id, s.facet_bits, s.is_topped)
        is distinct from (n.price_base, n.unit_price_base, n.published_at, n.package_id, n.facet_bits, n.is_topped);
  end if;
  if changed is not null then
    perform refresh_listing_search(changed);
  end if;
  return null;
end $$;
create trigger listing_search_of_inserted after insert on listing referencing new table as new_rows
  for each statement execute function refresh_search_of_listings();
create trigger listing_search_of_updated after update on listing referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_of_listings();

create function refresh_search_of_texts() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct listing_id) into changed from old_rows;
  else
    select array_agg(distinct listing_id) into changed from new_rows;
  end if;
  if changed is not null then
    perform refresh_listing_search(changed);
  end if;
  return null;
end $$;
create trigger listing_search_of_text_inserted after insert on listing_text referencing new table as new_rows
  for each statement execute function refresh_search_of_texts();
create trigger listing_search_of_text_updated after update on listing_text referencing new table as new_rows
  for each statement execute function refresh_search_of_texts();
create trigger listing_search_of_text_deleted after delete on listing_text referencing old table as old_rows
  for each statement execute function refresh_search_of_texts();

select refresh_listing_search(array(select id from listing));
