import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { readInPart, readWhole, recordSearches, searchIn, textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { pageByPrice } from './page-by-price.ts';
import { endOfStep } from './price-steps.ts';
import { hasWordsInBands, listByPrice } from './search-by-price.queries.ts';
import { searchSampleShare, type SearchText } from './search-conditions.queries.ts';
import { readSample } from './search-sample.queries.ts';

const testing = useTestContext();
const priceSorts = ['cheapest', 'dearest', 'unit_price'] as const;

interface BitmapScan {
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly BitmapScan[];
}

interface ExplainedBitmap {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly Plans: readonly [BitmapScan] } }];
}

describe('R-3.04 results that are read in part', () => {
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

  test.each(['newest', 'cheapest', 'dearest', 'unit_price'] as const)(
    'sorted by %s are those of reading everything, on every page',
    async (sort) => {
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
    },
  );

  const selection = readSelection(listingQuery.parse({}), undefined, []);
  const manyWords = ['vino', ...Array.from({ length: 2000 }, (_, at) => `vino${at}`)];

  const inOrder = async (sort: (typeof priceSorts)[number]) => {
    const [price, direction] = [sort === 'unit_price' ? 'unit_price' : 'price', sort === 'dearest' ? 'desc' : ''];
    const { rows } = await testing.context.pool.query<{ id: number; band: number }>(
      `select id, ${price}_band as band from listing_search where id = any ($1) and ${price}_band is not null
       order by ${price}_base ${direction}, published_at desc, id desc`,
      [ids],
    );
    return rows;
  };

  test.each([
    ['words in steps', {}],
    ['two words in steps', textOf('vino', 'drahe')],
    ['words in steps and a loose prefix', { loose: "'drah':*" }],
    ['a prefix', { words: undefined, intersected: ["'vin':*"] }],
    ['more words than are asked for in steps', { words: [manyWords] }],
  ])('a beginning by price has exactly the listings up to its band: %s', async (_name, more) => {
    for (const sort of priceSorts) {
      const rows = await inOrder(sort);
      for (const { band } of [rows[0]!, rows[10]!, rows[30]!, rows.at(-1)!]) {
        const isWithin = (each: number) => (sort === 'dearest' ? each >= band : each <= band);
        const page = { sort, offset: 0, limit: ids.length };
        const found = await listByPrice(testing.context, { ...textOf('vino'), ...more }, selection, page, band);
        expect(found).toEqual(rows.filter((row) => isWithin(row.band)).map(({ id }) => id));
      }
    }
  });

  test('by price, have every word, also one that is only checked', async () => {
    for (const more of [
      textOf('vino', 'levne'),
      { loose: "'levn':*" },
      { intersected: ["'vino'", "'levne'"], words: undefined },
    ]) {
      const page = { sort: 'cheapest', offset: 0, limit: 24 } as const;
      expect(await listByPrice(testing.context, { ...textOf('vino'), ...more }, selection, page, 255)).toEqual([]);
    }
  });

  test.each(priceSorts)('%s first, a page is found in the first beginning', async (sort) => {
    const { context } = testing;
    const rows = await inOrder(sort);
    const { band } = rows.slice(30).find((row) => endOfStep(sort, row.band) !== row.band)!;
    const read = async (some: typeof selection) => {
      const { reader, asked } = recordSearches(context);
      const bands = [band, band, band, band, band, rows.at(-1)!.band];
      const sample = { share: searchSampleShare, all: ids.length, chosen: ids.length, ranked: [], bands };
      expect(await pageByPrice(reader, textOf('vino'), some, { sort, offset: 0, limit: 24 }, sample)).toEqual(
        rows.slice(0, 24).map(({ id }) => id),
      );
      return asked.map(({ values: [, partialStep] }) => partialStep);
    };
    expect(await read(selection)).toEqual([[]]);
    // What a filter leaves out may be much of the step.
    const price = { from: undefined, to: Number.MAX_SAFE_INTEGER };
    expect(await read({ ...selection, ranges: { ...selection.ranges, price } })).toEqual([
      [expect.stringContaining('vino')],
    ]);
  });

  describe.each(priceSorts)('%s first', (sort) => {
    const text = textOf('vino', 'drahe');
    const column = sort === 'unit_price' ? 'unit_price_band' : 'price_band';
    const found = (text: SearchText, upToBand: number) =>
      sql`select l.id from listing_search l where ${hasWordsInBands(text, sort, upToBand)}`.compile(testing.context.db);

    /** How searches are planned. For so few rows, any index would do, so that the others are dropped. */
    const scanOf = async (upToBand: number): Promise<BitmapScan> => {
      const transaction = await testing.context.db.startTransaction().execute();
      try {
        await sql`set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off;
          drop index listing_search_doc, listing_search_doc_sample, listing_search_latest`.execute(transaction);
        const { sql: statement, parameters } = found(text, upToBand);
        const name = sql.ref(`${sort}_${upToBand}`);
        await sql`prepare ${name} as ${sql.raw(statement)}`.execute(transaction);
        const places = sql.raw(parameters.map(() => 'null').join());
        const { rows } = await sql<ExplainedBitmap>`explain (format json) execute ${name}(${places})`.execute(
          transaction,
        );
        return rows[0]!['QUERY PLAN'][0].Plan.Plans[0];
      } finally {
        await transaction.rollback().execute();
      }
    };

    test('words are found by their steps, and in the last one by their bands', async () => {
      const { Plans: scans = [] } = await scanOf(121);
      expect(scans.map((scan) => scan['Index Name'])).toEqual(['listing_search_by_price', 'listing_search_by_price']);
      const conditions = scans.map((scan) => scan['Index Cond'] ?? '');
      for (const condition of conditions) expect(condition.split(`words_in_step(doc, ${column})`)).toHaveLength(3);
      expect(conditions.map((condition) => condition.includes(`price_band_runs(${column})`))).toEqual([false, true]);
    });

    test('too many words are found without steps', () => {
      expect(found({ ...text, words: [manyWords] }, 121).sql).not.toContain('words_in_step');
    });
  });

  test.each(['cheapest', 'dearest'] as const)(
    '%s first, are looked for in the beginning of the whole sample',
    async (sort) => {
      const { context } = testing;
      const text = textOf('vino');
      const { rows } = await context.pool.query<{ band: number }>(
        `select price_band as band from listing_search where id = any ($1) and price_band is not null
       order by 1 ${sort === 'dearest' ? 'desc' : ''}`,
        [ids],
      );
      const all = rows.map(({ band }) => band);
      const bandsOf = async (times: number, limits: { rows: number; bands: number }) =>
        (
          await readSample(
            context,
            { ...text, atMost: ids.length * searchSampleShare * times },
            selection,
            sort,
            limits,
          )
        ).bands;
      expect(await bandsOf(1, { rows: 20, bands: 30 })).toEqual(all.slice(0, 30));
      // There are fewer results than it seemed.
      expect(await bandsOf(10, { rows: 20, bands: 30 })).toEqual(all.slice(0, 30));
      const few = await bandsOf(1, { rows: 20, bands: 100 });
      expect(few.length).toBeGreaterThan(40);
      expect(few).toEqual(all.slice(0, few.length));
    },
  );
});
