-- The yes-or-no filters of a listing in one number, so that covering indexes stay narrow and every combination of
-- flags is one value to group by: 1 product, 2 demand, 4 verified seller, 8 in stock, 16 on sale, 32 negotiable,
-- 64 with picture (the same numbers as in the catalogue's facet-bits.ts).
alter table listing add column facet_bits smallint not null generated always as (
  (case when kind = 'product' then 1 else 0 end)
  + (case when offer_type = 'demand' then 2 else 0 end)
  + (case when is_seller_verified then 4 else 0 end)
  + (case when is_in_stock then 8 else 0 end)
  + (case when is_on_sale then 16 else 0 end)
  + (case when is_negotiable then 32 else 0 end)
  + (case when has_picture then 64 else 0 end)
) stored;

-- Brands live in few categories and come in few packages: without this the planner multiplies the shares.
create statistics listing_correlations (dependencies, mcv) on category_id, brand_id, package_id from listing;

-- The planner would guess one in two hundred.
create statistics listing_products on (facet_bits & 1) from listing;
create statistics listing_sales on (facet_bits & 16) from listing;

-- Whole-catalogue orders: topped listings, and deep pages of big categories. Topped first, as in every list.
create index listing_newest on listing (is_topped desc, published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base) where visibility = 'listed';
create index listing_cheapest on listing (is_topped desc, price_base, id)
  include (category_id, facet_bits, brand_id, package_id) where visibility = 'listed';
create index listing_dearest on listing (is_topped desc, price_base desc nulls last, id desc)
  include (category_id, facet_bits, brand_id, package_id) where visibility = 'listed';
create index listing_unit_price on listing (is_topped desc, unit_price_base, id)
  include (category_id, facet_bits, brand_id, package_id, price_base) where visibility = 'listed';
-- Newest without regard to topping: broad searches, the newest adverts of the home page.
create index listing_latest on listing (published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base) where visibility = 'listed';

-- Sets small enough to be read whole and then sorted, and the orders within a category, which pages of big categories
-- are merged from. Each begins with what narrows most and carries the rest.
create index listing_by_category on listing (category_id, published_at desc, id desc)
  include (facet_bits, brand_id, package_id, price_base, unit_price_base, is_topped) where visibility = 'listed';
create index listing_by_brand on listing (brand_id, category_id, published_at desc, id desc)
  include (facet_bits, package_id, price_base, unit_price_base, is_topped) where visibility = 'listed';
create index listing_by_brand_and_price on listing (brand_id, price_base)
  include (category_id, facet_bits, package_id, unit_price_base, is_topped, published_at, id) where visibility = 'listed';
create index listing_by_package_and_price on listing (package_id, price_base)
  include (category_id, facet_bits, brand_id, unit_price_base, is_topped, published_at, id) where visibility = 'listed';
create index listing_by_price on listing (category_id, price_base, id)
  include (facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at) where visibility = 'listed';
create index listing_by_unit_price on listing (category_id, unit_price_base, id)
  include (facet_bits, brand_id, package_id, price_base, is_topped, published_at) where visibility = 'listed';
-- One listing in 64, in runs of 64 neighbours: tells what is common in a selection too large to be counted.
create index listing_sample on listing (category_id, price_base)
  include (facet_bits, brand_id, package_id, id) where visibility = 'listed' and id & 4032 = 0;
create index listing_products_newest on listing (published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base, unit_price_base)
  where visibility = 'listed' and facet_bits & 1 = 1;
create index listing_products_by_price on listing (price_base)
  include (category_id, facet_bits, brand_id, package_id, unit_price_base, is_topped, published_at, id)
  where visibility = 'listed' and facet_bits & 1 = 1;
create index listing_sale_newest on listing (published_at desc, id desc)
  include (category_id, facet_bits, brand_id, package_id, price_base, unit_price_base)
  where visibility = 'listed' and facet_bits & 16 = 16;

create index listing_brand on listing (brand_id);
create index category_path on category using gin (path);
