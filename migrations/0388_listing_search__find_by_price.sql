-- no-transaction
-- A search sorted by price intersected all listings that have a word with all that cost so little: at ten million listings,
-- two long lists for a page of 24. Here a word has a list for each step of prices, so only the beginning of the order is
-- intersected. The planner has no use for statistics of the words.
drop index concurrently if exists listing_search_by_price;
create index concurrently listing_search_by_price on listing_search
  using gin ((words_in_step(doc, price_band) collate "C"), (words_in_step(doc, unit_price_band) collate "C"),
    price_band_runs(price_band), price_band_runs(unit_price_band)) with (fastupdate = off);
alter index listing_search_by_price alter column 1 set statistics 0;
alter index listing_search_by_price alter column 2 set statistics 0;
