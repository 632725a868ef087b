import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { readInPart, readWhole, recordSearches, searchIn, textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { pageByPrice } from './page-by-price.ts';

const testing = useTestContext();
const priceSorts = ['cheapest', 'dearest', 'unit_price'] as const;

describe('R-3.04 results of which few have a price', () => {
  const priced: { id: number; price: number }[] = [];
  const unpriced: { id: number; day: number }[] = [];
  beforeAll(async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: 'Sklo', unitPriceUnit: 'litre' });
    const decanter = await buildPackage(db, 'ml', 700);
    for (let index = 0; index < 60; index++) {
      const price = index % 12 === 5 ? 100 * ((index * 7) % 60) : null;
      const day = (index * 11) % 60;
      const publishedAt = new Date(Date.UTC(2025, 0, 1 + day));
      const id = await buildListing(db, { category, name: 'Karafa', price, package: decanter, publishedAt });
      if (price !== null) priced.push({ id, price });
      else unpriced.push({ id, day });
    }
  });

  const inOrder = (sort: (typeof priceSorts)[number]) => {
    const cheapest = priced.toSorted((one, other) => one.price - other.price);
    const newest = unpriced.toSorted((one, other) => other.day - one.day);
    return [...(sort === 'dearest' ? cheapest.toReversed() : cheapest), ...newest].map(({ id }) => id);
  };

  test.each(priceSorts)('%s first, end with the newest without one, on every page', async (sort) => {
    for (const candidates of [readWhole, readInPart]) {
      const found = [];
      for (const page of ['1', '2', '3']) {
        const { listings } = await searchIn(testing.context, 'karafa', candidates, { sort, page });
        found.push(...listings.map(({ id }) => id));
      }
      expect(found).toEqual(inOrder(sort));
    }
  });

  test.each(priceSorts)('%s first, those without one are found by time', async (sort) => {
    const selection = readSelection(listingQuery.parse({}), undefined, []);
    const { reader, asked } = recordSearches(testing.context);
    // So many that a page of them is in less than half of the time.
    const sample = { share: 1, all: 280, chosen: 280, ranked: [], bands: [] };
    const page = { sort, offset: 0, limit: 24 };
    expect(await pageByPrice(reader, textOf('karafa'), selection, page, sample)).toEqual(inOrder(sort).slice(0, 24));
    const isInPart = ({ text }: { text: string }) => /words_in_step|published_runs/.test(text);
    expect(asked.map(isInPart)).toEqual([true, true]);
  });
});
