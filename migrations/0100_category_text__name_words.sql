-- The words of a category's name as the search index has them: a search that has them all names the category.
alter table category_text
  add column name_words text[] not null generated always as (tsvector_to_array(to_tsvector('karafa', name))) stored;
