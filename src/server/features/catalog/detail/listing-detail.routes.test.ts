import { beforeAll, describe, expect, test } from 'vitest';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { createServer } from '#server/http/server.ts';
import { buildBrand, buildCategory, buildListing, buildSeller } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { listTeasers } from '../index.ts';

const testing = useTestContext();
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  app = await createServer(testing.context);
  return () => app.close();
});

async function detail(id: number, lang = 'cs'): Promise<ListingDetail> {
  const answer = await app.inject(`/api/catalog/listings/${id}?lang=${lang}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('R-3.06 beside a product come products in stock first', async () => {
  const { db } = testing.context;
  const category = await buildCategory(db);
  const product = await buildListing(db, { category, kind: 'product' });
  const inStock = await buildListing(db, {
    category,
    kind: 'product',
    isInStock: true,
    publishedAt: new Date('2020-01-01'),
  });
  const soldOut = await buildListing(db, { category, kind: 'product' });
  const advert = await buildListing(db, { category });
  expect((await detail(product)).similar.map(({ id }) => id)).toEqual([inStock, advert, soldOut]);
  expect((await detail(advert)).similar.map(({ id }) => id)).toEqual([soldOut, product, inStock]);
});

describe('an advert', () => {
  test('R-3.06 R-11.06 shows its seller, the legal data of a business, further adverts and similar listings', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: 'Rum', ageRule: 'alcohol' });
    const brand = await buildBrand(db, 'Zacapa');
    const seller = await buildSeller(db, { isBusiness: true, authorized: true, username: 'vzor' });
    const advert = await buildListing(db, {
      category,
      brand,
      seller,
      name: 'Zacapa 23',
      description: 'První.\n\nDruhý.',
    });
    const sameBrand = await buildListing(db, { category, brand, publishedAt: new Date('2020-01-01') });
    const sameCategory = await buildListing(db, { category });
    const further = await buildListing(db, { seller });
    await buildListing(db, { seller, visibility: 'hidden' });
    const shown = await detail(advert, 'de');
    expect(shown).toMatchObject({
      name: 'Zacapa 23',
      state: 'available',
      text: 'První.\n\nDruhý.',
      text_locale: 'cs',
      breadcrumb: [{ id: category, name: 'Rum' }],
      age_rule: 'alcohol',
      business: { company: 'Vzor s.r.o.', company_id: '12345678', tax_id: null, address: 'Vzorová 1, Praha' },
      seller: { username: 'vzor', is_verified: true, is_business: true, stars: null, reviews: 0 },
      product: null,
    });
    expect(shown.seller_further.map(({ id }) => id)).toEqual([further]);
    expect(shown.similar.map(({ id }) => id)).toEqual([sameBrand, sameCategory]);
    expect(shown.slugs).toEqual({ cs: shown.slug, en: shown.slug, de: shown.slug });
  });

  test('stays readable when sold and is not found when hidden', async () => {
    const { db } = testing.context;
    const sold = await buildListing(db, { visibility: 'reachable' });
    const hidden = await buildListing(db, { visibility: 'hidden' });
    expect(await detail(sold)).toMatchObject({ state: 'sold', is_sold: true });
    expect((await app.inject(`/api/catalog/listings/${hidden}`)).statusCode).toBe(404);
    expect((await app.inject(`/api/catalog/entries/${hidden}`)).statusCode).toBe(404);
  });
});

describe('a product', () => {
  test('R-3.06 shows tax, the lowest price before the sale, stock and delivery by branch', async () => {
    const { db } = testing.context;
    const product = await buildListing(db, {
      kind: 'product',
      price: 12_100,
      originalPrice: 24_200,
      isOnSale: true,
      isInStock: true,
    });
    const began = new Date(testing.context.now().getTime() - 86_400_000);
    const before = new Date(began.getTime() - 10 * 86_400_000);
    const ends = new Date(began.getTime() + 9 * 86_400_000);
    await db
      .insertInto('price_history')
      .values([
        { listing_id: product, price_minor: 20_000, currency_id: 1, valid_from: before, valid_to: began },
        { listing_id: product, price_minor: 12_100, currency_id: 1, valid_from: began },
      ])
      .execute();
    await db
      .insertInto('sale')
      .values([
        { listing_id: product, price_minor: 12_100, starts_at: began, ends_at: ends },
        // Overlaps, and began earlier; the cheaper one holds.
        {
          listing_id: product,
          price_minor: 13_000,
          starts_at: new Date(began.getTime() - 1000),
          ends_at: new Date(ends.getTime() + 86_400_000),
        },
      ])
      .execute();
    await db.insertInto('country').values({ code: 'CZ' }).execute();
    const places = [
      { code: 'PHA', town: 'Praha', is_in_prague: true },
      { code: 'BRN', town: 'Brno', is_in_prague: false },
      { code: 'WH', town: 'Praha', is_in_prague: true, kind: 'warehouse' },
    ];
    const branches = await db
      .insertInto('branch')
      .values(places.map((place) => ({ ...place, street: 'Ukázková 1', postcode: '110 00', country_code: 'CZ' })))
      .returning('id')
      .execute();
    await db.insertInto('stock').values({ listing_id: product, branch_id: branches[1]!.id, quantity: 4 }).execute();
    const shown = await detail(product);
    expect(shown.product).toMatchObject({
      tax_rate: 21,
      price_without_tax: { amount: 10_000, currency: 'CZK' },
      lowest_price_30_days: { amount: 20_000, currency: 'CZK' },
      sale_ends_at: ends.toISOString(),
      stock_total: 4,
      delivery: 'elsewhere_3_5',
      branches: [
        { town: 'Praha', quantity: 0, delivery: 'to_10_days' },
        { town: 'Brno', quantity: 4, delivery: 'elsewhere_3_5' },
      ],
    });
    expect(shown.original_price).toEqual({ amount: 24_200, currency: 'CZK' });
    await db.updateTable('stock').set({ quantity: 0 }).execute();
    expect((await detail(product)).product).toMatchObject({ stock_total: 0, delivery: null });
  });
});

describe('categories and entries', () => {
  test('R-3.01 the tree nests, a category has its breadcrumb and subcategories, ids name one thing', async () => {
    const { db } = testing.context;
    const parent = await buildCategory(db, {
      name: { cs: 'Doutníky', en: 'Cigars', de: 'Zigarren' },
      description: 'Text.',
    });
    const child = await buildCategory(db, { parent, name: 'Robusto' });
    const listing = await buildListing(db, { category: child });
    const tree = (await app.inject('/api/catalog/category/en')).json() as { id: number }[];
    expect(tree.find(({ id }) => id === parent)).toMatchObject({
      name: 'Cigars',
      listings: 1,
      subcategories: [{ id: child, listings: 1, subcategories: [] }],
    });
    const category = (await app.inject(`/api/catalog/categories/${child}?lang=de`)).json();
    expect(category.breadcrumb.map(({ name }: { name: string }) => name)).toEqual(['Zigarren', 'Robusto']);
    expect((await app.inject(`/api/catalog/categories/${parent}`)).json()).toMatchObject({
      description: 'Text.',
      subcategories: [{ id: child, listings: 1 }],
    });
    expect((await app.inject(`/api/catalog/entries/${parent}`)).json()).toMatchObject({
      kind: 'category',
      category_slugs: null,
    });
    expect((await app.inject(`/api/catalog/entries/${listing}`)).json()).toMatchObject({
      kind: 'listing',
      slugs: { cs: `listing-${listing}-cs` },
      category_slugs: { en: `category-${child}-en` },
    });
    for (const path of ['categories', 'entries', 'listings'])
      expect((await app.inject(`/api/catalog/${path}/987654321`)).statusCode).toBe(404);
    expect((await app.inject('/api/catalog/listings/abc')).statusCode).toBe(422);
  });
});

test('R-11.01 teasers never show what may not be advertised', async () => {
  const { db } = testing.context;
  const tobacco = await buildCategory(db, { mayBeAdvertised: false });
  const later = new Date('2030-01-01');
  await buildListing(db, { category: tobacco, isTopped: true, publishedAt: later });
  await buildListing(db, { category: tobacco, kind: 'product', isOnSale: true, publishedAt: later });
  const allowed = await buildListing(db, { isTopped: true, publishedAt: new Date('2029-01-01') });
  const options = { limit: 3, locale: 'cs', discountPercent: 0 } as const;
  const shown = await Promise.all(
    (['topped', 'adverts', 'products', 'sale'] as const).map((teaser) => listTeasers(testing.context, teaser, options)),
  );
  expect(shown[0]!.map(({ id }) => id)).toEqual([allowed]);
  expect(shown.flat().some(({ category }) => category.id === tobacco)).toBe(false);
});
