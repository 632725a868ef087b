-- Searches also find info pages and blog posts: words of the title, and of everything.
alter table info_page_text
  add column title_words tsvector not null generated always as (search_vector(title)) stored,
  add column words tsvector not null generated always as (search_vector(title || ' ' || perex || ' ' || body)) stored;
alter table blog_post_text
  add column title_words tsvector not null generated always as (search_vector(title)) stored,
  add column words tsvector not null generated always as (search_vector(title || ' ' || perex || ' ' || body)) stored;
create index info_page_text_words on info_page_text using gin (words);
create index blog_post_text_words on blog_post_text using gin (words);

-- The pages that a search may find.
create view searchable_page as
select 'info' as kind, info_page_id as id, locale, title, slug, title_words, words,
  null::timestamptz as published_at
from info_page_text
union all
select 'post', t.blog_post_id, t.locale, t.title, t.slug, t.title_words, t.words, p.published_at
from blog_post_text t
join blog_post p on p.id = t.blog_post_id
where p.is_published;
