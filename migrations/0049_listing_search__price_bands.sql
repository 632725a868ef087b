-- A search sorted by price reads only the listings at the wanted end of the order: the inverted index of the words knows
-- how dear they are. Prices stand there in bands, so that most changes of a price write no index.

-- Which eighth of a doubling an amount (minor units, base currency) lies in: 0 to 255, beyond that the last.
create function price_band(amount bigint) returns smallint language sql immutable parallel safe strict as $$
  select least(255, floor(8 * ln(greatest(amount, 1)::float8) / ln(2::float8)))::smallint
$$;

-- A band (as 256 + band) and the ever wider runs of bands that hold it: two neighbours by 128 + band / 2, four by
-- 64 + band / 4, and so on to all by 1. Any run of bands is covered by a few of these numbers (price-bands.ts).
create function price_band_runs(band smallint) returns smallint[] language sql immutable parallel safe strict as $$
  select array[256 + band, (256 + band) >> 1, (256 + band) >> 2, (256 + band) >> 3, (256 + band) >> 4,
    (256 + band) >> 5, (256 + band) >> 6, (256 + band) >> 7, 1]::smallint[]
$$;

-- As before (0019), without `is_topped`, which no search asks for; a vintage is found like a word of the name.
create or replace function refresh_listing_search(ids bigint[]) returns void language sql as $$
  delete from listing_search where id in (select id from listing where id = any (ids) and visibility <> 'listed');
  with listed as (
    select l.id, string_agg(t.name, ' ') as names, string_agg(t.description, ' ') as descriptions
    from listing l join listing_text t on t.listing_id = l.id
    where l.id = any (ids) and l.visibility = 'listed'
    group by l.id
  ), documents as (
    select l.*, search_vector(concat_ws(' ', listed.names, l.vintage)) || coalesce(b.words, ''::tsvector) || coalesce(c.words, ''::tsvector) as head,
      search_vector(listed.descriptions) as description
    from listed
    join listing l on l.id = listed.id
    left join brand b on b.id = l.brand_id and b.is_approved
    left join lateral (
      select tsvector_join(t.words) as words
      from category c join category_text t on t.category_id = any (c.path) where c.id = l.category_id) c on true
  ), previous as (
    select id, head, doc from listing_search where id = any (ids)
  ), written as (
    insert into listing_search (id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
        facet_bits, head, doc)
      select id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
        facet_bits, head, head || description
      from documents order by id
    on conflict (id) do update set
      category_id = excluded.category_id, price_base = excluded.price_base, unit_price_base = excluded.unit_price_base,
      published_at = excluded.published_at, brand_id = excluded.brand_id, package_id = excluded.package_id,
      facet_bits = excluded.facet_bits, head = excluded.head, doc = excluded.doc, filler = excluded.filler
    returning id, head, doc
  )
  insert into search_word_delta (head, doc, listings)
    select head, doc, 1 from written
    union all
    select p.head, p.doc, -1 from previous p join written w on w.id = p.id
$$;

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
      package_id = n.package_id, facet_bits = n.facet_bits
    from new_rows n
    where n.id = s.id
      and (s.price_base, s.unit_price_base, s.published_at, s.package_id, s.facet_bits)
        is distinct from (n.price_base, n.unit_price_base, n.published_at, n.package_id, n.facet_bits);
  end if;
  if changed is not null then
    perform refresh_listing_search(changed);
  end if;
  return null;
end $$;

drop index listing_search_doc;
alter table listing_search
  drop column is_topped,
  add column price_band smallint generated always as (price_band(price_base)) stored,
  add column unit_price_band smallint generated always as (price_band(unit_price_base)) stored;
create index listing_search_doc on listing_search using gin (doc, published_week, price_band_runs(price_band),
  price_band_runs(unit_price_band)) with (fastupdate = off);
select refresh_listing_search(array(select id from listing where visibility = 'listed' and vintage is not null));
