import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import {
  buildRefund,
  buildSoldOrder,
  buildVoucher,
  type SoldOrderOptions,
  unknownPerson,
} from '#tests/support/voucher-factories.ts';
import { deductMargins, recordMargins } from './influencer-margins.ts';
import { releaseVouchers, useVouchers } from './use-vouchers.ts';

const testing = useTestContext();
const at = new Date('2026-06-02T08:00:00Z');
let influencer: number;
beforeAll(async () => {
  influencer = await buildAccount(testing.context.db);
});

async function orderWith(vouchers: readonly number[], options: SoldOrderOptions = {}): Promise<number> {
  const { db } = testing.context;
  const orderId = await buildSoldOrder(db, options);
  const used = vouchers.map((voucherId) => ({ voucherId, code: `V${voucherId}`, discount: 0 }));
  await db
    .transaction()
    .execute((tx) =>
      useVouchers(tx, { person: unknownPerson, orderId, accountId: null, email: `b${orderId}@karafa.example`, used }),
    );
  return orderId;
}

const pay = (orderId: number) => testing.context.db.transaction().execute((tx) => recordMargins(tx, { orderId, at }));
const refund = async (orderId: number, refunded: number, total: number, isLast = false) => {
  const { db } = testing.context;
  const refundId = await buildRefund(db, orderId, refunded);
  const deduct = () =>
    db.transaction().execute((tx) => deductMargins(tx, { orderId, refundId, share: { refunded, total, isLast }, at }));
  await deduct();
  return deduct;
};
const entriesOf = async (orderId: number) => {
  const rows = await testing.context.db
    .selectFrom('influencer_entry')
    .where('order_id', '=', orderId)
    .select(['turnover_minor', 'margin_minor'])
    .orderBy('id')
    .execute();
  return rows.map(({ turnover_minor, margin_minor }) => [turnover_minor, margin_minor]);
};
const earning = (margin_percent = 10) =>
  buildVoucher(testing.context.db, { influencer_id: influencer, margin_percent });

describe('a paid order', () => {
  test('R-6.04 earns the margin of its goods after the discount, without tax, by rates', async () => {
    const voucher = await earning(7.5);
    const lines = [
      { total: 121_000, discount: 12_100 },
      { total: 60_500, discount: 6_050 },
      { total: 11_200, taxRate: 12 },
    ];
    const order = await orderWith([voucher], { lines });
    await pay(order);
    // 163 350 at 21 % is 135 000 without tax, 11 200 at 12 % is 10 000.
    expect(await entriesOf(order)).toEqual([[145_000, 10_875]]);
    const [entry] = await testing.context.db
      .selectFrom('influencer_entry')
      .where('order_id', '=', order)
      .selectAll()
      .execute();
    expect(entry).toMatchObject({
      account_id: influencer,
      voucher_id: voucher,
      refund_id: null,
      currency_code: 'CZK',
      happened_at: at,
    });
  });

  test('R-6.04 rounds the margin half up', async () => {
    const order = await orderWith([await earning(0.5)], { lines: [{ total: 100, taxRate: 0 }] });
    await pay(order);
    expect(await entriesOf(order)).toEqual([[100, 1]]);
  });

  test('R-6.04 earns once for each influencer’s voucher', async () => {
    const order = await orderWith([await earning(10), await earning(5), await buildVoucher(testing.context.db)], {
      lines: [{ total: 12_100 }],
    });
    await pay(order);
    await pay(order);
    expect(await entriesOf(order)).toEqual([
      [10_000, 1000],
      [10_000, 500],
    ]);
  });

  test('R-6.04 earns nothing when it has no such voucher, or released it', async () => {
    const { db } = testing.context;
    const [plain, cancelled] = [await orderWith([await buildVoucher(db)]), await orderWith([await earning()])];
    await db.transaction().execute((tx) => releaseVouchers(tx, cancelled));
    await Promise.all([pay(plain), pay(cancelled)]);
    expect([await entriesOf(plain), await entriesOf(cancelled)]).toEqual([[], []]);
  });
});

describe('a refund', () => {
  test('R-6.04 deducts its part of the margin, at most once', async () => {
    const order = await orderWith([await earning(10)], { lines: [{ total: 12_100 }] });
    await pay(order);
    const again = await refund(order, 3_025, 12_100);
    await again();
    expect(await entriesOf(order)).toEqual([
      [10_000, 1000],
      [-2_500, -250],
    ]);
  });

  test('R-6.04 never leaves a negative margin, whatever was rounded', async () => {
    const order = await orderWith([await earning(10)], { lines: [{ total: 150, taxRate: 0 }] });
    await pay(order);
    await refund(order, 75, 150);
    await refund(order, 75, 150);
    await refund(order, 150, 150);
    // Half of 15 is rounded up; 7 are left, then nothing.
    expect(await entriesOf(order)).toEqual([
      [150, 15],
      [-75, -8],
      [-75, -7],
      [0, 0],
    ]);
  });

  test('R-6.04 in parts leaves nothing once everything was refunded', async () => {
    const order = await orderWith([await earning(10)], { lines: [{ total: 1000, taxRate: 0 }] });
    await pay(order);
    await refund(order, 333, 1000);
    await refund(order, 333, 1000);
    await refund(order, 333, 1000, true);
    expect(await entriesOf(order)).toEqual([
      [1000, 100],
      [-333, -33],
      [-333, -33],
      [-334, -34],
    ]);
  });

  test('R-6.04 follows the margin that was earned, not the voucher’s present one', async () => {
    const { db } = testing.context;
    const voucher = await earning(10);
    const order = await orderWith([voucher], { lines: [{ total: 12_100 }] });
    await pay(order);
    const other = await buildAccount(db);
    await db
      .updateTable('voucher')
      .set({ margin_percent: 50, influencer_id: other })
      .where('id', '=', voucher)
      .execute();
    await refund(order, 12_100, 12_100);
    const rows = await db
      .selectFrom('influencer_entry')
      .where('order_id', '=', order)
      .select(['account_id', 'margin_minor'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { account_id: influencer, margin_minor: 1000 },
      { account_id: influencer, margin_minor: -1000 },
    ]);
  });

  test('R-6.04 of an order that earned nothing changes nothing', async () => {
    const order = await orderWith([]);
    await refund(order, 100, 100);
    expect(await entriesOf(order)).toEqual([]);
  });
});
