import type pg from 'pg';
import { addPhrases, addSlots, phrases } from './large-set-goods.ts';
import { towns } from './large-set-words.ts';
import { createRandom } from './random.ts';

export interface LargeSetOptions {
  readonly listings: number;
  readonly log?: (message: string) => void;
}

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
  // 32 MB for each of three processes fit the processor's caches: inverted indexes are built an eighth faster than with 512 MB.
  await client.query(
    "set local statement_timeout = 0; set local work_mem = '256MB'; set local maintenance_work_mem = '96MB'",
  );
  await client.query('select setseed(0.42)');
  await step('Sellers, words and goods to choose from', async () => {
    await addSellers(client, options.listings);
    await addPhrases(client, random);
    await addSlots(client, random);
    await client.query('analyze set_seller, set_phrase, set_slot');
  });
  await step('Reviews', () => addReviews(client));
  const restore = await restWhatChecksRowByRow(client);
  await step('Draws', () => drawListings(client, options.listings));
  await step('Listings', () => addListings(client));
  await step('Texts', () => addTexts(client));
  await step('Adverts', () => addAdverts(client));
  await step('Products', () => addProducts(client));
  await step('Pictures', () => addPictures(client));
  await client.query('analyze listing');
  await step('Words to search by', () => addWords(client));
  await client.query('analyze listing_text, listing_search, product, advert');
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

/** @returns what wakes the triggers and makes the indexes and foreign keys again (which checks every row at once) */
async function restWhatChecksRowByRow(client: pg.ClientBase): Promise<() => Promise<void>> {
  const tables = [
    'listing',
    'listing_text',
    'listing_search',
    'advert',
    'product',
    'product_name',
    'price_history',
    'stock',
    'sale',
    'listing_picture',
  ];
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop,
       concat_ws('; ', pg_get_indexdef(i.indexrelid), (
         select string_agg(
           format('alter index %s alter column %s set statistics %s', i.indexrelid::regclass, attnum, attstattarget), '; ')
         from pg_attribute where attrelid = i.indexrelid and attstattarget >= 0)) as make
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

/** Of an advert `d`. */
const isListed = 'd.flag < 0.97';

/** All that is drawn for a listing is drawn into `set_listing`, so that only the words join it with another large table. */
async function drawListings(client: pg.ClientBase, listings: number): Promise<void> {
  await client.query(
    `create temp table set_listing on commit drop as
     select d.id, d.n, d.is_product, d.slot, d.phrase, d.published_at,
       case when not d.is_product then seller.id end as seller_id,
       not d.is_product and seller.authorized as is_seller_verified,
       not d.is_product and d.luck < 0.08 as is_demand,
       not d.is_product and d.luck > 0.7 as is_negotiable,
       case when ${isListed} or d.is_product then 'listed' when d.flag < 0.985 then 'reachable' else 'hidden' end as visibility,
       case when d.is_product or d.flag > 0.02 then
         round(exp(ln(slot."from") + d.price * (ln(slot."to") - ln(slot."from"))) / 10) * 1000 end as price_minor,
       d.is_product and d.luck < 0.12 and slot.may_be_discounted as is_on_sale,
       d.is_product and d.flag < 0.85 as is_in_stock,
       not d.is_product and ${isListed} and d.n % 83 = 7 as is_topped,
       case when d.luck < 0.85 then pic.id end as picture_id,
       case when slot.is_wine then 2010 + d.n % 15 end as vintage,
       case d.n % 7 when 0 then ' ' || (1990 + d.n % 34) when 3 then ' č. ' || (d.n % 500 + 1) else '' end as name_end
     from (
       select nextval('catalog_id_seq') as id, g as n, (g % 5 = 0) as is_product,
         1 + floor(random() * (select count(*) from set_slot))::int as slot,
         1 + floor(power(random(), 2) * (select count(*) from set_seller))::int as seller,
         1 + floor(random() * $2)::int as phrase, random() as price, random() as luck, random() as flag,
         now() - interval '730 days' * least(1, greatest(0, (1 - g::float8 / $1) + (random() - 0.5) * 0.02)) as published_at
       from generate_series(1, $1::int) g) d
     join set_slot slot on slot.n = d.slot
     join set_seller seller on seller.n = d.seller
     left join (select id, row_number() over (order by id) - 1 as n from picture) pic
       on pic.n = d.n % (select nullif(count(*), 0) from picture)`,
    [listings, phrases],
  );
  await client.query('analyze set_listing');
}

/** Of `set_listing s`. */
const priceBeforeSale = 'round(s.price_minor * 1.25)';

async function addListings(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into listing (id, kind, offer_type, visibility, category_id, brand_id, package_id, seller_id, price_minor, currency_id,
       original_price_minor, price_base, unit_price_base, is_negotiable, is_on_sale, is_in_stock, is_seller_verified,
       has_picture, is_topped, main_picture_id, vintage, abv, origin_code, age_years, published_at, created_at, updated_at)
     select s.id, case when s.is_product then 'product' else 'advert' end, case when s.is_demand then 'demand' else 'supply' end,
       s.visibility, slot.category, slot.brand, slot.package, s.seller_id, s.price_minor, base.id,
       case when s.is_on_sale then ${priceBeforeSale} end, s.price_minor, round(s.price_minor / slot.units),
       s.is_negotiable, s.is_on_sale, s.is_in_stock, s.is_seller_verified,
       s.picture_id is not null, s.is_topped, s.picture_id, s.vintage,
       case when s.n % 10 > 0 then round((slot.abv_from + (slot.abv_to - slot.abv_from) * power(s.n % 1000 * 7919 % 1000 / 1000.0, 2))::numeric, 1) end,
       case when s.n % 8 > 0 then slot.origin end, slot.age_years, s.published_at, s.published_at, s.published_at
     from set_listing s
     join set_slot slot on slot.n = s.slot
     join currency base on base.is_default`,
  );
}

async function addTexts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into listing_text (listing_id, locale, name, slug, description)
     select s.id, l.locale, slot.name || s.name_end, slot.slug || '-' || s.n, concat_ws(' ', p1.text, p2.text, p3.text)
     from set_listing s
     join set_slot slot on slot.n = s.slot
     ${phrasesOfListing}
     cross join lateral unnest(case when s.is_product then array['cs', 'en', 'de'] else array['cs'] end) l (locale)`,
    [phrases],
  );
}

/** The three pieces of the description of `set_listing s`; $1 is their number. */
const phrasesOfListing = `
     join set_phrase p1 on p1.n = s.phrase
     join set_phrase p2 on p2.n = 1 + (s.phrase * 31 + s.n) % $1
     join set_phrase p3 on p3.n = 1 + (s.phrase * 17 + s.n * 7) % $1`;

async function addAdverts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into advert (listing_id, account_id, state, place, submitted_at, state_changed_at, topped_from, topped_until, expires_at)
     select id, seller_id, case visibility when 'listed' then 'approved' when 'reachable' then 'sold' else 'expired' end,
       ($1::text[])[1 + n % array_length($1, 1)], published_at, published_at,
       case when is_topped then now() - interval '1 day' end, case when is_topped then now() + interval '30 days' end,
       published_at + interval '800 days'
     from set_listing where not is_product`,
    [towns],
  );
}

async function addProducts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create temp table set_product on commit drop as
     select s.*, slot.category, slot.name || s.name_end as name,
       case when s.is_on_sale then ${priceBeforeSale} else s.price_minor end as regular_price_minor
     from set_listing s join set_slot slot on slot.n = s.slot where s.is_product`,
  );
  await client.query(
    `insert into product (listing_id, sku, tax_rate, regular_price_minor, looked_for)
     select id, 'SET-' || id, 21, regular_price_minor, f_unaccent(lower('SET-' || id || ' ' || name)) from set_product`,
  );
  await client.query(
    `insert into product_name (listing_id, locale, category_id, name)
     select id, locale, category, name from set_product, unnest(array['cs', 'en', 'de']) l (locale)`,
  );
  await client.query(
    `insert into price_history (listing_id, price_minor, currency_id, valid_from, valid_to)
     select id, regular_price_minor, currency_id, published_at - interval '40 days', case when is_on_sale then published_at end
     from set_product, (select id as currency_id from currency where is_default) base
     union all
     select id, price_minor, currency_id, published_at, null
     from set_product, (select id as currency_id from currency where is_default) base where is_on_sale`,
  );
  await client.query(
    `insert into sale (listing_id, price_minor, starts_at, ends_at)
     select id, price_minor, published_at, now() + interval '60 days' from set_product where is_on_sale`,
  );
  await client.query(
    `insert into stock (listing_id, branch_id, quantity)
     select s.id, b.id, 1 + (s.n + b.id) % 20
     from set_product s join branch b on (s.n / 5 + b.id) % 4 = 0 where s.is_in_stock`,
  );
}

async function addPictures(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into listing_picture (listing_id, position, picture_id)
     select id, 1, picture_id from set_listing where picture_id is not null`,
  );
}

/** Put together from those of kinds of goods and phrases: reading ten million descriptions again takes half an hour. */
async function addWords(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into listing_search (id, category_id, price_base, unit_price_base, published_at, brand_id, package_id,
       facet_bits, vintage, abv, origin_code, head, doc)
     select l.id, l.category_id, l.price_base, l.unit_price_base, l.published_at, l.brand_id, l.package_id,
       l.facet_bits, l.vintage, l.abv, l.origin_code, words.head, words.head || p1.words || p2.words || p3.words
     from (select id, n, phrase, slot, name_end from set_listing where visibility = 'listed' order by id offset 0) s
     join listing l on l.id = s.id
     join set_slot slot on slot.n = s.slot
     ${phrasesOfListing}
     cross join lateral (
       select slot.words || search_vector(concat_ws(' ', s.name_end, l.vintage)) as head offset 0) words`,
    [phrases],
  );
}
