import { expect, test } from 'vitest';
import type { Suggestions } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from '#server/http/server.ts';
import { foldCounters } from '../index.ts';

const testing = useTestContext();

test('R-3.05, R-11.03 a suggested listing has its unit price', async () => {
  const { db } = testing.context;
  const category = await buildCategory(db, { name: 'Aquavity', unitPriceUnit: 'litre' });
  const half = await buildPackage(db, 'ml', 500);
  await buildListing(db, { name: 'Aquavit', category, price: 50_000, package: half });
  await foldCounters(db);
  const app = await createServer(testing.context);
  const { listings } = (await app.inject('/api/catalog/suggestions?q=aquavit&lang=cs')).json<Suggestions>();
  expect(listings).toMatchObject([
    { price: { amount: 50_000 }, unit_price: { amount: 100_000, currency: 'CZK', unit: 'litre' } },
  ]);
  await app.close();
});

test('R-3.05 a suggested listing has the language of its name', async () => {
  const { db } = testing.context;
  const czech = await buildListing(db, { name: 'Slivovice po dědovi', locales: ['cs'] });
  const german = await buildListing(db, { name: 'Slivovice aus Mähren', locales: ['de'] });
  const all = await buildListing(db, { name: 'Slivovice Žufánek', locales: ['cs', 'en', 'de'] });
  await foldCounters(db);
  const app = await createServer(testing.context);
  const languages = async (lang: string) => {
    const answer = await app.inject(`/api/catalog/suggestions?q=slivovice&lang=${lang}`);
    const { listings } = answer.json<Suggestions>();
    return Object.fromEntries(listings.map(({ id, text_locale }) => [id, text_locale]));
  };
  expect(await languages('cs')).toEqual({ [czech]: 'cs', [german]: 'de', [all]: 'cs' });
  expect(await languages('en')).toEqual({ [czech]: 'cs', [german]: 'de', [all]: 'en' });
  await app.close();
});
