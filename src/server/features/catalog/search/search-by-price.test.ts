import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { readInPart, readWhole, searchIn, textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { countResults } from './count-results.ts';
import { hasWordsInBands, searchSampleShare } from './search-conditions.queries.ts';
import { readSample } from './search-sample.queries.ts';
import { sortSegment } from './search-segments.queries.ts';

const testing = useTestContext();

interface ExplainedBitmap {
  readonly 'QUERY PLAN': readonly [
    { readonly Plan: { readonly Plans: readonly [{ readonly 'Index Name': string; readonly 'Index Cond': string }] } },
  ];
}

describe('R-3.04 partial results are sorted by', () => {
  const ids: number[] = [];
  beforeAll(async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: 'Sklep', unitPriceUnit: 'litre' });
    const bottles = await Promise.all([200, 500, 700].map((amount) => buildPackage(db, 'ml', amount)));
    // In the sample, so that it knows their prices: from 1 Kč to 16 000 000 Kč, in no order; some without a price.
    await testing.context.pool.query(`select setval('catalog_id_seq', 1023)`);
    for (let index = 0; index < 60; index++)
      ids.push(
        await buildListing(db, {
          category,
          name: 'Drahé víno',
          price: index % 20 === 7 ? null : Math.round(2 ** (((index * 7) % 60) / 2.5)),
          package: bottles[index % 3]!,
          publishedAt: new Date(Date.UTC(2025, 0, 1 + ((index * 11) % 60))),
        }),
      );
    expect(ids.filter((id) => (id & 960) !== 0)).toEqual([]);
  });

  test.each(['newest', 'cheapest', 'dearest', 'unit_price'] as const)('%s on every page', async (sort) => {
    const pages = async (candidates: number) => {
      const found = [];
      for (const page of ['1', '2', '3'])
        found.push(
          ...(await searchIn(testing.context, 'víno', candidates, { sort, page })).listings.map(({ id }) => id),
        );
      return found;
    };
    const whole = await pages(readWhole);
    expect(new Set(whole)).toEqual(new Set(ids));
    expect(await pages(readInPart)).toEqual(whole);
  });

  test.each([
    ['words of steps', {}],
    ['prefixes', { words: undefined }],
    ['two terms', textOf('vino', 'drahe')],
    ['more words than the steps are asked for', { words: [Array.from({ length: 300 }, (_, at) => `vino${at || ''}`)] }],
  ])('and %s read no more than the page needs', async (_name, more) => {
    const text = { ...textOf('vino'), ...more };
    const query = listingQuery.parse({});
    for (const sort of ['cheapest', 'dearest', 'unit_price'] as const) {
      const page = { sort, offset: 0, limit: 24 } as const;
      const { rows } = await testing.context.pool.query<{ band: number }>(
        `select ${sort === 'unit_price' ? 'unit_price_band' : 'price_band'} as band
         from listing_search where id = any ($1) and price_band is not null order by 1`,
        [ids],
      );
      const bands = rows.map(({ band }) => band);
      for (const band of [bands[0]!, bands[10]!, bands[30]!, bands.at(-1)!]) {
        const beginning = { sort, upToBand: band };
        const found = await sortSegment(
          testing.context,
          text,
          readSelection(query, undefined, []),
          {},
          page,
          beginning,
        );
        const isWithin = (each: number) => (sort === 'dearest' ? each >= band : each <= band);
        expect(found.listings).toBe(bands.filter(isWithin).length);
      }
    }
  });

  test('words of steps are found by their index', async () => {
    const { db } = testing.context;
    const text = textOf('vino', 'drahe');
    const found = sql`select l.id from listing_search l where ${hasWordsInBands(text, 'cheapest', 120)}`;
    const transaction = await db.startTransaction().execute();
    // For so few rows, any index would do.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`drop index listing_search_doc, listing_search_doc_sample, listing_search_latest`.execute(transaction);
    const { rows } = await sql<ExplainedBitmap>`explain (format json) ${found}`.execute(transaction);
    await transaction.rollback().execute();
    const [scan] = rows[0]!['QUERY PLAN'][0].Plan.Plans;
    expect(scan['Index Name']).toBe('listing_search_by_price');
    expect(scan['Index Cond'].match(/words_in_step\(doc, price_band\)/g)).toHaveLength(2);
    expect(scan['Index Cond']).toContain('price_band_runs(price_band)');
  });

  test.each(['cheapest', 'dearest'] as const)(
    '%s are looked for in the beginning of the whole sample',
    async (sort) => {
      const { context } = testing;
      const text = textOf('vino');
      const selection = readSelection(listingQuery.parse({}), undefined, []);
      const { rows } = await context.pool.query<{ band: number }>(
        `select price_band as band from listing_search where id = any ($1) and price_band is not null
       order by 1 ${sort === 'dearest' ? 'desc' : ''}`,
        [ids],
      );
      const all = rows.map(({ band }) => band);
      const bandsOf = async (times: number, limits: { rows: number; bands: number }) =>
        (await readSample(context, text, selection, sort, ids.length * searchSampleShare * times, limits)).bands;
      expect(await bandsOf(1, { rows: 20, bands: 30 })).toEqual(all.slice(0, 30));
      // There are fewer results than it seemed.
      expect(await bandsOf(10, { rows: 20, bands: 30 })).toEqual(all.slice(0, 30));
      const few = await bandsOf(1, { rows: 20, bands: 100 });
      expect(few.length).toBeGreaterThan(40);
      expect(few).toEqual(all.slice(0, few.length));
    },
  );

  test('and are counted in the sample, as minimums, when there are too many', async () => {
    const { db, pool } = testing.context;
    await pool.query(`select setval('catalog_id_seq', 1099)`);
    const category = await buildCategory(db);
    await buildListing(db, { category, name: 'Drahé mimo vzorek' });
    const text = textOf('drahe');
    const selection = readSelection(listingQuery.parse({}), undefined, []);
    const numbers = async (readable: number) => {
      const { brand, isWhole } = await countResults(testing.context, text, selection, ids.length + 1, readable);
      return { listings: brand.get(0), isWhole };
    };
    expect(await numbers(ids.length + 1)).toEqual({ listings: ids.length + 1, isWhole: true });
    expect(await numbers(ids.length)).toEqual({ listings: ids.length, isWhole: false });
  });

  test('and are counted in the sample when the database gives up counting all', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    await buildListing(db, { category, name: 'Levné mimo vzorek' });
    const text = textOf('levne');
    const selection = readSelection(listingQuery.parse({}), undefined, []);
    const asked: string[] = [];
    const bitmapPool = {
      query: async (statement: { text: string }) => {
        const isOfSample = statement.text.includes('960');
        asked.push(isOfSample ? 'sample' : 'all');
        if (!isOfSample)
          throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
        return testing.context.bitmapPool.query(statement);
      },
    };
    // What is remembered belongs to a pool.
    const pool = Object.create(testing.context.pool) as typeof testing.context.pool;
    const reader = { ...testing.context, pool, bitmapPool: bitmapPool as unknown as typeof testing.context.bitmapPool };
    for (const _ of [1, 2]) expect((await countResults(reader, text, selection, 1)).isWhole).toBe(false);
    expect(asked).toEqual(['all', 'sample']);
  });
});
