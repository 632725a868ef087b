import { beforeAll, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
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
