import { expect, test } from 'vitest';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { countFacets } from './count-facets.ts';
import { wholeCatalogue } from './listing-selection.ts';

const testing = useTestContext();

test('R-3.03 counts within a price range are remembered only where there are more results than pages show', async () => {
  const { db } = testing.context;
  const category = await buildCategory(db);
  const inRange = { from: 100, to: 20_000 };
  const selection = {
    ...wholeCatalogue,
    categoryIds: [category],
    ranges: { ...wholeCatalogue.ranges, price: inRange },
  };
  const total = async () => {
    const { flags } = await countFacets(testing.context, selection, category, { readable: 25_000, exact: 3 });
    return flags.total;
  };
  const add = () => buildListing(db, { category, price: 10_000 });
  const totals = [];
  for (let listings = 1; listings <= 5; listings++) {
    await add();
    totals.push(await total());
  }
  expect(totals).toEqual([1, 2, 3, 4, 4]);
});
