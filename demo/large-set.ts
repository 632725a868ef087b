import type pg from 'pg';
import { assortments, nameWords, towns, vocabulary, type Assortment } from './large-set-words.ts';
import { createRandom, type Random } from './random.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';

export interface LargeSetOptions {
  readonly listings: number;
  readonly log?: (message: string) => void;
}

const slots = 20_000;
const phrases = 60_000;
const vocabularySize = 14_000;

/**
 * Fills the catalogue with generated listings for measuring: adverts mostly, one product in five, over the categories,
 * brands and packages that are there, spread over two years. Triggers rest, indexes and foreign keys are dropped meanwhile,
 * so nothing else may write to the database. Loading twice gives twice as many. New rows are analysed between the steps:
 * by the statistics of an empty shop, the planner would join ten million of them in nested loops.
 */
export async function loadLargeSet(client: pg.ClientBase, options: LargeSetOptions): Promise<void> {
  const log = options.log ?? (() => undefined);
  const random = createRandom('large set');
  const step = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    log(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  };
  await client.query('begin');
  await client.query(
    "set local statement_timeout = 0; set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'",
  );
  await client.query('select setseed(0.42)');
  await step('Sellers, words and goods to choose from', async () => {
    await addSellers(client, options.listings);
    await addPhrases(client, random);
    await addSlots(client, random);
  });
  await step('Reviews', () => addReviews(client));
  const restore = await restWhatChecksRowByRow(client);
  await step('Listings', () => addListings(client, options.listings));
  await client.query('analyze set_listing, listing');
  await step('Texts', () => addTexts(client));
  await step('Products and adverts', () => addParts(client));
  await client.query('analyze listing_text, product, advert');
  await step('Words to search by', () => addSearch(client));
  await step('Indexes and foreign keys', restore);
  await step('Counters', async () => {
    await client.query('select recount_listings()');
    await client.query('select recount_search_words()');
  });
  await client.query('commit');
  await step('Statistics', () => client.query('vacuum analyze'));
  await client.query("select pg_notify('changed', 'all')");
}

/** As many as make a few dozen adverts each, so that "further adverts of the seller" has something to show. */
async function addSellers(client: pg.ClientBase, listings: number): Promise<void> {
  await client.query(
    `insert into account (username, authorized, is_business, company, company_id, company_address, created_at)
     select 'set.' || (existing.n + g), random() < 0.35, g % 12 = 0,
       case when g % 12 = 0 then 'Obchod ' || g || ' s.r.o.' end, case when g % 12 = 0 then lpad((g * 7919 % 100000000)::text, 8, '0') end,
       case when g % 12 = 0 then 'Vzorová ' || g || ', Praha' end,
       now() - interval '3 years' * random()
     from generate_series(1, $1::int) g, (select count(*) as n from account) existing`,
    [Math.max(1000, Math.round(listings / 40))],
  );
  await client.query(
    `create temp table set_seller on commit drop as
     select (row_number() over (order by id))::int as n, id, authorized from account`,
  );
}

/**
 * Two of three new sellers have a dozen reviews at most, the first one as many as there are sellers, up to 10 000. The
 * trigger that counts single reviews rests: all are counted at once.
 */
async function addReviews(client: pg.ClientBase): Promise<void> {
  await client.query('alter table review disable trigger user');
  await client.query(
    `with seller as (
       select id, (row_number() over (order by id))::int as n, (count(*) over ())::int as total
       from account where username like 'set.%' and reviews = 0 and not exists (
         select from review where reviewer_id = account.id)),
     drawn as (
       select s.id, s.n, s.total, k from seller s, generate_series(1, case
         when s.n = 1 then least(10000, s.total - 1) when s.n % 3 > 0 then 1 + s.n * 31 % 12 else 0 end) k)
     insert into review (reviewer_id, account_id, stars, text, locale, created_at, published_at)
     select reviewer.id, d.id, 5 - (d.n * 7 + d.k * d.k) % 11 % 5, 'Hodnocení ' || d.k || ': vše podle domluvy.', 'cs', at, at
     from drawn d
     join seller reviewer on reviewer.n = 1 + (d.n - 1 + d.k) % d.total
     cross join lateral (select now() - interval '1 day' * ((d.n * 13 + d.k * 17) % 900) as at) times`,
  );
  await client.query('alter table review enable trigger user');
  await client.query('analyze account, review');
  // For so many rows, comparing old with new ones takes an hour; none of what these triggers follow changes.
  await client.query('alter table account disable trigger user');
  await client.query(
    `update account set star_counts = counts, reviews = total, stars_average = average
     from (
       select account_id, count(*)::int as total, round(avg(stars), 2) as average,
         array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
           count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as counts
       from review where is_shown group by account_id) counted
     where account.id = counted.account_id and account.star_counts <> counts`,
  );
  await client.query('alter table account enable trigger user');
}

/** Pieces of descriptions. Words are drawn so that the r-th commonest comes 1/r as often as the first (Zipf). */
async function addPhrases(client: pg.ClientBase, random: Random): Promise<void> {
  const words = vocabulary(random, vocabularySize);
  const draw = () => words[Math.floor(Math.exp(random.next() * Math.log(words.length)))] ?? words[0]!;
  const texts = Array.from({ length: phrases }, () => {
    const text = Array.from({ length: random.int(7, 10) }, draw).join(' ');
    return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
  });
  await client.query('create temp table set_phrase (n int, text text) on commit drop');
  await client.query('insert into set_phrase select o, t from unnest($1::text[]) with ordinality x (t, o)', [texts]);
}

interface Slot {
  category: number;
  brand: number | null;
  package: number | null;
  name: string;
  slug: string;
  from: number;
  to: number;
  abv_from: number | undefined;
  abv_to: number | undefined;
  origin: string | undefined;
}

/** Kinds of goods: a category with a brand, a line, a package and a price range. Some are far commoner than others. */
async function addSlots(client: pg.ClientBase, random: Random): Promise<void> {
  const { rows: categories } = await client.query<{ id: string; under: string[]; is_leaf: boolean }>(
    `select c.id, array(select name from category_text where category_id = any (c.path) and locale = 'cs') as under,
       not exists (select from category child where child.parent_id = c.id) as is_leaf
     from category c order by c.id`,
  );
  const brands = await idsByName(client, 'select id, name from brand');
  const { rows: origins } = await client.query<{ name: string; origin: string }>(
    `select b.name, mode() within group (order by l.origin_code) as origin
     from brand b join listing l on l.brand_id = b.id where l.origin_code is not null group by b.name`,
  );
  const originOf = new Map(origins.map(({ name, origin }) => [name, origin]));
  const packages = await idsByName(client, `select id, unit || ':' || amount as name from package where count = 1`);
  const rows = assortments.flatMap((assortment) => {
    const places = categories.filter(({ under, is_leaf }) => is_leaf && under.includes(assortment.under));
    if (places.length === 0) return [];
    return Array.from({ length: Math.round((slots * assortment.share) / 100) }, () =>
      slotOf(
        assortment,
        places.map(({ id }) => Number(id)),
        { brands, packages, origins: originOf, random },
      ),
    );
  });
  if (rows.length === 0) throw new Error('There are no categories: load the demo data first.');
  await client.query(
    `create temp table set_slot on commit drop as
     select (row_number() over ())::int as n, x.* from jsonb_to_recordset($1) x
       (category bigint, brand int, package int, name text, slug text, "from" int, "to" int,
        abv_from float8, abv_to float8, origin text)`,
    [JSON.stringify(rows)],
  );
}

function slotOf(
  assortment: Assortment,
  places: readonly number[],
  known: {
    brands: Map<string, number>;
    packages: Map<string, number>;
    origins: Map<string, string>;
    random: Random;
  },
): Slot {
  const { random } = known;
  const brand = skewed(random, assortment.brands);
  const line = random.pick(assortment.lines);
  const extra = random.chance(0.5) ? ` ${random.pick(nameWords)}` : '';
  const isDrink = assortment.packages[0]!.startsWith('ml');
  const age = isDrink && random.chance(0.35) ? ` ${random.pick([3, 5, 7, 8, 10, 12, 15, 18, 21, 25, 30])}` : '';
  const isBranded = random.chance(0.9);
  const name = `${isBranded ? `${brand} ` : ''}${line}${age}${extra}`;
  return {
    // A brand is at home in few categories: its place in the list turns where its goods begin.
    category:
      places[(assortment.brands.indexOf(brand) + Math.floor(random.next() ** 2 * places.length)) % places.length]!,
    brand: (isBranded && known.brands.get(brand)) || null,
    package: known.packages.get(skewed(random, assortment.packages)) ?? null,
    name,
    slug: localisedSlug(name, 'cs'),
    from: assortment.prices[0],
    to: assortment.prices[1],
    abv_from: assortment.abv?.[0],
    abv_to: assortment.abv?.[1],
    origin: known.origins.get(brand),
  };
}

function skewed<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random.next() ** 1.7 * values.length)]!;
}

async function idsByName(client: pg.ClientBase, select: string): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; name: string }>(select);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** @returns what wakes the triggers and makes the indexes and foreign keys again (which checks every row at once) */
async function restWhatChecksRowByRow(client: pg.ClientBase): Promise<() => Promise<void>> {
  const tables = [
    'listing',
    'listing_text',
    'listing_search',
    'advert',
    'product',
    'price_history',
    'stock',
    'sale',
    'listing_picture',
  ];
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
     from pg_index i
     where i.indrelid = any ($1::regclass[]) and not i.indisprimary and not i.indisunique
     order by i.indexrelid`,
    [tables],
  );
  const { rows: foreignKeys } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'
     order by oid`,
    [tables],
  );
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { drop } of [...indexes, ...foreignKeys]) await client.query(drop);
  return async () => {
    for (const { make } of [...indexes, ...foreignKeys]) await client.query(make);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

async function addListings(client: pg.ClientBase, listings: number): Promise<void> {
  await client.query(
    `create temp table set_listing on commit drop as
     select nextval('catalog_id_seq') as id, g as n, (g % 5 = 0) as is_product,
       1 + floor(random() * (select count(*) from set_slot))::int as slot,
       1 + floor(power(random(), 2) * (select count(*) from set_seller))::int as seller,
       1 + floor(random() * $2)::int as phrase, random() as price, random() as luck, random() as flag,
       now() - interval '730 days' * least(1, greatest(0, (1 - g::float8 / $1) + (random() - 0.5) * 0.02)) as published_at
     from generate_series(1, $1::int) g`,
    [listings, phrases],
  );
  await client.query(
    `insert into listing (id, kind, offer_type, visibility, category_id, brand_id, package_id, seller_id, price_minor, currency_id,
       original_price_minor, price_base, unit_price_base, is_negotiable, is_on_sale, is_in_stock, is_seller_verified,
       has_picture, is_topped, main_picture_id, vintage, abv, origin_code, age_years, published_at, created_at, updated_at)
     select s.id, case when s.is_product then 'product' else 'advert' end,
       case when not s.is_product and s.luck < 0.08 then 'demand' else 'supply' end,
       case when s.flag < 0.97 or s.is_product then 'listed' when s.flag < 0.985 then 'reachable' else 'hidden' end,
       slot.category, slot.brand, slot.package, case when not s.is_product then seller.id end,
       case when s.is_product or s.flag > 0.02 then price.minor end, base.id,
       case when s.is_product and s.luck < 0.12 and cat.may_be_discounted then round(price.minor * 1.25) end,
       case when s.is_product or s.flag > 0.02 then price.minor end,
       case when s.is_product or s.flag > 0.02 then round(price.minor / case
         when cat.unit_price_unit = 'litre' and p.unit = 'ml' then p.amount * p.count / 1000.0
         when cat.unit_price_unit = 'piece' and p.unit = 'piece' then p.amount * p.count
         when cat.unit_price_unit = '100g' and p.unit = 'g' then p.amount * p.count / 100.0 end) end,
       not s.is_product and s.luck > 0.7, s.is_product and s.luck < 0.12 and cat.may_be_discounted,
       s.is_product and s.flag < 0.85, not s.is_product and seller.authorized,
       s.luck < 0.85 and pic.id is not null, not s.is_product and s.flag < 0.012, case when s.luck < 0.85 then pic.id end,
       case when slot.name ~ 'Ryzlink|Veltl|Frankovka|Pálava|Sauvignon' then 2010 + (s.n % 15) end,
       case when s.n % 10 > 0 then round((slot.abv_from + (slot.abv_to - slot.abv_from) * power(s.n % 1000 * 7919 % 1000 / 1000.0, 2))::numeric, 1) end,
       case when s.n % 8 > 0 then slot.origin end,
       case when slot.name ~ ' (3|5|7|8|10|12|15|18|21|25|30)( |$)' then (regexp_match(slot.name, ' (3|5|7|8|10|12|15|18|21|25|30)( |$)'))[1]::int end,
       s.published_at, s.published_at, s.published_at
     from set_listing s
     join set_slot slot on slot.n = s.slot
     join set_seller seller on seller.n = s.seller
     join category cat on cat.id = slot.category
     join currency base on base.is_default
     left join package p on p.id = slot.package
     left join (select id, row_number() over (order by id) - 1 as n from picture) pic
       on pic.n = s.n % (select nullif(count(*), 0) from picture)
     cross join lateral (select round(exp(ln(slot."from") + s.price * (ln(slot."to") - ln(slot."from"))) / 10) * 1000 as minor) price
     order by s.n`,
  );
}

async function addTexts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into listing_text (listing_id, locale, name, slug, description)
     select s.id, l.locale, slot.name || n.suffix, slot.slug || '-' || s.n, concat_ws(' ', p1.text, p2.text, p3.text)
     from set_listing s
     join set_slot slot on slot.n = s.slot
     cross join lateral (select case s.n % 7 when 0 then ' ' || (1990 + s.n % 34) when 3 then ' č. ' || (s.n % 500 + 1) else '' end as suffix) n
     join set_phrase p1 on p1.n = s.phrase
     join set_phrase p2 on p2.n = 1 + (s.phrase * 31 + s.n) % $1
     join set_phrase p3 on p3.n = 1 + (s.phrase * 17 + s.n * 7) % $1
     cross join (values ('cs', 0), ('en', 1), ('de', 2)) l (locale, place)
     where s.is_product or l.place = 0
     order by s.n`,
    [phrases],
  );
}

async function addParts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into advert (listing_id, account_id, state, place, submitted_at, state_changed_at, topped_from, topped_until, expires_at)
     select s.id, l.seller_id, case l.visibility when 'listed' then 'approved' when 'reachable' then 'sold' else 'expired' end,
       ($1::text[])[1 + s.n % array_length($1, 1)], s.published_at, s.published_at,
       case when l.is_topped then now() - interval '1 day' end, case when l.is_topped then now() + interval '30 days' end,
       s.published_at + interval '800 days'
     from set_listing s join listing l on l.id = s.id where not s.is_product order by s.n`,
    [towns],
  );
  await client.query(
    `insert into product (listing_id, sku, tax_rate, regular_price_minor, looked_for)
     select s.id, 'SET-' || s.id, 21, coalesce(l.original_price_minor, l.price_minor),
       product_looked_for(s.id, 'SET-' || s.id, null)
     from set_listing s join listing l on l.id = s.id where s.is_product order by s.n`,
  );
  await client.query(
    `insert into product_name (listing_id, locale, category_id, name)
     select s.id, t.locale, l.category_id, t.name
     from set_listing s join listing l on l.id = s.id join listing_text t on t.listing_id = s.id
     where s.is_product order by s.n, t.locale`,
  );
  await client.query(
    `insert into price_history (listing_id, price_minor, currency_id, valid_from, valid_to)
     select l.id, coalesce(l.original_price_minor, l.price_minor), l.currency_id, l.published_at - interval '40 days',
       case when l.is_on_sale then l.published_at end
     from set_listing s join listing l on l.id = s.id where s.is_product
     union all
     select l.id, l.price_minor, l.currency_id, l.published_at, null
     from set_listing s join listing l on l.id = s.id where l.is_on_sale`,
  );
  await client.query(
    `insert into sale (listing_id, price_minor, starts_at, ends_at)
     select l.id, l.price_minor, l.published_at, now() + interval '60 days'
     from set_listing s join listing l on l.id = s.id where l.is_on_sale`,
  );
  await client.query(
    `insert into stock (listing_id, branch_id, quantity)
     select s.id, b.id, 1 + (s.n + b.id) % 20
     from set_listing s join listing l on l.id = s.id join branch b on (s.n / 5 + b.id) % 4 = 0 where l.is_in_stock`,
  );
  await client.query(
    `insert into listing_picture (listing_id, position, picture_id)
     select l.id, 1, l.main_picture_id from set_listing s join listing l on l.id = s.id where l.main_picture_id is not null`,
  );
}

async function addSearch(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into listing_search (id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
       facet_bits, vintage, abv, origin_code, head, doc)
     select id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
       facet_bits, vintage, abv, origin_code, head, doc
     from listing_search_source where id in (select id from set_listing) order by id`,
  );
}
