-- no-transaction
-- Products by name: the list of a large category is read in this order instead of being sorted.
drop index concurrently if exists listing_text_by_name;
create index concurrently listing_text_by_name on listing_text (locale, name collate "und-x-icu", listing_id);
