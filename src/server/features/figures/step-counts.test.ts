import { beforeAll, expect, test } from 'vitest';
import { buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { createStepCounts } from './step-counts.ts';
import { createServer } from '#server/http/server.ts';

const testing = useTestContext();
const now = () => new Date('2026-03-10T23:30:00Z');
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
useTestServer(testing);
let product: number;
let advert: number;
beforeAll(async () => {
  const { db } = testing.context;
  product = await buildListing(db, { kind: 'product' });
  advert = await buildListing(db);
});

const stored = async () => {
  const { db } = testing.context;
  const steps = await db.selectFrom('portal_day').select(['name', 'count']).orderBy('name').execute();
  await db.deleteFrom('portal_day').execute();
  return Object.fromEntries(steps.map(({ name, count }) => [name, count]));
};

test('R-9.07 what two processes count adds up', async () => {
  const processes = [1, 2].map(() => createStepCounts({ ...testing.context, now }));
  for (const counts of processes) {
    counts.addSearch('Rum', true);
    counts.addSearch('rum ', false);
    counts.addSearch('eva@karafa.example', false);
    counts.add('cart_adds');
  }
  await Promise.all(processes.map((counts) => counts.store()));
  await Promise.all(processes.map((counts) => counts.store()));
  expect(await stored()).toEqual({ cart_adds: 2, empty_searches: 4, searches: 6 });
  const { db } = testing.context;
  const searches = await db.selectFrom('search_day').select(['text', 'searches', 'without_results']).execute();
  expect(searches).toEqual([{ text: 'rum', searches: 4, without_results: 2 }]);
});

test('R-9.07 calls of browsers count as steps, those of robots and refused ones do not', async () => {
  const app = await createServer({ ...testing.context, now });
  for (const [url, headers] of [
    [`/api/catalog/listings/${product}?lang=cs`, browser],
    [`/api/catalog/listings/${product}?lang=cs`, { 'user-agent': 'Googlebot/2.1' }],
    // Adverts have a counter of their own.
    [`/api/catalog/listings/${advert}?lang=cs`, browser],
    ['/api/catalog/listings/999999?lang=cs', browser],
    ['/api/catalog/listings?lang=cs&q=absint', browser],
    ['/api/catalog/listings?lang=cs&q=absint&page=2', browser],
    ['/api/orders/unpaid', browser],
  ] as const)
    await app.inject({ url, headers });
  // A process that ends stores what it has.
  await app.close();
  expect(await stored()).toEqual({ empty_searches: 1, order_forms: 1, searches: 1, views: 1 });
});
