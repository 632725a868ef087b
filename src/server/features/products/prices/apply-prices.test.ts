import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { startAndEndSales } from './apply-prices.ts';

const testing = useTestContext();
const at = (time: string) => ({ db: testing.context.db, now: () => new Date(time) });

describe('offered prices', () => {
  beforeAll(async () => {
    const { db } = testing.context;
    await db
      .insertInto('currency')
      .values({ id: 1, code: 'CZK', symbol_after: 'Kč', rate: 1, is_default: true })
      .execute();
    await db
      .insertInto('category')
      .values([
        { id: 1, level: 1 },
        { id: 2, level: 1, may_be_discounted: false },
      ])
      .execute();
  });

  beforeEach(async () => {
    const { db } = testing.context;
    await db.deleteFrom('listing').execute();
    for (const [id, category] of [
      [11, 1],
      [12, 2],
    ] as const) {
      await db
        .insertInto('listing')
        .values({
          id,
          kind: 'product',
          visibility: 'listed',
          category_id: category,
          currency_id: 1,
          price_minor: 10_000,
        })
        .execute();
      await db
        .insertInto('product')
        .values({ listing_id: id, sku: `S${id}`, tax_rate: 21, regular_price_minor: 10_000 })
        .execute();
      await db
        .insertInto('price_history')
        .values({ listing_id: id, currency_id: 1, price_minor: 10_000, valid_from: '2026-01-01' })
        .execute();
      await db
        .insertInto('sale')
        .values({ listing_id: id, price_minor: 8_000, starts_at: '2026-03-01T00:00Z', ends_at: '2026-03-08T00:00Z' })
        .execute();
    }
  });

  const offered = (id: number) =>
    testing.context.db
      .selectFrom('listing')
      .where('id', '=', id)
      .select(['price_minor', 'original_price_minor', 'is_on_sale'])
      .executeTakeFirstOrThrow();

  test('a sale starts and ends at its dates, and the history holds every price once', async () => {
    expect(await startAndEndSales(at('2026-02-28T23:59Z'))).toBe(0);
    expect(await startAndEndSales(at('2026-03-01T00:00Z'))).toBe(1);
    expect(await offered(11)).toEqual({ price_minor: 8_000, original_price_minor: 10_000, is_on_sale: true });
    expect(await startAndEndSales(at('2026-03-02T00:00Z'))).toBe(0);
    expect(await startAndEndSales(at('2026-03-08T00:00Z'))).toBe(1);
    expect(await offered(11)).toEqual({ price_minor: 10_000, original_price_minor: null, is_on_sale: false });
    const history = await testing.context.db
      .selectFrom('price_history')
      .where('listing_id', '=', 11)
      .orderBy('valid_from')
      .select(['price_minor', 'valid_to'])
      .execute();
    expect(history.map((row) => [row.price_minor, row.valid_to?.toISOString().slice(0, 10) ?? null])).toEqual([
      [10_000, '2026-03-01'],
      [8_000, '2026-03-08'],
      [10_000, null],
    ]);
  });

  test('the regular price may change during a sale', async () => {
    const { db } = testing.context;
    await startAndEndSales(at('2026-03-02T00:00Z'));
    const setRegular = (price: number) =>
      db.updateTable('product').set({ regular_price_minor: price }).where('listing_id', '=', 11).execute();
    await setRegular(9_000);
    expect(await startAndEndSales(at('2026-03-03T00:00Z'))).toBe(1);
    expect(await offered(11)).toEqual({ price_minor: 8_000, original_price_minor: 9_000, is_on_sale: true });
    await setRegular(12_000);
    expect(await startAndEndSales(at('2026-03-03T12:00Z'))).toBe(1);
    expect(await offered(11)).toEqual({ price_minor: 8_000, original_price_minor: 10_000, is_on_sale: true });
    await setRegular(7_000);
    expect(await startAndEndSales(at('2026-03-04T00:00Z'))).toBe(1);
    expect(await offered(11)).toEqual({ price_minor: 7_000, original_price_minor: null, is_on_sale: false });
  });

  test('R-3.06 a discount counts from the lowest price of the 30 days before it, in lists as on the page', async () => {
    const { db } = testing.context;
    const earlier = {
      listing_id: 11,
      price_minor: 9_000,
      starts_at: '2026-02-10T00:00Z',
      ends_at: '2026-02-15T00:00Z',
    };
    await db.insertInto('sale').values(earlier).execute();
    for (const time of ['2026-02-10T00:00Z', '2026-02-15T00:00Z', '2026-03-01T00:00Z'])
      await startAndEndSales(at(time));
    expect(await offered(11)).toEqual({ price_minor: 8_000, original_price_minor: 9_000, is_on_sale: true });
  });

  test('R-3.06 a sale no cheaper than the 30 days before is offered without being called a sale', async () => {
    const { db } = testing.context;
    const earlier = {
      listing_id: 11,
      price_minor: 7_500,
      starts_at: '2026-02-10T00:00Z',
      ends_at: '2026-02-15T00:00Z',
    };
    await db.insertInto('sale').values(earlier).execute();
    for (const time of ['2026-02-10T00:00Z', '2026-02-15T00:00Z', '2026-03-01T00:00Z'])
      await startAndEndSales(at(time));
    expect(await offered(11)).toEqual({ price_minor: 8_000, original_price_minor: null, is_on_sale: false });
    await startAndEndSales(at('2026-03-08T00:00Z'));
    expect((await offered(11)).price_minor).toBe(10_000);
  });

  test('of two sales that overlap the cheaper applies, and the other again after it', async () => {
    await testing.context.db
      .insertInto('sale')
      .values({ listing_id: 11, price_minor: 6_000, starts_at: '2026-03-03T00:00Z', ends_at: '2026-03-04T00:00Z' })
      .execute();
    const prices = [];
    for (const day of ['02', '03', '04', '08']) {
      await startAndEndSales(at(`2026-03-${day}T00:00Z`));
      prices.push((await offered(11)).price_minor);
    }
    expect(prices).toEqual([8_000, 6_000, 8_000, 10_000]);
  });

  test('R-11.01 goods that may not be discounted keep their price', async () => {
    await startAndEndSales(at('2026-03-02T00:00Z'));
    expect(await offered(12)).toEqual({ price_minor: 10_000, original_price_minor: null, is_on_sale: false });
  });

  test('two concurrent workers change a price once', async () => {
    const changed = await Promise.all([
      startAndEndSales(at('2026-03-02T00:00Z')),
      startAndEndSales(at('2026-03-02T00:00Z')),
    ]);
    expect(changed.reduce((sum, each) => sum + each)).toBe(1);
  });
});
