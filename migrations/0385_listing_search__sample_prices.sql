-- no-transaction
-- The sample tells up to which band of prices a search sorted by price reads. For a common word, only its first thousand rows
-- were read for that. At ten million listings each of them stands for two thousand others, so the first guess read fifteen
-- thousand rows for a page of 24. Now the sample's index holds the bands, too, so that the beginning of the order is found in it.
drop index concurrently if exists listing_search_doc_sample_with_prices;
create index concurrently listing_search_doc_sample_with_prices on listing_search
  using gin (doc, price_band_runs(price_band), price_band_runs(unit_price_band)) with (fastupdate = off)
  where id & 960 = 0;
drop index concurrently if exists listing_search_doc_sample;
alter index listing_search_doc_sample_with_prices rename to listing_search_doc_sample;
