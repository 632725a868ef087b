-- no-transaction
-- The newest results of a common word are found by eighths of days instead of weeks: at a million listings, a week has two
-- thousand results of such a word, and at ten million ten times as many, where a page needs 24. As runs, which are
-- intersected with the words like words; `>=` first collects all listings of the span.
-- Previous version: asks for `published_week`, which it then checks row by row.
drop index concurrently if exists listing_search_head_by_time;
create index concurrently listing_search_head_by_time on listing_search
  using gin (head, package_id, published_runs(published_at), (array[facet_bits])) with (fastupdate = off);
drop index concurrently if exists listing_search_head;
alter index listing_search_head_by_time rename to listing_search_head;
drop index concurrently if exists listing_search_doc_by_time;
create index concurrently listing_search_doc_by_time on listing_search
  using gin (doc, published_runs(published_at), price_band_runs(price_band), price_band_runs(unit_price_band), (array[facet_bits]))
  with (fastupdate = off);
drop index concurrently if exists listing_search_doc;
alter index listing_search_doc_by_time rename to listing_search_doc;
