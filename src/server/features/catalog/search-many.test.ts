import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from './listing-selection.ts';
import { searchListings } from './search-listings.ts';
import { readQuery } from './search-words.ts';

const testing = useTestContext();
/** Ids by what the search must put first: name and wanted package, name, description; each the newest first. */
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

async function search(q: string, limits: { candidates: number; sortable: number }, more: object = {}) {
  const query = { ...listingQuery.parse({ q, ...more }), discountPercent: 0 };
  return searchListings(testing.context, query, readQuery(q), readSelection(query, undefined, []), limits);
}

const sorted = { candidates: 0, sortable: 1_000_000 };
const walked = { candidates: 0, sortable: 0 };

test.each([
  ['read whole', { candidates: 5000, sortable: 7000 }],
  ['too many to count, sorted', sorted],
])('R-3.04 results %s come best first on every page', async (_name, limits) => {
  const pages = [
    await search('rum 0,7 l starý', limits),
    await search('rum 0,7 l starý', limits, { page: '2' }),
    await search('rum 0,7 l starý', limits, { page: '3' }),
  ];
  expect(pages.flatMap(({ listings }) => listings.map(({ id }) => id))).toEqual(expected);
});

test('results too many to sort are walked part by part', async () => {
  const { listings, total } = await search('rum 0,7', walked);
  expect(listings.map(({ id }) => id)).toEqual(expected.slice(0, 24));
  expect(total).toEqual({ count: 1000, is_more: true });
});

test('chosen filters apply whatever the way', async () => {
  for (const limits of [sorted, walked]) {
    const { listings } = await search('rum', limits, { negotiable: '1', sort: 'newest' });
    expect(listings.length).toBeGreaterThan(0);
    expect(listings.every(({ is_negotiable }) => is_negotiable)).toBe(true);
  }
});

describe('R-11.06 paid placing changes nothing in a search', () => {
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
    best: [4, 3, 2, 1, 0],
    newest: [4, 3, 2, 1, 0],
    cheapest: [3, 2, 0, 4, 1],
    dearest: [4, 0, 2, 3, 1],
    unit_price: [2, 0, 4, 3, 1],
  };
  // Below nothing: the sample holds none of these few.
  const ways = {
    'read whole': { candidates: 5000, sortable: 7000 },
    sorted: { ...sorted, candidates: -1 },
    walked: { candidates: -1, sortable: -1 },
  };
  const cases = Object.entries(orders).flatMap(([sort, order]) =>
    Object.entries(ways).map(([way, limits]) => ({ sort, order, way, limits })),
  );

  test.each(cases)('sorted by $sort, results $way', async ({ sort, order, limits }) => {
    const { listings } = await search('absint', limits, { sort });
    expect(listings.map(({ id }) => ids.indexOf(id))).toEqual(order);
    expect(listings.filter(({ is_topped }) => is_topped)).toHaveLength(2);
  });
});
