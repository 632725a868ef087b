-- no-transaction
-- Lists read topped adverts first. Those of a category are few; in the order of all topped ones they lie far apart.
drop index concurrently if exists listing_topped;
create index concurrently listing_topped on listing (category_id, published_at desc, id desc)
  include (facet_bits, brand_id, package_id, price_base, unit_price_base, origin_code, vintage, abv)
  where visibility = 'listed' and is_topped;
