import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { readInPart, readWhole, searchIn, textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { hasWordsInBands, searchSampleShare, type SearchText } from './search-conditions.queries.ts';
import { readSample } from './search-sample.queries.ts';
import { sortSegment } from './search-segments.queries.ts';

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

  test.each([
    ['words in steps', {}],
    ['two words in steps', textOf('vino', 'drahe')],
    ['words in steps and a loose prefix', { loose: "'drah':*" }],
    ['a prefix', { words: undefined, intersected: ["'vin':*"] }],
    ['more words than are asked for in steps', { words: [manyWords] }],
  ])('by price, no more than the page needs is read: %s', async (_name, more) => {
    const { context } = testing;
    for (const sort of priceSorts) {
      const { rows } = await context.pool.query<{ band: number }>(
        `select ${sort === 'unit_price' ? 'unit_price_band' : 'price_band'} as band
         from listing_search where id = any ($1) and price_band is not null order by 1`,
        [ids],
      );
      const bands = rows.map(({ band }) => band);
      for (const band of [bands[0]!, bands[10]!, bands[30]!, bands.at(-1)!]) {
        const isWithin = (each: number) => (sort === 'dearest' ? each >= band : each <= band);
        const page = { sort, offset: 0, limit: ids.length };
        const beginning = { sort, upToBand: band };
        const found = await sortSegment(context, { ...textOf('vino'), ...more }, selection, {}, page, beginning);
        expect(found.ids).toHaveLength(bands.filter(isWithin).length);
      }
    }
  });

  test('by price, have every word, also one that is only checked', async () => {
    const { context } = testing;
    const page = { sort: 'cheapest', offset: 0, limit: 24 } as const;
    const beginning = { sort: 'cheapest', upToBand: 255 } as const;
    for (const more of [
      textOf('vino', 'levne'),
      { loose: "'levn':*" },
      { intersected: ["'vino'", "'levne'"], words: undefined },
    ])
      expect((await sortSegment(context, { ...textOf('vino'), ...more }, selection, {}, page, beginning)).ids).toEqual(
        [],
      );
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

    // A step has the bands 120 to 123.
    test('whole steps are found by their words', async () => {
      const scan = await scanOf(sort === 'dearest' ? 120 : 123);
      expect(scan['Index Name']).toBe('listing_search_by_price');
      expect(scan['Index Cond']?.split(`words_in_step(doc, ${column})`)).toHaveLength(3);
      expect(scan['Index Cond']).not.toContain('price_band_runs');
    });

    test('a part of a step is found by its words and its bands', async () => {
      const { Plans: scans = [] } = await scanOf(121);
      expect(scans.map((scan) => scan['Index Name'])).toEqual(['listing_search_by_price', 'listing_search_by_price']);
      const conditions = scans.map((scan) => scan['Index Cond'] ?? '');
      for (const condition of conditions) expect(condition.split(`words_in_step(doc, ${column})`)).toHaveLength(3);
      expect(conditions.map((condition) => condition.includes(`price_band_runs(${column})`))).toEqual([false, true]);
    });

    test('too many words are not looked for in steps', () => {
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
        (await readSample(context, text, selection, sort, ids.length * searchSampleShare * times, limits)).bands;
      expect(await bandsOf(1, { rows: 20, bands: 30 })).toEqual(all.slice(0, 30));
      // There are fewer results than it seemed.
      expect(await bandsOf(10, { rows: 20, bands: 30 })).toEqual(all.slice(0, 30));
      const few = await bandsOf(1, { rows: 20, bands: 100 });
      expect(few.length).toBeGreaterThan(40);
      expect(few).toEqual(all.slice(0, few.length));
    },
  );
});
