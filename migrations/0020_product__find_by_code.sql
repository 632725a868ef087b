-- no-transaction
-- A goods code or EAN typed into the search finds its product. Not in the search words: each code would be one more
-- word to compare misspelt ones with.
drop index concurrently if exists product_sku_upper;
create index concurrently product_sku_upper on product (upper(sku));
drop index concurrently if exists product_ean;
create index concurrently product_ean on product (ean) where ean is not null;
