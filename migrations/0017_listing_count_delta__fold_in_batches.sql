-- As before, but takes at most so many of the appended rows, the oldest first (null: all): a backlog of an import or a
-- renamed brand is worked off in steps that each commit, instead of one that runs into its time limit again and again.
-- What takes a listing away is appended after what brought it, so no order of steps makes a count negative.
drop function fold_listing_counts();
create function fold_listing_counts(at_most integer default null) returns integer language plpgsql as $$
declare
  taken_rows integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_listing_counts')) then
    return 0;
  end if;
  with taken as (
    delete from listing_count_delta
    where at_most is null or id in (select id from listing_count_delta order by id limit at_most)
    returning category_id, brand_id, package_id, facet_bits, listings
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

drop function fold_search_words();
create function fold_search_words(at_most integer default null) returns integer language plpgsql as $$
declare
  taken_rows integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_search_words')) then
    return 0;
  end if;
  with taken as (
    delete from search_word_delta
    where at_most is null or id in (select id from search_word_delta order by id limit at_most)
    returning head, doc, listings
  ), words as (
    select lexeme, sum(in_head) as head_listings, sum(in_doc) as doc_listings
    from (
      select lexeme, listings as in_head, 0 as in_doc from taken, unnest(head)
      union all
      select lexeme, 0, listings from taken, unnest(doc)) each_word
    group by lexeme
    having sum(in_head) <> 0 or sum(in_doc) <> 0
  ), counted as (
    insert into search_word (word, head_listings, doc_listings)
      select left(lexeme, 200), sum(head_listings), sum(doc_listings) from words group by 1 order by 1
    on conflict (word) do update set
      head_listings = search_word.head_listings + excluded.head_listings,
      doc_listings = search_word.doc_listings + excluded.doc_listings
  )
  select count(*) into taken_rows from taken;
  if taken_rows > 0 then
    delete from search_word where doc_listings <= 0;
  end if;
  return taken_rows;
end $$;
