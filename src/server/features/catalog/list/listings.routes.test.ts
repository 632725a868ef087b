import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingPage } from '#shared/catalog/contract.ts';
import { createServer } from '#server/http/server.ts';
import { buildBrand, buildCategory, buildCountry, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  app = await createServer(testing.context);
  return () => app.close();
});

async function page(query: string): Promise<ListingPage> {
  const answer = await app.inject(`/api/catalog/listings?${query}`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json();
}

const idsOf = ({ listings }: ListingPage) => listings.map(({ id }) => id);

describe('a page of a category', () => {
  let spirits: number;
  let rum: number;
  let cuban: number;

  beforeAll(async () => {
    const { db } = testing.context;
    spirits = await buildCategory(db, { name: 'Lihoviny', unitPriceUnit: 'litre' });
    rum = await buildCategory(db, { parent: spirits, name: 'Rum', unitPriceUnit: 'litre' });
    cuban = await buildCategory(db, { parent: rum, name: 'Kuba', unitPriceUnit: 'litre' });
  });

  test('R-3.01 R-3.02 holds the listings of its descendants, topped first and marked, then the newest', async () => {
    const { db } = testing.context;
    const old = await buildListing(db, { category: cuban, isTopped: true, publishedAt: new Date('2025-01-01') });
    const middle = await buildListing(db, { category: rum, publishedAt: new Date('2026-01-01') });
    const newest = await buildListing(db, { category: spirits, publishedAt: new Date('2026-02-01') });
    await buildListing(db, { category: cuban, visibility: 'hidden' });
    await buildListing(db, { category: cuban, visibility: 'reachable' });
    const found = await page(`category=${spirits}`);
    expect(idsOf(found)).toEqual([old, newest, middle]);
    expect(found.listings[0]!.is_topped).toBe(true);
    expect(found.total).toEqual({ count: 3, is_more: false });
    expect(idsOf(await page(`category=${cuban}`))).toEqual([old]);
  });

  test('R-3.03 R-11.03 sorts by price and by unit price, without a price last', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { unitPriceUnit: 'litre' });
    const large = await buildPackage(db, 'ml', 1000);
    const small = await buildPackage(db, 'ml', 500);
    const brand = await buildBrand(db, 'Zacapa');
    const cheap = await buildListing(db, { category, price: 60_000, package: small, brand });
    const dear = await buildListing(db, { category, price: 100_000, package: large });
    const free = await buildListing(db, { category, price: null });
    expect(idsOf(await page(`category=${category}&sort=cheapest`))).toEqual([cheap, dear, free]);
    expect(idsOf(await page(`category=${category}&sort=dearest`))).toEqual([dear, cheap, free]);
    const byUnit = await page(`category=${category}&sort=unit_price&lang=en`);
    expect(idsOf(byUnit)).toEqual([dear, cheap, free]);
    expect(byUnit.listings[1]).toMatchObject({
      brand: 'Zacapa',
      package: '0.5\u00a0l',
      unit_price: { amount: 120_000, currency: 'CZK', unit: 'litre' },
    });
  });

  test('R-3.03 price limits are taken in the chosen currency', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    const inside = await buildListing(db, { category, price: 100_000 });
    await buildListing(db, { category, price: 100_100 });
    expect(idsOf(await page(`category=${category}&price_from=39.99&price_to=40&currency=EUR`))).toEqual([inside]);
  });

  test('R-3.03 narrows by vintage, strength and country of origin', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    await buildCountry(db, 'JP', { cs: 'Japonsko', en: 'Japan', de: 'Japan' });
    await buildCountry(db, 'FR', { cs: 'Francie', en: 'France', de: 'Frankreich' });
    const whisky = await buildListing(db, { category, origin: 'JP', abv: 43.5, vintage: 1999 });
    const wine = await buildListing(db, { category, origin: 'FR', abv: 12.5, vintage: 2005 });
    const plain = await buildListing(db, { category });
    const found = async (filters: string) => idsOf(await page(`category=${category}&${filters}`)).sort((a, b) => a - b);
    expect(await found('vintage_from=1999&vintage_to=2004')).toEqual([whisky]);
    expect(await found('vintage_to=2005')).toEqual([whisky, wine]);
    expect(await found('abv_from=12.5&abv_to=43.4')).toEqual([wine]);
    expect(await found('abv_from=43.5')).toEqual([whisky]);
    expect(await found('origin=FR,JP')).toEqual([whisky, wine]);
    expect(await found('')).toEqual([whisky, wine, plain]);
    const { facets } = await page(`category=${category}&origin=FR&lang=de`);
    expect(facets.origins).toEqual([
      { id: 'FR', name: 'Frankreich', results: { count: 1, is_more: false } },
      { id: 'JP', name: 'Japan', results: { count: 1, is_more: false } },
    ]);
  });

  test('R-3.03 filters follow the changes of an advert, in searches, too', async () => {
    const { db } = testing.context;
    await buildCountry(db, 'IE', { cs: 'Irsko', en: 'Ireland', de: 'Irland' });
    const id = await buildListing(db, { name: 'Proměnlivý destilát', vintage: 1980, abv: 40 });
    const filters = 'q=promenlivy&vintage_from=1990&abv_from=50.1&origin=IE';
    expect(idsOf(await page(filters))).toEqual([]);
    const change = { vintage: 1990, abv: 50.1, origin_code: 'IE' };
    await db.updateTable('listing').set(change).where('id', '=', id).execute();
    const { listings, facets } = await page(filters);
    expect(listings.map((each) => each.id)).toEqual([id]);
    expect(facets.origins).toEqual([{ id: 'IE', name: 'Irsko', results: { count: 1, is_more: false } }]);
  });

  test('pages hold 24; the page after the last is not found', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    for (let index = 0; index < 25; index++) await buildListing(db, { category });
    const first = await page(`category=${category}`);
    const second = await page(`category=${category}&page=2`);
    expect([first.pages, first.listings.length, second.listings.length]).toEqual([2, 24, 1]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(25);
    expect((await app.inject(`/api/catalog/listings?category=${category}&page=3`)).statusCode).toBe(404);
  });

  test('an unknown category answers 404, a wrong filter 422', async () => {
    expect((await app.inject('/api/catalog/listings?category=999999')).statusCode).toBe(404);
    const wrong = await app.inject('/api/catalog/listings?brand=rum&page=401');
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors)).toEqual(expect.arrayContaining(['brand', 'page']));
    for (const query of [
      'vintage_from=old',
      'vintage_to=2005.5',
      'vintage_to=1799',
      'abv_from=x',
      'abv_to=101',
      'origin=cz',
      'origin=CZ;SK',
    ]) {
      const answer = await app.inject(`/api/catalog/listings?${query}`);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [query.split('=')[0]]]);
    }
  });

  test('R-3.07 new goods are products, goods on sale are those on sale', async () => {
    const { db } = testing.context;
    const product = await buildListing(db, { kind: 'product', isOnSale: true, originalPrice: 20_000 });
    const scopes = await Promise.all([page('scope=new'), page('scope=sale')]);
    expect(scopes.map(idsOf)).toEqual([[product], [product]]);
    expect(scopes[0]!.listings[0]).toMatchObject({ original_price: { amount: 20_000, currency: 'CZK' }, seller: null });
    expect(idsOf(await page('scope=new&kind=advert'))).toEqual([]);
  });
});
