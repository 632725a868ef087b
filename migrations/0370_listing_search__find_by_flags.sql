-- no-transaction
-- The first results are the goods in stock: the indexes of words know the flags, so that a search reads these alone where
-- they are few of its results. An array, because `&&` is intersected, while `= any` searches the index for each value.
drop index concurrently if exists listing_search_head_with_flags;
create index concurrently listing_search_head_with_flags on listing_search
  using gin (head, package_id, published_week, (array[facet_bits])) with (fastupdate = off);
drop index concurrently if exists listing_search_head;
alter index listing_search_head_with_flags rename to listing_search_head;
drop index concurrently if exists listing_search_doc_with_flags;
create index concurrently listing_search_doc_with_flags on listing_search
  using gin (doc, published_week, price_band_runs(price_band), price_band_runs(unit_price_band), (array[facet_bits]))
  with (fastupdate = off);
drop index concurrently if exists listing_search_doc;
alter index listing_search_doc_with_flags rename to listing_search_doc;
