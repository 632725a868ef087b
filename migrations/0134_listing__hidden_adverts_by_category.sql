-- no-transaction
-- The queue for approval filtered by a category: among its hidden adverts are those that wait.
drop index concurrently if exists listing_hidden_adverts;
create index concurrently listing_hidden_adverts on listing (category_id, id) where visibility = 'hidden' and kind = 'advert';
