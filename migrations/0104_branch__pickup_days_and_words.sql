alter table branch
  -- For so many days on which the branch is open, goods wait there for their buyer.
  add column pickup_days smallint not null default 7 check (pickup_days between 1 and 60);

-- What people call a store, and what they look for, in every language.
create function store_words() returns text language sql immutable parallel safe as
  $$ select 'prodejna prodejny pobočka kamenný obchod store shop branch Filiale Geschäft Laden' $$;
create function store_subjects() returns text language sql immutable parallel safe as
  $$ select 'otevírací doba adresa mapa telefon opening hours address map phone Öffnungszeiten Adresse Karte Telefon' $$;

alter table branch
  add column title_words tsvector not null generated always as (search_vector(store_words() || ' ' || town)) stored,
  add column words tsvector not null generated always as (
    search_vector(store_words() || ' ' || store_subjects() || ' ' || town || ' ' || street || ' ' || postcode)) stored;

create trigger branch_closure_changed after insert or update or delete on branch_closure
  for each statement execute function notify_table_changed('branches');

-- Searches also find the list of stores, under the id 0, and each store. Their titles depend on the language only.
create or replace view searchable_page as
select 'info' as kind, info_page_id as id, locale, title, slug, title_words, words,
  null::timestamptz as published_at
from info_page_text
union all
select 'post', t.blog_post_id, t.locale, t.title, t.slug, t.title_words, t.words, p.published_at
from blog_post_text t
join blog_post p on p.id = t.blog_post_id
where p.is_published
union all
select 'branches', 0, l.locale, '', '', search_vector(store_words()),
  search_vector(store_words() || ' ' || store_subjects()), null
from (values ('cs'), ('en'), ('de')) l (locale)
union all
select 'branch', b.id, l.locale, b.town, '', b.title_words, b.words, null
from branch b, (values ('cs'), ('en'), ('de')) l (locale)
where b.is_active and b.kind = 'store';
