import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import { findPaymentMethod } from '#server/features/delivery/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { localeOfOrder } from '../documents/order-invoice.ts';
import { findOrder } from '../order-detail.queries.ts';
import { acceptsEarlierPayment } from '../order-policy.ts';
import { haveLinesChanged } from '../lines/change-lines.queries.ts';
import { recordOrderEvent, type OrderRow } from '../order.queries.ts';
import { changeOf } from './change-of.ts';
import { totalWithoutPayment } from './payment-choices.ts';
import { setPaymentMethod } from './payment-method.queries.ts';

interface EarlierPayment {
  readonly method: PaymentMethodCode;
  /** Minor units: the total of the order while it was paid by this method. */
  readonly amount: number;
  readonly at: Date;
}

/**
 * Gives a locked order back the method and the total that were paid, because the money for an earlier choice of its
 * buyer has arrived. Card payments and transfers are not rounded, so the fee follows from the sum.
 * @returns false when the order no longer accepts it: then the money is an overpayment
 */
export async function restorePaymentMethod(
  tx: Tx,
  order: OrderRow,
  { method, amount, at }: EarlierPayment,
): Promise<boolean> {
  if (method === 'cash_on_delivery' || !acceptsEarlierPayment(order)) return false;
  const before = await findOrder(tx, order.id);
  const earlier = before && (await findPaymentMethod(tx, method, localeOfOrder(before)));
  const fee = before ? amount - totalWithoutPayment(before) : -1;
  if (!earlier || fee < 0) return false;
  // After a change of the lines, the sum says nothing about the fee: it was paid for other goods.
  if (fee !== earlier.fee_minor && (await haveLinesChanged(tx, order.id))) return false;
  const after = { id: earlier.id, name: earlier.name, fee, rounding: 0, total: amount };
  await setPaymentMethod(tx, order.id, after);
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: 'change_payment',
    from: order.state,
    to: order.state,
    detail: changeOf(before, after),
    at,
  });
  return true;
}
