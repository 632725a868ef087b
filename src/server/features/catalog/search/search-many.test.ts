import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { readInPart, readWhole, searchIn, textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { ranks } from './rank.queries.ts';
import { listOfNewest, sortSegment } from './search-segments.queries.ts';

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

const search = (q: string, candidates: number, more?: object) => searchIn(testing.context, q, candidates, more);

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
  const text = { ...textOf('tonik'), beginnings: "'tonik'", namedCategoryIds: [named] };
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
