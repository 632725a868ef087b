import { expect, test } from 'vitest';
import { buildOrder, buildPaidPayment } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import { requestRefund } from '#server/features/payments/index.ts';
import { shareOfGoods } from './share-of-goods.ts';

const testing = useTestContext();

/** The share of a refund of an order of two wines for 200.00 and delivery for 100.00. */
async function shareOf(amount: number, content?: { pieces: number; delivery: number }) {
  const { db } = testing.context;
  const order = await buildOrder(db, { lines: [{ quantity: 2, price: 10_000 }], delivery: 10_000 });
  await buildPaidPayment(db, order.id, order.total);
  const of = content && {
    lines: content.pieces === 0 ? [] : [{ line_id: order.lineIds[0]!, quantity: content.pieces }],
    delivery: content.delivery,
    fee: 0,
  };
  const named: { content?: RefundContent } = of ? { content: of } : {};
  return db.transaction().execute(async (tx) => {
    const asked = { subject: { kind: 'order', id: order.id } as const, amount, reason: '', actorId: null };
    const { refundId } = await requestRefund(tx, { ...asked, at: new Date(), ...named });
    return shareOfGoods(tx, order.id, { refundId, amount });
  });
}

test('R-6.04 a refund deducts the margin of its goods; a refund without items deducts its share of the whole order', async () => {
  expect(await shareOf(15_000)).toEqual({ refunded: 15_000, total: 30_000 });
  expect(await shareOf(10_000, { pieces: 1, delivery: 0 })).toEqual({ refunded: 10_000, total: 20_000 });
  expect(await shareOf(10_000, { pieces: 0, delivery: 10_000 })).toEqual({ refunded: 0, total: 20_000 });
  // Used goods, and a part of the total on top of them.
  expect(await shareOf(18_000, { pieces: 1, delivery: 10_000 })).toEqual({ refunded: 8000, total: 20_000 });
  expect(await shareOf(13_000, { pieces: 1, delivery: 0 })).toEqual({ refunded: 12_000, total: 20_000 });
});
