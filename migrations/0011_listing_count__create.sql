-- How many public listings a category with its descendants holds, per brand and combination of flags, and per package
-- and combination of flags. Category 0 is the whole catalogue; value 0 is "none". Kept by fold_listing_counts.
create table listing_count (
  category_id bigint not null,
  dimension text not null check (dimension in ('brand', 'package')),
  value_id integer not null,
  facet_bits smallint not null,
  listings integer not null,
  primary key (category_id, dimension, value_id, facet_bits) include (listings)
);

-- The same per brand and package together, read when either is chosen.
create table listing_pair_count (
  category_id bigint not null,
  package_id integer not null,
  brand_id integer not null,
  facet_bits smallint not null,
  listings integer not null,
  primary key (category_id, package_id, brand_id, facet_bits) include (listings)
);
create index listing_pair_count_by_brand on listing_pair_count (category_id, brand_id) include (package_id, facet_bits, listings);

-- Writers only append here, so two of them never wait for one another; readers add what is not folded yet.
create table listing_count_delta (
  id bigint primary key generated always as identity,
  category_id bigint not null,
  brand_id integer not null,
  package_id integer not null,
  facet_bits smallint not null,
  listings integer not null
);

create function count_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_count_delta (category_id, brand_id, package_id, facet_bits, listings)
      select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), facet_bits, count(*)
      from new_rows where visibility = 'listed' group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into listing_count_delta (category_id, brand_id, package_id, facet_bits, listings)
      select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), facet_bits, -count(*)
      from old_rows where visibility = 'listed' group by 1, 2, 3, 4;
  else
    insert into listing_count_delta (category_id, brand_id, package_id, facet_bits, listings)
      select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), facet_bits, sum(change)
      from (
        select *, 1 as change from new_rows where visibility = 'listed'
        union all
        select *, -1 from old_rows where visibility = 'listed') changes
      group by 1, 2, 3, 4 having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger listing_counted_insert after insert on listing referencing new table as new_rows
  for each statement execute function count_listing_changes();
create trigger listing_counted_update after update on listing referencing old table as old_rows new table as new_rows
  for each statement execute function count_listing_changes();
create trigger listing_counted_delete after delete on listing referencing old table as old_rows
  for each statement execute function count_listing_changes();

-- Moves what was appended into the counters; at most one runs at a time, another returns at once. Gives how many rows
-- it took.
create function fold_listing_counts() returns integer language plpgsql as $$
declare
  taken_rows integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_listing_counts')) then
    return 0;
  end if;
  with taken as (
    delete from listing_count_delta returning category_id, brand_id, package_id, facet_bits, listings
  ), expanded as (
    select step as category_id, brand_id, package_id, facet_bits, taken.listings
    from taken
    left join category on category.id = taken.category_id,
    unnest(coalesce(category.path, '{}') || 0::bigint) step
  ), counted as (
    insert into listing_count (category_id, dimension, value_id, facet_bits, listings)
      select category_id, 'brand', brand_id, facet_bits, sum(listings) from expanded group by 1, 3, 4
      union all
      select category_id, 'package', package_id, facet_bits, sum(listings) from expanded group by 1, 3, 4
      order by 1, 2, 3, 4
    on conflict (category_id, dimension, value_id, facet_bits)
      do update set listings = listing_count.listings + excluded.listings
  ), paired as (
    insert into listing_pair_count (category_id, package_id, brand_id, facet_bits, listings)
      select category_id, package_id, brand_id, facet_bits, sum(listings) from expanded group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (category_id, package_id, brand_id, facet_bits)
      do update set listings = listing_pair_count.listings + excluded.listings
  ), totals as (
    update category set listings = category.listings + changed.listings
    from (select category_id, sum(listings) as listings from expanded group by 1 having sum(listings) <> 0) changed
    where category.id = changed.category_id
  )
  select count(*) into taken_rows from taken;
  return taken_rows;
end $$;

-- Counts everything anew: after a bulk load, or when a category was moved.
create function recount_listings() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_listing_counts'));
  lock table listing in share mode;
  delete from listing_count_delta;
  delete from listing_count;
  delete from listing_pair_count;
  insert into listing_count_delta (category_id, brand_id, package_id, facet_bits, listings)
    select category_id, coalesce(brand_id, 0), coalesce(package_id, 0), facet_bits, count(*)
    from listing where visibility = 'listed' group by 1, 2, 3, 4;
  update category set listings = 0 where listings <> 0;
  perform fold_listing_counts();
end $$;

-- A moved category takes its descendants along: their paths change, and what is counted above them.
create function follow_moved_categories() returns trigger language plpgsql as $$
declare
  moved bigint[];
begin
  select array_agg(n.id) into moved
    from new_rows n join old_rows o on o.id = n.id where n.path is distinct from o.path;
  if moved is not null then
    update category set parent_id = parent_id where parent_id = any (moved);
    if pg_trigger_depth() = 1 then
      perform recount_listings();
    end if;
  end if;
  return null;
end $$;
create trigger category_moved after update on category referencing old table as old_rows new table as new_rows
  for each statement execute function follow_moved_categories();

select recount_listings();
