-- no-transaction
-- A brand and a common word of other goods have a hundred thousand listings each, and few together. Intersecting these lists took
-- 50 to 100 ms at ten million listings, as they had to be read to their end. Within a category one of them is short: a brand has
-- its listings in a few categories, and a word of other goods is rare there. The planner has no use for statistics of the words.
drop index concurrently if exists listing_search_in_categories;
create index concurrently listing_search_in_categories on listing_search
  using gin ((words_in_category(tsvector_to_array(doc), category_id) collate "C")) with (fastupdate = off);
alter index listing_search_in_categories alter column 1 set statistics 0;
