-- Searches read the newest 500 changes of words. Refreshing a listing writes two: one removes its old words, one adds its new ones.
-- Each pair is written together, so a search that reads only some of a large refresh never sees words removed without their
-- replacement.
create or replace function refresh_listing_search(ids bigint[]) returns void language sql as $$
  delete from listing_search where id in (select id from listing where id = any (ids) and visibility <> 'listed');
  with previous as (
    select id, head, doc from listing_search where id = any (ids)
  ), written as (
    insert into listing_search (id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
        facet_bits, vintage, abv, origin_code, head, doc)
      select id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
        facet_bits, vintage, abv, origin_code, head, doc
      from listing_search_source where id = any (ids) order by id
    on conflict (id) do update set
      category_id = excluded.category_id, price_base = excluded.price_base, unit_price_base = excluded.unit_price_base,
      published_at = excluded.published_at, brand_id = excluded.brand_id, package_id = excluded.package_id,
      facet_bits = excluded.facet_bits, vintage = excluded.vintage, abv = excluded.abv,
      origin_code = excluded.origin_code, head = excluded.head, doc = excluded.doc, filler = excluded.filler
    returning id, head, doc
  ), changed as (
    select id, head, doc, 1 as listings from written
    union all
    select p.id, p.head, p.doc, -1 from previous p join written w on w.id = p.id
  )
  insert into search_word_delta (head, doc, listings)
    select head, doc, listings from changed order by id, listings
$$;
