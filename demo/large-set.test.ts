import { beforeAll, describe, expect, it } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { loadDemo } from './load.ts';
import { loadLargeSet } from './large-set.ts';

const test = useTestContext();
const listings = 1000;

async function ask<T extends object>(query: string): Promise<T[]> {
  const { rows } = await test.context.pool.query<T>(query);
  return rows;
}

/** All that checks or follows a write. */
async function rules(): Promise<unknown> {
  return {
    constraints: await ask(
      `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition, convalidated
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: await ask(`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`),
    statistics: await ask(
      `select attrelid::regclass::text as "table", attnum, attstattarget as target from pg_attribute
       join pg_class on pg_class.oid = attrelid
       where attstattarget >= 0 and relnamespace = 'public'::regnamespace order by 1, 2`,
    ),
    triggers: await ask(
      `select tgrelid::regclass::text as "table", tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ),
  };
}

const searchRows = () =>
  ask(
    `select id, category_id, price_base, unit_price_base, price_band, unit_price_band, published_at, brand_id, package_id,
       facet_bits, vintage, abv, origin_code, head, doc
     from listing_search order by id`,
  );

describe('loading a large set', () => {
  let rulesBefore: unknown;
  let before = 0;

  beforeAll(async () => {
    await test.context.db
      .transaction()
      .execute((tx) => loadDemo(tx, { shop: 'cz', now: new Date(), files: { put: async () => undefined } }));
    rulesBefore = await rules();
    before = (await ask('select id from listing')).length;
    const client = await test.context.pool.connect();
    await loadLargeSet(client, { listings }).finally(() => client.release(true));
  });

  it('adds as many listings as asked for, one product in five', async () => {
    const [added] = await ask(
      `select count(*)::int - ${before} as listings,
         (select count(*)::int from product where sku like 'SET-%') as products from listing`,
    );
    expect(added).toEqual({ listings, products: listings / 5 });
  });

  it('R-5.09 gives stars that equal the reviews', async () => {
    const rows = await ask(
      `select a.id from account a left join lateral (
         select count(*)::int as n, round(avg(stars), 2) as average,
           count(*) filter (where stars = 5)::int as fives from review where account_id = a.id and is_shown) r on true
       where a.reviews <> n or a.stars_average is distinct from average or a.star_counts[5] <> fives`,
    );
    expect(rows).toEqual([]);
    const [most] = await ask('select max(reviews)::int as reviews from account');
    expect(most).toEqual({ reviews: 999 });
  });

  it('leaves every index, constraint and trigger as it was', async () => {
    expect(await rules()).toEqual(rulesBefore);
  });

  it('gives words to search by as every other write does', async () => {
    const loaded = await searchRows();
    await ask('select refresh_listing_search(array(select id from listing))');
    expect(await searchRows()).toEqual(loaded);
  });

  it('names products as every other write does', async () => {
    const names = () => ask('select listing_id, locale, category_id, name from product_name order by 1, 2');
    const loaded = await names();
    expect(loaded.length).toBeGreaterThan(listings / 5);
    await ask('delete from product_name');
    await ask('update listing_text set name = name');
    expect(await names()).toEqual(loaded);
  });

  it('lets products be looked for as every other write does', async () => {
    const looked = () => ask('select listing_id, looked_for from product order by 1');
    const loaded = await looked();
    await ask('update product set looked_for = product_looked_for(listing_id, sku, ean)');
    expect(await looked()).toEqual(loaded);
  });

  it('counts what it added', async () => {
    const counts = () => ask('select id, listings from category where listings > 0 order by id');
    const loaded = await counts();
    await ask('select recount_listings()');
    expect(await counts()).toEqual(loaded);
    expect(loaded.length).toBeGreaterThan(0);
  });
});
