-- The category into which a job is merging this one; null otherwise.
alter table category add column merging_into bigint references category check (merging_into <> id);
create index category_merging on category (merging_into) where merging_into is not null;

-- Where the address of a merged or deleted category leads.
create table category_redirect (
  category_id bigint primary key,
  into_id bigint not null references category on delete cascade
);
create index category_redirect_into on category_redirect (into_id);
create trigger category_redirect_changed after insert or update or delete on category_redirect
  for each statement execute function notify_table_changed('categories');

-- Moving takes the lock of the counters before the rows: folding holds it while it updates the rows.
create function lock_listing_counts() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_listing_counts'));
  return null;
end $$;
create trigger category_moves before update of parent_id on category
  for each statement execute function lock_listing_counts();

-- Moves what is counted in a category and below it from the ancestors it has left to those it has gained.
create function move_listing_counts(moved bigint, left_ids bigint[], gained_ids bigint[]) returns void language sql as $$
  with signed as (
    select unnest(left_ids) as category_id, -1 as sign union all select unnest(gained_ids), 1
  )
  insert into listing_count (category_id, dimension, value_id, facet_bits, listings)
    select s.category_id, c.dimension, c.value_id, c.facet_bits, s.sign * c.listings
    from listing_count c cross join signed s
    where c.category_id = moved and c.listings <> 0
  on conflict (category_id, dimension, value_id, facet_bits)
    do update set listings = listing_count.listings + excluded.listings;
  with signed as (
    select unnest(left_ids) as category_id, -1 as sign union all select unnest(gained_ids), 1
  )
  insert into listing_combination_count (category_id, brand_id, package_id, origin_code, facet_bits, listings)
    select s.category_id, c.brand_id, c.package_id, c.origin_code, c.facet_bits, s.sign * c.listings
    from listing_combination_count c cross join signed s
    where c.category_id = moved and c.listings <> 0
  on conflict (category_id, brand_id, package_id, origin_code, facet_bits)
    do update set listings = listing_combination_count.listings + excluded.listings;
  update category c set listings = c.listings + s.sign * m.listings
    from (select unnest(left_ids) as category_id, -1 as sign union all select unnest(gained_ids), 1) s, category m
    where m.id = moved and c.id = s.category_id and m.listings <> 0;
$$;

-- A moved category takes its descendants along. Its counters move with it: nothing is counted again, so the size of a
-- branch does not matter. Changes that are not folded yet will be folded along the new path.
create or replace function follow_moved_categories() returns trigger language plpgsql as $$
declare
  moved bigint[];
  one record;
begin
  select array_agg(n.id) into moved
    from new_rows n join old_rows o on o.id = n.id where n.path is distinct from o.path;
  if moved is null then
    return null;
  end if;
  if pg_trigger_depth() = 1 and array_length(moved, 1) = 1 then
    select n.id, trim_array(o.path, 1) as old_above, trim_array(n.path, 1) as new_above into one
      from new_rows n join old_rows o on o.id = n.id where n.id = moved[1];
    perform move_listing_counts(one.id,
      array(select unnest(one.old_above) except select unnest(one.new_above)),
      array(select unnest(one.new_above) except select unnest(one.old_above)));
  end if;
  update category set parent_id = parent_id where parent_id = any (moved);
  -- Several at once may lie within one another.
  if pg_trigger_depth() = 1 and array_length(moved, 1) > 1 then
    perform recount_listings();
  end if;
  return null;
end $$;

-- A transaction that merges categories sets karafa.is_merging: listings that only change to the merged category are no
-- news for watchdogs.
create or replace function record_listing_events() returns trigger language plpgsql as $$
begin
  if current_setting('karafa.is_merging', true) = 'on' then
    return null;
  elsif tg_op = 'INSERT' then
    insert into listing_event (listing_id) select id from new_rows where visibility = 'listed';
  else
    insert into listing_event (listing_id, before)
      select n.id, case when o.visibility = 'listed' then jsonb_build_object(
          'category', o.category_id, 'brand', o.brand_id, 'package', o.package_id, 'origin', o.origin_code,
          'vintage', o.vintage, 'abv', o.abv, 'price', o.price_base, 'facet_bits', o.facet_bits) end
      from new_rows n join old_rows o on o.id = n.id
      where n.visibility = 'listed' and (
        o.visibility <> 'listed'
        -- A new rate changes `price_base` alone: that is no news about the listing.
        or (n.category_id, n.brand_id, n.package_id, n.origin_code, n.vintage, n.abv, n.price_minor, n.currency_id, n.facet_bits)
          is distinct from
          (o.category_id, o.brand_id, o.package_id, o.origin_code, o.vintage, o.abv, o.price_minor, o.currency_id, o.facet_bits));
  end if;
  return null;
end $$;

-- Synonyms are kept in the memory of every process, which forgets them with this tag.
create trigger search_synonym_changed after insert or update or delete on search_synonym
  for each statement execute function notify_table_changed('synonyms');
