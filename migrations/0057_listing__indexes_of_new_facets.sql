-- no-transaction
-- Lists filter by vintage, strength and country of origin within their covering indexes, and count countries there. Each
-- index is built beside the one it replaces.

drop index concurrently if exists listing_newest_wider;
create index concurrently listing_newest_wider on listing (is_topped desc, published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_newest;
alter index listing_newest_wider rename to listing_newest;
drop index concurrently if exists listing_cheapest_wider;
create index concurrently listing_cheapest_wider on listing (is_topped desc, price_base, id)
  include (category_id, facet_bits, brand_id, package_id, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_cheapest;
alter index listing_cheapest_wider rename to listing_cheapest;
drop index concurrently if exists listing_dearest_wider;
create index concurrently listing_dearest_wider on listing (is_topped desc, price_base desc nulls last, id desc)
  include (category_id, facet_bits, brand_id, package_id, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_dearest;
alter index listing_dearest_wider rename to listing_dearest;
drop index concurrently if exists listing_unit_price_wider;
create index concurrently listing_unit_price_wider on listing (is_topped desc, unit_price_base, id)
  include (category_id, facet_bits, brand_id, package_id, price_base, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_unit_price;
alter index listing_unit_price_wider rename to listing_unit_price;
drop index concurrently if exists listing_latest_wider;
create index concurrently listing_latest_wider on listing (published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_latest;
alter index listing_latest_wider rename to listing_latest;
drop index concurrently if exists listing_by_category_wider;
create index concurrently listing_by_category_wider on listing (category_id, published_at desc, id desc)
  include (facet_bits, brand_id, package_id, price_base, unit_price_base, is_topped, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_by_category;
alter index listing_by_category_wider rename to listing_by_category;
drop index concurrently if exists listing_by_brand_wider;
create index concurrently listing_by_brand_wider on listing (brand_id, category_id, published_at desc, id desc)
  include (facet_bits, package_id, price_base, unit_price_base, is_topped, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_by_brand;
alter index listing_by_brand_wider rename to listing_by_brand;
drop index concurrently if exists listing_by_brand_and_price_wider;
create index concurrently listing_by_brand_and_price_wider on listing (brand_id, price_base)
  include (category_id, facet_bits, package_id, unit_price_base, is_topped, published_at, id, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_by_brand_and_price;
alter index listing_by_brand_and_price_wider rename to listing_by_brand_and_price;
drop index concurrently if exists listing_by_package_and_price_wider;
create index concurrently listing_by_package_and_price_wider on listing (package_id, price_base)
  include (category_id, facet_bits, brand_id, unit_price_base, is_topped, published_at, id, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_by_package_and_price;
alter index listing_by_package_and_price_wider rename to listing_by_package_and_price;
drop index concurrently if exists listing_by_price_wider;
create index concurrently listing_by_price_wider on listing (category_id, price_base, id)
  include (facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_by_price;
alter index listing_by_price_wider rename to listing_by_price;
drop index concurrently if exists listing_by_unit_price_wider;
create index concurrently listing_by_unit_price_wider on listing (category_id, unit_price_base, id)
  include (facet_bits, brand_id, package_id, price_base, is_topped, published_at, origin_code, vintage, abv) where visibility = 'listed';
drop index concurrently if exists listing_by_unit_price;
alter index listing_by_unit_price_wider rename to listing_by_unit_price;
drop index concurrently if exists listing_sample_wider;
create index concurrently listing_sample_wider on listing (category_id, price_base)
  include (facet_bits, brand_id, package_id, id, origin_code, vintage, abv) where visibility = 'listed' and id & 4032 = 0;
drop index concurrently if exists listing_sample;
alter index listing_sample_wider rename to listing_sample;
drop index concurrently if exists listing_products_newest_wider;
create index concurrently listing_products_newest_wider on listing (published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base, unit_price_base, origin_code, vintage, abv) where visibility = 'listed' and facet_bits & 1 = 1;
drop index concurrently if exists listing_products_newest;
alter index listing_products_newest_wider rename to listing_products_newest;
drop index concurrently if exists listing_products_by_price_wider;
create index concurrently listing_products_by_price_wider on listing (price_base)
  include (category_id, facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at, id, origin_code, vintage, abv) where visibility = 'listed' and facet_bits & 1 = 1;
drop index concurrently if exists listing_products_by_price;
alter index listing_products_by_price_wider rename to listing_products_by_price;
drop index concurrently if exists listing_sale_newest_wider;
create index concurrently listing_sale_newest_wider on listing (published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base, unit_price_base, origin_code, vintage, abv) where visibility = 'listed' and facet_bits & 16 = 16;
drop index concurrently if exists listing_sale_newest;
alter index listing_sale_newest_wider rename to listing_sale_newest;

-- What is rare in a large category or in the whole catalogue is found by itself.
drop index concurrently if exists listing_by_origin;
create index concurrently listing_by_origin on listing (origin_code, category_id, price_base)
  include (facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at, id, vintage, abv)
  where visibility = 'listed' and origin_code is not null;
drop index concurrently if exists listing_by_vintage;
create index concurrently listing_by_vintage on listing (vintage, category_id)
  include (facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at, id, price_base, origin_code, abv)
  where visibility = 'listed' and vintage is not null;
drop index concurrently if exists listing_by_abv;
create index concurrently listing_by_abv on listing (abv, category_id)
  include (facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at, id, price_base, origin_code, vintage)
  where visibility = 'listed' and abv is not null;
