import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory, buildListing, buildPackage, buildSeller, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

const read = (id: number) =>
  testing.context.db
    .selectFrom('listing')
    .where('id', '=', id)
    .select(['price_base', 'unit_price_base', 'is_in_stock', 'has_picture', 'main_picture_id', 'is_seller_verified'])
    .executeTakeFirstOrThrow();

describe('prices for filters and sorting', () => {
  let listing: number;
  let category: number;
  let packaged: number;

  beforeAll(async () => {
    const { db } = testing.context;
    await ensureCurrency(db);
    category = await buildCategory(db, { unitPriceUnit: 'litre' });
    packaged = await buildPackage(db, 'ml', 500);
    listing = await buildListing(db, { category, package: packaged, price: 1000, currency: 2 });
  });

  const prices = async () => {
    const { price_base, unit_price_base } = await read(listing);
    return [price_base, unit_price_base];
  };

  test('follow the rate and the decimals of a currency', async () => {
    const { db } = testing.context;
    const set = (change: { rate?: number; decimals?: number }, id = 2) =>
      db.updateTable('currency').set(change).where('id', '=', id).execute();
    expect(await prices()).toEqual([25_000, 50_000]);
    await set({ rate: 50 });
    expect(await prices()).toEqual([50_000, 100_000]);
    await set({ decimals: 3 });
    expect(await prices()).toEqual([5_000, 10_000]);
    await set({ decimals: 0 }, 1);
    expect(await prices()).toEqual([50, 100]);
    await set({ decimals: 2 }, 1);
    await set({ rate: 25, decimals: 2 });
    expect(await prices()).toEqual([25_000, 50_000]);
  });

  test('follow the unit of a category and the amount of a package', async () => {
    const { db } = testing.context;
    await db.updateTable('package').set({ amount: 250 }).where('id', '=', packaged).execute();
    expect(await prices()).toEqual([25_000, 100_000]);
    await db.updateTable('category').set({ unit_price_unit: 'piece' }).where('id', '=', category).execute();
    expect(await prices()).toEqual([25_000, null]);
    await db.updateTable('category').set({ unit_price_unit: 'litre' }).where('id', '=', category).execute();
    await db.updateTable('package').set({ amount: 500 }).where('id', '=', packaged).execute();
    expect(await prices()).toEqual([25_000, 50_000]);
  });
});

describe('derived columns of a listing', () => {
  test('R-3.06 it is in stock when an active branch has pieces', async () => {
    const { db } = testing.context;
    const product = await buildListing(db, { kind: 'product' });
    await db.insertInto('country').values({ code: 'CZ' }).execute();
    const { id: branch } = await db
      .insertInto('branch')
      .values({ code: 'A', town: 'Brno', street: 'Ukázková 1', postcode: '602 00', country_code: 'CZ' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const inStock = async () => (await read(product)).is_in_stock;
    await db.insertInto('stock').values({ listing_id: product, branch_id: branch, quantity: 1 }).execute();
    expect(await inStock()).toBe(true);
    await db.updateTable('stock').set({ quantity: 0 }).execute();
    expect(await inStock()).toBe(false);
    await db.updateTable('stock').set({ quantity: 2 }).execute();
    await db.updateTable('branch').set({ is_active: false }).execute();
    expect(await inStock()).toBe(false);
    await db.updateTable('branch').set({ is_active: true }).execute();
    expect(await inStock()).toBe(true);
    await db.deleteFrom('stock').execute();
    expect(await inStock()).toBe(false);
  });

  test('its main picture is the first', async () => {
    const { db } = testing.context;
    const listing = await buildListing(db);
    const pictures = await db
      .insertInto('picture')
      .values([{ key: 'first-picture' }, { key: 'second-picture' }])
      .returning('id')
      .execute();
    const [first, second] = pictures.map(({ id }) => id) as [number, number];
    const main = async () => {
      const { has_picture, main_picture_id } = await read(listing);
      return [has_picture, main_picture_id];
    };
    await db.insertInto('listing_picture').values({ listing_id: listing, position: 2, picture_id: second }).execute();
    expect(await main()).toEqual([true, second]);
    await db.insertInto('listing_picture').values({ listing_id: listing, position: 1, picture_id: first }).execute();
    expect(await main()).toEqual([true, first]);
    await db.updateTable('listing_picture').set({ position: 3 }).where('picture_id', '=', first).execute();
    expect(await main()).toEqual([true, second]);
    await db.deleteFrom('listing_picture').where('listing_id', '=', listing).execute();
    expect(await main()).toEqual([false, null]);
  });

  test('its seller is verified when the account is', async () => {
    const { db } = testing.context;
    const seller = await buildSeller(db, { authorized: true });
    const listing = await buildListing(db, { seller });
    const verified = async () => (await read(listing)).is_seller_verified;
    expect(await verified()).toBe(true);
    await db.updateTable('account').set({ authorized: false }).where('id', '=', seller).execute();
    expect(await verified()).toBe(false);
    await db.updateTable('account').set({ authorized: true }).where('id', '=', seller).execute();
    expect(await verified()).toBe(true);
  });
});
