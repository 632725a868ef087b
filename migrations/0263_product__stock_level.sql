-- The level of a product's stock at open branches, kept where the list of products is filtered and sorted by it: 0 sold
-- out, 1 low (at most `lowStock` pieces), 2 more. Written only when the level changes, which is rare.
alter table product add column stock_level smallint not null default 0 check (stock_level between 0 and 2);

create function stock_level(pieces bigint) returns smallint language sql immutable as $$
  select case when coalesce(pieces, 0) = 0 then 0 when pieces <= 5 then 1 else 2 end::smallint
$$;

update product p set stock_level = stock_level(held.pieces)
from (
  select s.listing_id, sum(s.quantity) as pieces from stock s join branch b on b.id = s.branch_id
  where b.is_active group by 1) held
where held.listing_id = p.listing_id;

create or replace function refresh_listing_stock(ids bigint[]) returns void language sql as $$
  update listing l set is_in_stock = held.is_held
  from unnest(ids) changed (id)
  cross join lateral (
    select exists (
      select from stock s join branch b on b.id = s.branch_id
      where s.listing_id = changed.id and s.quantity > 0 and b.is_active) as is_held
  ) held
  where l.id = changed.id and l.is_in_stock <> held.is_held;
  update product p set stock_level = held.level
  from unnest(ids) changed (id)
  cross join lateral (
    select stock_level(sum(s.quantity)) as level from stock s join branch b on b.id = s.branch_id
    where s.listing_id = changed.id and b.is_active
  ) held
  where p.listing_id = changed.id and p.stock_level <> held.level
$$;

create index product_by_stock on product (stock_level, listing_id);
create index listing_products_hidden on listing (published_at desc, id desc)
  where kind = 'product' and visibility <> 'listed';
create index listing_products_by_any_price on listing (category_id, price_minor, id) where kind = 'product';
