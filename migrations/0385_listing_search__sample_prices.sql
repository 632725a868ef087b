-- no-transaction
-- The sample tells up to which band of prices a search sorted by price reads. For common words, its first thousand rows say
-- it too roughly: at ten million listings, one in a thousand of a common word are fifteen thousand rows for a page of 24. So
-- the sample's index knows the bands, too, and the beginning of the order is read from it.
drop index concurrently if exists listing_search_doc_sample_with_prices;
create index concurrently listing_search_doc_sample_with_prices on listing_search
  using gin (doc, price_band_runs(price_band), price_band_runs(unit_price_band)) with (fastupdate = off)
  where id & 960 = 0;
drop index concurrently if exists listing_search_doc_sample;
alter index listing_search_doc_sample_with_prices rename to listing_search_doc_sample;
