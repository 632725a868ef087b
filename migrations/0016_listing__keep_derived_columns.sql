-- Prices. One place knows each formula; the trigger of a listing and the changes of whole sets share it.
create function price_in_base(price_minor bigint, decimals smallint, rate numeric, base_decimals smallint) returns bigint
  language sql immutable parallel safe
  as $$ select round(price_minor::numeric / 10 ^ coalesce(decimals, 2) * rate * 10 ^ coalesce(base_decimals, 2)) $$;

-- How many litres, pieces or 100 g a package holds; null when the category's unit prices don't count in its unit.
create function amount_in_unit(unit_price_unit text, unit text, amount integer, count integer) returns numeric
  language sql immutable parallel safe
  as $$ select case
      when unit_price_unit = 'litre' and unit = 'ml' then amount * count / 1000.0
      when unit_price_unit = 'piece' and unit = 'piece' then amount * count
      when unit_price_unit = '100g' and unit = 'g' then amount * count / 100.0
    end $$;

create or replace function listing_derive() returns trigger language plpgsql as $$
declare
  amount numeric;
begin
  select price_in_base(new.price_minor, c.decimals, c.rate, d.decimals) into new.price_base
    from currency c, currency d
    where c.id = new.currency_id and d.is_default;
  select amount_in_unit(cat.unit_price_unit, p.unit, p.amount, p.count) into amount
    from category cat, package p
    where cat.id = new.category_id and p.id = new.package_id;
  new.unit_price_base := round(new.price_base / amount);
  return new;
end $$;

-- Derives the prices of whole sets anew: of these currencies, categories or packages. Writes what differs only.
create function refresh_listing_prices(currencies integer[], categories bigint[], packages integer[]) returns void
  language sql as $$
  update listing set price_base = derived.price_base, unit_price_base = derived.unit_price_base
  from (
    select l.id, base.price as price_base,
      round(base.price / amount_in_unit(cat.unit_price_unit, p.unit, p.amount, p.count))::bigint as unit_price_base
    from listing l
    join currency c on c.id = l.currency_id
    join currency d on d.is_default
    join category cat on cat.id = l.category_id
    left join package p on p.id = l.package_id
    cross join lateral (select price_in_base(l.price_minor, c.decimals, c.rate, d.decimals) as price) base
    where l.currency_id = any (currencies) or l.category_id = any (categories) or l.package_id = any (packages)
  ) derived
  where derived.id = listing.id
    and (listing.price_base, listing.unit_price_base) is distinct from (derived.price_base, derived.unit_price_base)
$$;

create function follow_currencies() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  -- Every price is told in the default currency: when that changes, all do.
  select case when bool_or(n.is_default or o.is_default) then (select array_agg(id) from currency) else array_agg(n.id) end
    into changed
    from new_rows n join old_rows o on o.id = n.id
    where (n.rate, n.decimals, n.is_default) is distinct from (o.rate, o.decimals, o.is_default);
  if changed is not null then
    perform refresh_listing_prices(changed, null, null);
  end if;
  return null;
end $$;
create trigger currency_prices after update on currency referencing old table as old_rows new table as new_rows
  for each statement execute function follow_currencies();

create function follow_unit_price_units() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(n.id) into changed
    from new_rows n join old_rows o on o.id = n.id where n.unit_price_unit is distinct from o.unit_price_unit;
  if changed is not null then
    perform refresh_listing_prices(null, changed, null);
  end if;
  return null;
end $$;
create trigger category_prices after update on category referencing old table as old_rows new table as new_rows
  for each statement execute function follow_unit_price_units();

create function follow_packages() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  select array_agg(n.id) into changed
    from new_rows n join old_rows o on o.id = n.id
    where (n.unit, n.amount, n.count) is distinct from (o.unit, o.amount, o.count);
  if changed is not null then
    perform refresh_listing_prices(null, null, changed);
  end if;
  return null;
end $$;
create trigger package_prices after update on package referencing old table as old_rows new table as new_rows
  for each statement execute function follow_packages();

-- In stock: an active branch or warehouse holds a piece.
create function refresh_listing_stock(ids bigint[]) returns void language sql as $$
  update listing l set is_in_stock = held.is_held
  from unnest(ids) changed (id)
  cross join lateral (
    select exists (
      select from stock s join branch b on b.id = s.branch_id
      where s.listing_id = changed.id and s.quantity > 0 and b.is_active) as is_held
  ) held
  where l.id = changed.id and l.is_in_stock <> held.is_held
$$;

-- The first picture stands for the listing.
create function refresh_listing_pictures(ids bigint[]) returns void language sql as $$
  update listing l set main_picture_id = first.picture_id, has_picture = first.picture_id is not null
  from unnest(ids) changed (id)
  left join lateral (
    select picture_id from listing_picture p where p.listing_id = changed.id order by position limit 1
  ) first on true
  where l.id = changed.id
    and (l.main_picture_id, l.has_picture) is distinct from (first.picture_id, first.picture_id is not null)
$$;

create function follow_listing_parts() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  -- The transition tables of the other operations do not exist, so each is named where it does.
  if tg_op = 'INSERT' then
    select array_agg(distinct listing_id) into changed from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct listing_id) into changed from old_rows;
  else
    select array_agg(distinct listing_id) into changed
      from (select listing_id from new_rows union all select listing_id from old_rows) both_rows;
  end if;
  if changed is null then
    return null;
  elsif tg_table_name = 'stock' then
    perform refresh_listing_stock(changed);
  else
    perform refresh_listing_pictures(changed);
  end if;
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['stock', 'listing_picture'] loop
    execute format('create trigger %1$s_followed_insert after insert on %1$s referencing new table as new_rows for each statement execute function follow_listing_parts()', part);
    execute format('create trigger %1$s_followed_update after update on %1$s referencing old table as old_rows new table as new_rows for each statement execute function follow_listing_parts()', part);
    execute format('create trigger %1$s_followed_delete after delete on %1$s referencing old table as old_rows for each statement execute function follow_listing_parts()', part);
  end loop;
end $$;

create function follow_branches() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  select array_agg(distinct s.listing_id) into changed
    from new_rows n join old_rows o on o.id = n.id join stock s on s.branch_id = n.id
    where n.is_active <> o.is_active;
  if changed is not null then
    perform refresh_listing_stock(changed);
  end if;
  return null;
end $$;
create trigger branch_stock after update on branch referencing old table as old_rows new table as new_rows
  for each statement execute function follow_branches();

-- Verified sellers: at an advert's beginning, and when an account's mark changes.
create function listing_seller_verified() returns trigger language plpgsql as $$
begin
  new.is_seller_verified := (select authorized from account where id = new.seller_id);
  return new;
end $$;
create trigger listing_seller_verified before insert or update of seller_id on listing
  for each row when (new.seller_id is not null) execute function listing_seller_verified();

create function follow_accounts() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n join old_rows o on o.id = n.id where n.authorized <> o.authorized) then
    update listing l set is_seller_verified = n.authorized
      from new_rows n join old_rows o on o.id = n.id
      where l.seller_id = n.id and n.authorized <> o.authorized and l.is_seller_verified <> n.authorized;
  end if;
  return null;
end $$;
create trigger account_verified after update on account referencing old table as old_rows new table as new_rows
  for each statement execute function follow_accounts();

-- What was left behind until now, once.
select refresh_listing_prices((select array_agg(id) from currency), null, null);
select refresh_listing_stock(array(select listing_id from product));
select refresh_listing_pictures(array(select id from listing));
update listing l set is_seller_verified = a.authorized
  from account a where a.id = l.seller_id and l.is_seller_verified <> a.authorized;

-- Which pages show it (migration 0007), for the tables that had no trigger yet. What stands on most pages drops all.
create trigger blog_category_changed after insert or update or delete on blog_category for each statement execute function notify_table_changed('content');
create trigger info_page_changed after insert or update or delete on info_page for each statement execute function notify_table_changed('content');
create trigger country_changed after insert or update or delete on country for each statement execute function notify_table_changed('countries');
create trigger branch_changed after insert or update or delete on branch for each statement execute function notify_table_changed('all');
create trigger package_changed after update or delete on package for each statement execute function notify_table_changed('all');
-- A picture is shown by what belongs to it, whose own triggers tell of a new one.
create trigger picture_changed after update on picture for each statement execute function notify_table_changed('all');

drop trigger category_changed on category;
create trigger category_changed
  after insert or delete or update of parent_id, position, pictogram, age_rule, unit_price_unit, may_be_advertised, may_be_discounted, delivery_countries
  on category for each statement execute function notify_table_changed('categories');

create trigger price_history_inserted after insert on price_history referencing new table as new_rows
  for each statement execute function notify_listing_parts_changed();
create trigger price_history_updated after update on price_history referencing new table as new_rows
  for each statement execute function notify_listing_parts_changed();
create trigger price_history_deleted after delete on price_history referencing old table as old_rows
  for each statement execute function notify_listing_parts_changed();
