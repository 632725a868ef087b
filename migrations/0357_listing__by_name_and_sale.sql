-- no-transaction
-- Products on sale, shown or not, newest first; and no index of the names of adverts and products together any more:
-- product_name has those of products.
drop index concurrently if exists listing_all_products_on_sale;
create index concurrently listing_all_products_on_sale on listing (published_at desc, id desc) where kind = 'product' and is_on_sale;
drop index concurrently if exists listing_text_by_name;
