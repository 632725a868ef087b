import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { countResults } from './count-results.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { searchListings } from './search-listings.ts';
import { ranks } from './rank.queries.ts';
import { hasWordsInBands, searchSampleShare } from './search-conditions.queries.ts';
import { readSample } from './search-sample.queries.ts';
import { listOfNewest, sortSegment } from './search-segments.queries.ts';
import { readQuery } from '../words/search-words.ts';
import { textQuery, type SearchTerm } from '../words/text-query.ts';

const testing = useTestContext();
/** Ids in the expected order: name and preferred package, name, description; the newest first in each. */
const expected: number[] = [];

beforeAll(async () => {
  const { db } = testing.context;
  const category = await buildCategory(db, { name: 'Sklad' });
  const wanted = await buildPackage(db, 'ml', 700);
  const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index * 11));
  const groups: number[][] = [[], [], []];
  for (let index = 0; index < 66; index++) {
    const group = index % 3;
    const id = await buildListing(db, {
      category,
      publishedAt: day(index),
      name: group === 2 ? 'Láhev' : 'Starý rum',
      description: group === 2 ? 'Ne rum, ale starý.' : 'Dobrý.',
      ...(group === 0 && { package: wanted }),
      isNegotiable: index % 2 === 0,
    });
    groups[group]!.unshift(id);
  }
  expected.push(...groups.flat());
});

async function search(q: string, candidates: number, more: object = {}) {
  const query = { ...listingQuery.parse({ q, ...more }), discountPercent: 0 };
  return searchListings(testing.context, query, readQuery(q), readSelection(query, undefined, []), candidates);
}

function termOf(word: string): SearchTerm {
  return { spelling: word, words: [word], beginnings: [], wholeWords: [word], meant: [word], head: 1, doc: 1 };
}

interface ExplainedBitmap {
  readonly 'QUERY PLAN': readonly [
    { readonly Plan: { readonly Plans: readonly [{ readonly 'Index Name': string; readonly 'Index Cond': string }] } },
  ];
}

const readWhole = 2500;
/** Treats any number of results as too many to be read whole. */
const readInPart = 0;

// The first search of this file: the names of categories are remembered for a minute.
test('R-3.04 what was named and can be bought comes first, read whole or in part', async () => {
  const { db } = testing.context;
  const root = await buildCategory(db, { name: 'Nápoje' });
  const named = await buildCategory(db, { parent: root, name: 'Perlivka' });
  const beside = await buildCategory(db, { parent: root, name: 'Ostatní nápoje' });
  const glasses = await buildCategory(db, { name: 'Sklo' });
  type Options = Parameters<typeof buildListing>[1];
  const build = (options: Options) => buildListing(db, { name: 'Perlivka', ...options });
  const inOrder: Options[] = [
    { category: named, kind: 'product', isInStock: true },
    { category: named },
    { category: named, price: null },
    { category: named, kind: 'product', isInStock: false },
    { category: beside, kind: 'product', isInStock: true },
    { category: beside },
    { category: beside, name: 'Perlivkart', kind: 'product', isInStock: true },
    { category: glasses, name: 'Sklenice Perlivka', kind: 'product', isInStock: true },
    { category: glasses, name: 'Sklenice Perlivka' },
    { category: named, offerType: 'demand' },
    { category: beside, name: 'Voda', description: 'Jako perlivka.' },
    { category: beside, name: 'Voda', description: 'Jako perlivka.', offerType: 'demand' },
  ];
  // The newest come last, so that only their rank can explain the order.
  const ids: number[] = [];
  for (const [index, options] of inOrder.entries())
    ids.push(await build({ ...options, publishedAt: new Date(Date.UTC(2025, 0, 1 + index)) }));
  for (const candidates of [readWhole, readInPart])
    expect((await search('perlivka', candidates)).listings.map(({ id }) => ids.indexOf(id))).toEqual([...ids.keys()]);
});

test.each([
  ['read whole', readWhole],
  ['in part', readInPart],
])('R-3.04 results %s come best first on every page', async (_name, candidates) => {
  const pages = [
    await search('rum 0,7 l starý', candidates),
    await search('rum 0,7 l starý', candidates, { page: '2' }),
    await search('rum 0,7 l starý', candidates, { page: '3' }),
  ];
  expect(pages.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual(expected);
  await expect(search('rum 0,7 l starý', candidates, { page: '4' })).rejects.toMatchObject({ code: 'not_found' });
});

test('R-3.03 results that are read in part are counted whole', async () => {
  const { total, pages } = await search('rum 0,7', readInPart);
  expect({ total, pages }).toEqual({ total: { count: 66, is_more: false }, pages: 3 });
});

test('filters apply to results that are read in part, too', async () => {
  const { listings } = await search('rum', readInPart, { negotiable: '1', sort: 'newest' });
  expect(listings.length).toBeGreaterThan(0);
  expect(listings.every(({ is_negotiable }) => is_negotiable)).toBe(true);
});

describe('R-11.06 paid placement changes nothing in a search', () => {
  const ids: number[] = [];
  beforeAll(async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: 'Výčep', unitPriceUnit: 'litre' });
    const small = await buildPackage(db, 'ml', 100);
    const large = await buildPackage(db, 'ml', 1000);
    for (const [index, price] of [300, null, 200, 100, 400].entries())
      ids.push(
        await buildListing(db, {
          category,
          name: 'Trojitý absint',
          price,
          package: index === 3 ? small : large,
          isTopped: index === 1 || index === 2,
          publishedAt: new Date(Date.UTC(2025, 0, 1 + index)),
        }),
      );
  });

  const orders: Record<ListingSort, readonly number[]> = {
    best: [4, 3, 2, 0, 1],
    newest: [4, 3, 2, 1, 0],
    cheapest: [3, 2, 0, 4, 1],
    dearest: [4, 0, 2, 3, 1],
    unit_price: [2, 0, 4, 3, 1],
  };
  // Below nothing: the sample holds none of these few.
  const ways = { 'read whole': readWhole, 'in part': -1 };
  const cases = Object.entries(orders).flatMap(([sort, order]) =>
    Object.entries(ways).map(([way, candidates]) => ({ sort, order, way, candidates })),
  );

  test.each(cases)('sorted by $sort, results $way', async ({ sort, order, candidates }) => {
    const { listings } = await search('absint', candidates, { sort });
    expect(listings.map(({ id }) => ids.indexOf(id))).toEqual(order);
    expect(listings.filter(({ is_topped }) => is_topped)).toHaveLength(2);
  });
});

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
        found.push(...(await search('víno', candidates, { sort, page })).listings.map(({ id }) => id));
      return found;
    };
    const whole = await pages(readWhole);
    expect(new Set(whole)).toEqual(new Set(ids));
    expect(await pages(readInPart)).toEqual(whole);
  });

  test.each([
    ['words of steps', {}],
    ['prefixes', { words: undefined }],
    ['two terms', textQuery([termOf('vino'), termOf('drahe')])],
    ['more words than the steps are asked for', { words: [Array.from({ length: 300 }, (_, at) => `vino${at || ''}`)] }],
  ])('and %s read no more than the page needs', async (_name, more) => {
    const text = { ...textQuery([termOf('vino')]), preferredPackageIds: [], namedCategoryIds: [], ...more };
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
    const text = { ...textQuery([termOf('vino'), termOf('drahe')]), preferredPackageIds: [], namedCategoryIds: [] };
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
      const text = { ...textQuery([termOf('vino')]), preferredPackageIds: [], namedCategoryIds: [] };
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
    const text = { ...textQuery([termOf('drahe')]), preferredPackageIds: [], namedCategoryIds: [] };
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
    const text = { ...textQuery([termOf('levne')]), preferredPackageIds: [], namedCategoryIds: [] };
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

test('R-3.04 results of each rank are the same whether the index finds them or the newest listings are looked through', async () => {
  const { db } = testing.context;
  const root = await buildCategory(db, { name: 'Bar' });
  const named = await buildCategory(db, { parent: root, name: 'Tonik' });
  const categories = [named, root, await buildCategory(db, { name: 'Kniha' })];
  for (let index = 0; index < 72; index++)
    await buildListing(db, {
      category: categories[index % 3]!,
      name: index % 4 === 0 ? 'Kniha' : 'Tonik',
      description: 'Tonik.',
      ...(index % 5 === 0
        ? { kind: 'product', isInStock: index % 2 === 0 }
        : { offerType: index % 7 === 0 ? 'demand' : 'supply', ...(index % 11 === 0 && { price: null }) }),
      publishedAt: new Date(Date.UTC(2025, 2, 1 + ((index * 11) % 72))),
    });
  const text = {
    ...textQuery([termOf('tonik')]),
    beginnings: "'tonik'",
    preferredPackageIds: [],
    namedCategoryIds: [named],
  };
  const selection = readSelection(listingQuery.parse({ offer_type: 'supply' }), undefined, []);
  const page = { sort: 'best', offset: 1, limit: 3 } as const;
  const usualCategoryIds = [root, named];
  let found = 0;
  for (let rank = 0; rank < ranks; rank++) {
    const segment = { ranks: { first: rank, last: rank }, usualCategoryIds };
    const { ids } = await sortSegment(testing.context, text, selection, segment, page);
    const limits = { walked: 1000, checked: 1000 };
    expect(await listOfNewest(testing.context, text, selection, segment, page, limits)).toEqual(ids);
    if (ids.length > 0) found += 1;
    const few = await listOfNewest(testing.context, text, selection, segment, page, { walked: 40, checked: 20 });
    expect(few).toEqual(ids.slice(0, few.length));
  }
  expect(found).toBeGreaterThan(8);
});
