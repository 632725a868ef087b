import { afterEach, describe, expect, test } from 'vitest';
import { buildListing } from '#tests/support/factories.ts';
import { buildBranch, buildCarrier, buildPaymentMethod } from '#tests/support/delivery-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { listBranches, listClosedDays } from '#server/features/branches/index.ts';
import { readDeliveryWays } from './delivery.queries.ts';

const testing = useTestContext();

afterEach(async () => {
  const { db } = testing.context;
  for (const table of ['carrier', 'payment_method', 'branch_closure'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('branch').set({ is_active: false }).execute();
});

const waysFor = (locale: Locale, parcel: { weightG?: number; goods?: number; listingIds?: number[] } = {}) =>
  readDeliveryWays(testing.context.db, {
    locale,
    parcel: { weightG: 1, goods: 1, listingIds: [], ...parcel },
    today: '2026-11-21',
  });

const pricesFor = async (weightG: number, goods: number) => {
  const { carriers } = await waysFor('cs', { weightG, goods });
  return carriers.map(({ price_minor: price }) => price);
};

describe("R-6.05 a carrier's price", () => {
  test('follows the weight: the row with the lowest sufficient limit', async () => {
    const prices = [
      [30_000, 0, 17_900],
      [2_000, 0, 9_900],
      [5_000, 0, 12_900],
    ] as const;
    await buildCarrier(testing.context.db, { prices });
    expect(await pricesFor(0, 0)).toEqual([9_900]);
    expect(await pricesFor(2_000, 0)).toEqual([9_900]);
    expect(await pricesFor(2_001, 0)).toEqual([12_900]);
    expect(await pricesFor(30_000, 500_000)).toEqual([17_900]);
  });

  test('does not exist above the highest weight: the carrier does not take the parcel', async () => {
    await buildCarrier(testing.context.db, { prices: [[30_000, 0, 17_900]] });
    expect(await pricesFor(30_001, 0)).toEqual([null]);
  });

  test('falls with the value of the goods, within the weight', async () => {
    const prices = [
      [5_000, 0, 12_900],
      [5_000, 100_000, 9_900],
      [5_000, 200_000, 4_900],
      [null, 150_000, 100],
    ] as const;
    await buildCarrier(testing.context.db, { prices });
    expect(await pricesFor(5_000, 99_999)).toEqual([12_900]);
    expect(await pricesFor(5_000, 100_000)).toEqual([9_900]);
    expect(await pricesFor(5_000, 900_000)).toEqual([4_900]);
    expect(await pricesFor(5_001, 99_999)).toEqual([null]);
  });

  test('in a row without a weight applies to any weight', async () => {
    await buildCarrier(testing.context.db, { prices: [[null, 0, 0]] });
    expect(await pricesFor(2_000_000_000, 0)).toEqual([0]);
  });
});

describe('the offer', () => {
  test('R-6.10 has carriers in their order, named in the language, with their payment methods', async () => {
    const { db } = testing.context;
    const card = await buildPaymentMethod(db, 'card');
    const transfer = await buildPaymentMethod(db, 'bank_transfer', { fee: 500 });
    await buildCarrier(db, { code: 'second', position: 2, payments: [transfer, card] });
    await buildCarrier(db, { code: 'first', position: 1, payments: [card] });
    await buildCarrier(db, { code: 'gone', isActive: false });
    const { carriers } = await waysFor('de');
    expect(carriers.map(({ name, payment_method_ids: ids }) => [name, ids])).toEqual([
      ['first de', [card]],
      ['second de', [card, transfer]],
    ]);
  });

  test('names a carrier without a text in the language in Czech', async () => {
    const { db } = testing.context;
    const id = await buildCarrier(db, { code: 'czech' });
    await db.deleteFrom('carrier_text').where('carrier_id', '=', id).where('locale', '=', 'en').execute();
    const { carriers } = await waysFor('en');
    expect(carriers[0]!.name).toBe('czech cs');
  });

  test('R-6.10 has active payment methods in their order with their fees', async () => {
    const { db } = testing.context;
    await buildPaymentMethod(db, 'cash_on_delivery', { fee: 3_900, position: 2 });
    await buildPaymentMethod(db, 'card', { position: 1 });
    await buildPaymentMethod(db, 'bank_transfer', { isActive: false });
    const { methods } = await waysFor('en');
    expect(methods.map(({ name, fee_minor: fee }) => [name, fee])).toEqual([
      ['card en', 0],
      ['cash_on_delivery en', 3_900],
    ]);
  });

  test('R-6.05 has active stores for pickup, without the warehouse', async () => {
    const { db } = testing.context;
    await buildBranch(db, { town: 'Brno' });
    await buildBranch(db, { town: 'Praha', kind: 'warehouse' });
    await buildBranch(db, { town: 'Zlín', isActive: false });
    const stores = await listBranches(db);
    expect(stores.map(({ town }) => town)).toEqual(['Brno']);
    expect((await waysFor('cs')).branches).toEqual(stores);
  });

  test('counts the stock of active branches only', async () => {
    const { db } = testing.context;
    const listing = await buildListing(db, { kind: 'product' });
    const store = await buildBranch(db);
    const warehouse = await buildBranch(db, { kind: 'warehouse' });
    const [empty, closed] = [await buildBranch(db), await buildBranch(db, { isActive: false })];
    const quantities = [
      [store, 3],
      [warehouse, 7],
      [empty, 0],
      [closed, 9],
    ] as const;
    for (const [branch, quantity] of quantities)
      await db.insertInto('stock').values({ listing_id: listing, branch_id: branch, quantity }).execute();
    const { stock } = await waysFor('cs', { listingIds: [listing] });
    expect(stock.map(({ branch_id: branch, quantity }) => [branch, quantity]).sort()).toEqual(
      [
        [store, 3],
        [warehouse, 7],
      ].sort(),
    );
    expect((await waysFor('cs')).stock).toEqual([]);
  });

  test('has closures from the day on, of one branch or of all', async () => {
    const { db } = testing.context;
    const branch = await buildBranch(db);
    const closures = [
      { branch_id: null, day: '2026-12-31', note: 'Inventura' },
      { branch_id: branch, day: '2026-11-21' },
      { branch_id: branch, day: '2026-11-20' },
    ];
    await db.insertInto('branch_closure').values(closures).execute();
    const closed = await listClosedDays(db, '2026-11-21');
    expect(closed).toEqual([
      { branch_id: branch, day: '2026-11-21', note: '' },
      { branch_id: null, day: '2026-12-31', note: 'Inventura' },
    ]);
    expect((await waysFor('cs')).closed).toEqual(closed);
  });
});
