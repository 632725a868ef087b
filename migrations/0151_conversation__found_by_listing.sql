-- Deleting a listing or an order looks for its conversations by its id alone: an index by `kind` cannot serve that.
drop index conversation_about_listing;
create unique index conversation_about_listing on conversation (listing_id, opener_id) where listing_id is not null;
drop index conversation_about_order;
create unique index conversation_about_order on conversation (order_id) where order_id is not null;
