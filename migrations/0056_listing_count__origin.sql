-- Countries of origin are counted as brands and packages are. The value of a counter is an id or a country's code as
-- text: '0' and '' stand for none.
alter table listing_count
  drop constraint listing_count_dimension_check,
  add constraint listing_count_dimension_check check (dimension in ('brand', 'package', 'origin')),
  alter column value_id type text;
alter table listing_count_delta add column origin_code text not null default '';

-- The same counts per combination of brand, package and country, read when any of them is chosen.
drop table listing_pair_count;
create table listing_combination_count (
  category_id bigint not null,
  brand_id integer not null,
  package_id integer not null,
  origin_code text not null,
  facet_bits smallint not null,
  listings integer not null,
  primary key (category_id, brand_id, package_id, origin_code, facet_bits) include (listings)
);
create index listing_combination_count_by_package on listing_combination_count (category_id, package_id)
  include (brand_id, origin_code, facet_bits, listings);
create index listing_combination_count_by_origin on listing_combination_count (category_id, origin_code)
  include (brand_id, package_id, facet_bits, listings);

create or replace function count_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count_delta (category_id, brand_id, package_id, origin_code, facet_bits, listings)
      select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), coalesce(origin_code, ''), facet_bits, count(*)
      from new_rows where visibility = 'listed' group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into listing_count_delta (category_id, brand_id, package_id, origin_code, facet_bits, listings)
      select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), coalesce(origin_code, ''), facet_bits, -count(*)
      from old_rows where visibility = 'listed' group by 1, 2, 3, 4, 5;
  else
    insert into listing_count_delta (category_id, brand_id, package_id, origin_code, facet_bits, listings)
      select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), coalesce(origin_code, ''), facet_bits,
        sum(change)
      from (
        select *, 1 as change from new_rows where visibility = 'listed'
        union all
        select *, -1 from old_rows where visibility = 'listed') changes
      group by 1, 2, 3, 4, 5 having sum(change) <> 0;
  end if;
  return null;
end $$;

create or replace function fold_listing_counts(at_most integer default null) returns integer language plpgsql as $$
declare
  taken_rows integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_listing_counts')) then
    return 0;
  end if;
  with taken as (
    delete from listing_count_delta
    where at_most is null or id in (select id from listing_count_delta order by id limit at_most)
    returning category_id, brand_id, package_id, origin_code, facet_bits, listings
  ), expanded as (
    select step as category_id, brand_id, package_id, origin_code, facet_bits, taken.listings
    from taken
    left join category on category.id = taken.category_id,
    unnest(coalesce(category.path, '{}') || 0::bigint) step
  ), counted as (
    insert into listing_count (category_id, dimension, value_id, facet_bits, listings)
      select e.category_id, v.dimension, v.value_id, e.facet_bits, sum(e.listings)
      from expanded e
      cross join lateral (values ('brand', e.brand_id::text), ('package', e.package_id::text), ('origin', e.origin_code))
        v (dimension, value_id)
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4
    on conflict (category_id, dimension, value_id, facet_bits)
      do update set listings = listing_count.listings + excluded.listings
  ), combined as (
    insert into listing_combination_count (category_id, brand_id, package_id, origin_code, facet_bits, listings)
      select category_id, brand_id, package_id, origin_code, facet_bits, sum(listings)
      from expanded group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (category_id, brand_id, package_id, origin_code, facet_bits)
      do update set listings = listing_combination_count.listings + excluded.listings
  ), totals as (
    update category set listings = category.listings + changed.listings
    from (select category_id, sum(listings) as listings from expanded group by 1 having sum(listings) <> 0) changed
    where category.id = changed.category_id
  )
  select count(*) into taken_rows from taken;
  return taken_rows;
end $$;

create or replace function recount_listings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_listing_counts'));
  lock table listing in share mode;
  delete from listing_count_delta;
  delete from listing_count;
  delete from listing_combination_count;
  insert into listing_count_delta (category_id, brand_id, package_id, origin_code, facet_bits, listings)
    select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), coalesce(origin_code, ''), facet_bits, count(*)
    from listing where visibility = 'listed' group by 1, 2, 3, 4, 5;
  update category set listings = 0 where listings <> 0;
  perform fold_listing_counts();
end $$;

select recount_listings();
