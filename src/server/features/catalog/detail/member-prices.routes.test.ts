import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingCard, ListingDetail, ListingPage, Suggestions } from '#shared/catalog/contract.ts';
import type { contentContract } from '#shared/content/contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildMember, logIn } from '#tests/support/account-factories.ts';
import { buildBrand, buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { foldCounters } from '../index.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;
let spirits: number;
let rum: number;
let dear: number;
let advert: number;
let cigarettes: number;
let member: { authorization: string };
let other: { authorization: string };

const day = 86_400_000;

beforeAll(async () => {
  const { db } = testing.context;
  spirits = await buildCategory(db, { name: 'Rum', unitPriceUnit: 'litre' });
  const tobacco = await buildCategory(db, { name: 'Cigarety', mayBeDiscounted: false });
  const brand = await buildBrand(db, 'Diplomático');
  const half = await buildPackage(db, 'ml', 500);
  const name = 'Diplomático';
  rum = await buildListing(db, {
    name,
    kind: 'product',
    category: spirits,
    brand,
    package: half,
    price: 8_000,
    originalPrice: 10_000,
    isOnSale: true,
  });
  dear = await buildListing(db, { name, kind: 'product', category: spirits, brand, price: 9_500 });
  advert = await buildListing(db, { name, category: spirits, brand, price: 9_000 });
  cigarettes = await buildListing(db, { name, kind: 'product', category: tobacco, price: 15_000 });
  await foldCounters(db);
  member = await logIn(db, await buildMember(db, 12.5));
  other = await logIn(db, await buildAccount(db));
  app = await createServer(testing.context);
  return () => app.close();
});

async function get<Answer>(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const prices = (cards: readonly Pick<ListingCard, 'id' | 'price'>[]) =>
  Object.fromEntries(cards.map(({ id, price }) => [id, price?.amount]));

describe('R-6.01 a member of a group sees the lowered price', () => {
  const listings = '/api/catalog/listings?';
  test.each([
    ['in a category', () => `${listings}category=${spirits}`],
    ['in a search', () => `${listings}q=diplomatico`],
    ['in all there is', () => listings],
  ])('%s; an advert and what may not be discounted cost the same for all', async (_, urlOf) => {
    const general = prices((await get<ListingPage>(urlOf())).listings);
    expect(general).toMatchObject({ [rum]: 8_000, [dear]: 9_500, [advert]: 9_000 });
    expect(prices((await get<ListingPage>(urlOf(), other)).listings)).toEqual(general);
    const own = prices((await get<ListingPage>(urlOf(), member)).listings);
    expect(own).toEqual({ ...general, [rum]: 7_000, [dear]: 8_312 });
    expect(Object.keys(own)).toEqual(Object.keys(general));
  });

  test('among new and discounted goods, in suggestions, on the home page and among similar listings', async () => {
    const sale = await get<ListingPage>(`${listings}scope=sale`, member);
    expect(prices(sale.listings)).toEqual({ [rum]: 7_000 });
    const news = await get<ListingPage>(`${listings}scope=new`, member);
    expect(prices(news.listings)).toEqual({ [rum]: 7_000, [dear]: 8_312, [cigarettes]: 15_000 });
    const { listings: suggested } = await get<Suggestions>('/api/catalog/suggestions?q=diplo', member);
    expect(prices(suggested)).toEqual({ [rum]: 7_000, [dear]: 8_312, [advert]: 9_000, [cigarettes]: 15_000 });
    const home = await get<CallAnswer<(typeof contentContract)['home']>>('/api/home?lang=cs', member);
    expect(prices(home.sale)).toEqual({ [rum]: 7_000 });
    expect(prices(home.products)).toEqual({ [rum]: 7_000, [dear]: 8_312, [cigarettes]: 15_000 });
    const { similar } = await get<ListingDetail>(`/api/catalog/listings/${advert}`, member);
    expect(prices(similar)).toEqual({ [rum]: 7_000, [dear]: 8_312 });
  });

  test('beside the regular one, with the price per litre in proportion', async () => {
    const cards = (await get<ListingPage>(`${listings}category=${spirits}`, member)).listings;
    const czk = (amount: number) => ({ amount, currency: 'CZK' });
    expect(cards.find(({ id }) => id === rum)).toMatchObject({
      price: czk(7_000),
      original_price: czk(10_000),
      unit_price: { ...czk(14_000), unit: 'litre' },
    });
    expect(cards.find(({ id }) => id === dear)).toMatchObject({ price: czk(8_312), original_price: czk(9_500) });
    expect(cards.find(({ id }) => id === advert)).toMatchObject({ price: czk(9_000), original_price: null });
  });

  test('with its own tax, but with the lowest price and the end of the sale of the general price', async () => {
    const { db, now } = testing.context;
    const began = new Date(now().getTime() - day);
    const ends = new Date(now().getTime() + day);
    const before = new Date(began.getTime() - 10 * day);
    await db
      .insertInto('price_history')
      .values([
        { listing_id: rum, price_minor: 9_000, currency_id: 1, valid_from: before, valid_to: began },
        { listing_id: rum, price_minor: 8_000, currency_id: 1, valid_from: began },
        { listing_id: dear, price_minor: 9_500, currency_id: 1, valid_from: before },
      ])
      .execute();
    await db
      .insertInto('sale')
      .values({ listing_id: rum, price_minor: 8_000, starts_at: began, ends_at: ends })
      .execute();
    expect((await get<ListingDetail>(`/api/catalog/listings/${rum}`, member)).product).toMatchObject({
      is_member_price: true,
      price_without_tax: { amount: 5_785 },
      lowest_price_30_days: { amount: 9_000 },
      sale_ends_at: ends.toISOString(),
    });
    expect((await get<ListingDetail>(`/api/catalog/listings/${rum}`)).product).toMatchObject({
      is_member_price: false,
      price_without_tax: { amount: 6_612 },
      lowest_price_30_days: { amount: 9_000 },
    });
    expect((await get<ListingDetail>(`/api/catalog/listings/${dear}`, member)).product).toMatchObject({
      may_be_discounted: true,
      is_member_price: true,
      lowest_price_30_days: null,
      sale_ends_at: null,
    });
    expect((await get<ListingDetail>(`/api/catalog/listings/${cigarettes}`, member)).product).toMatchObject({
      may_be_discounted: false,
      is_member_price: false,
    });
  });

  test('in answers that caches must not store', async () => {
    const headersOf = async (headers: Record<string, string>) =>
      (await app.inject({ url: `${listings}category=${spirits}`, headers })).headers['cache-control'];
    expect([await headersOf(member), await headersOf({})]).toEqual(['no-store', undefined]);
  });
});
