-- What the administration of categories, brands and packages needs of the catalogue's counters, which only the catalogue
-- knows.

-- Public listings with a brand or a package, as folded last.
create function listings_with(which text, value text) returns integer language sql stable as $$
  select coalesce(sum(listings), 0)::int from listing_count
  where category_id = 0 and dimension = which and value_id = value
$$;

-- Changes of each category's number of listings that are not folded yet.
create function pending_listings() returns table (category_id bigint, listings bigint) language sql stable as $$
  select step, sum(d.listings)
  from listing_count_delta d join category changed on changed.id = d.category_id, unnest(changed.path) step
  group by step
$$;

-- Drops the counters of a deleted category.
create function forget_listing_counts(deleted bigint) returns void language sql as $$
  delete from listing_count where category_id = deleted;
  delete from listing_combination_count where category_id = deleted;
$$;
