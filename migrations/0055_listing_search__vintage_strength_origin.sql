-- Searches filter by vintage, strength and country of origin, too.
alter table listing_search
  add column vintage smallint,
  add column abv numeric(4, 1),
  add column origin_code text;

-- The row of every public listing in listing_search, computed from its sources. The only definition of what searches see:
-- refresh_listing_search writes single rows of it, a bulk load all of them.
create view listing_search_source as
select l.id, l.category_id, l.price_base, l.unit_price_base, l.published_at, l.brand_id, l.package_id, l.facet_bits,
  l.vintage, l.abv, l.origin_code, words.head, words.head || words.description as doc
from listing l
cross join lateral (
  select string_agg(t.name, ' ') as names, string_agg(t.description, ' ') as descriptions
  from listing_text t where t.listing_id = l.id having count(*) > 0) texts
left join brand b on b.id = l.brand_id and b.is_approved
left join lateral (
  select tsvector_join(t.words) as words
  from category c join category_text t on t.category_id = any (c.path) where c.id = l.category_id) c on true
-- Without the offset the planner would compute the head once for itself and once more for the document.
cross join lateral (
  select search_vector(concat_ws(' ', texts.names, l.vintage))
      || coalesce(b.words, ''::tsvector) || coalesce(c.words, ''::tsvector) as head,
    search_vector(texts.descriptions) as description
  offset 0) words
where l.visibility = 'listed';

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
  )
  insert into search_word_delta (head, doc, listings)
    select head, doc, 1 from written
    union all
    select p.head, p.doc, -1 from previous p join written w on w.id = p.id
$$;

-- Columns that only filter and sort are updated in place; the costly words are written again only when they change.
create or replace function refresh_search_of_listings() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into changed from new_rows where visibility = 'listed';
  else
    select array_agg(n.id) into changed from new_rows n join old_rows o on o.id = n.id
      where (n.visibility, n.category_id, n.brand_id, n.vintage)
        is distinct from (o.visibility, o.category_id, o.brand_id, o.vintage);
    update listing_search s set
      price_base = n.price_base, unit_price_base = n.unit_price_base, published_at = n.published_at,
      package_id = n.package_id, facet_bits = n.facet_bits, vintage = n.vintage, abv = n.abv,
      origin_code = n.origin_code
    from new_rows n
    where n.id = s.id
      and (s.price_base, s.unit_price_base, s.published_at, s.package_id, s.facet_bits, s.vintage, s.abv, s.origin_code)
        is distinct from
        (n.price_base, n.unit_price_base, n.published_at, n.package_id, n.facet_bits, n.vintage, n.abv, n.origin_code);
  end if;
  if changed is not null then
    perform refresh_listing_search(changed);
  end if;
  return null;
end $$;

update listing_search s set vintage = l.vintage, abv = l.abv, origin_code = l.origin_code
  from listing l
  where l.id = s.id and (l.vintage is not null or l.abv is not null or l.origin_code is not null);
