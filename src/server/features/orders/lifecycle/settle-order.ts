import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Context } from '#server/context.ts';
import { dayIn } from '#server/features/branches/index.ts';
import { promiseDays } from '#server/features/delivery/index.ts';
import { recordMargins } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { issueOrderInvoice } from '../documents/issue-documents.ts';
import { acceptsPayment } from '../order-policy.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { restorePaymentMethod } from '../payment-method/restore-payment-method.ts';
import { lockOrder, recordOrderEvent, setExpectedDays, setOrderState, type OrderRow } from '../order.queries.ts';

interface Settling {
  readonly at: Date;
  /** When the money arrived, if only the day is known; the tax is due from then on. */
  readonly paidAt?: Date | undefined;
  readonly actorId?: number | undefined;
  /** The payment; undefined when there was nothing to pay. Amount in minor units. */
  readonly by?: { readonly method: PaymentMethodCode; readonly amount: number } | undefined;
}

/**
 * Applies a payment to an order. It is an overpayment when the order was cancelled or paid otherwise. An order paid
 * on delivery keeps its state. The promised days count from when the shop learns of the payment, not from when it
 * arrived, because nothing is packed before. A payment for which the buyer has chosen another method since pays the
 * order too: it gets back the method and the total that were paid.
 */
export async function settleOrder(
  context: Context,
  tx: Tx,
  id: number,
  { at, paidAt, actorId, by }: Settling,
): Promise<'settled' | 'overpayment'> {
  const order = await lockOrder(tx, id);
  if (!order || !acceptsPayment(order)) return 'overpayment';
  const isEarlier = by !== undefined && (by.method !== order.payment_code || by.amount !== order.total_minor);
  if (isEarlier && !(await restorePaymentMethod(tx, order, { ...by, at }))) return 'overpayment';
  const isWaiting = order.state === 'waiting_for_payment' || isEarlier;
  const state = isWaiting ? 'paid' : order.state;
  await setOrderState(tx, id, { state, at, paidAt: paidAt ?? at });
  await recordOrderEvent(tx, {
    orderId: id,
    kind: 'pay',
    from: order.state,
    to: state,
    actorId: actorId ?? null,
    detail: paidAt ? { paid_on: dayIn(context.config.shop.timeZone, paidAt) } : {},
    at,
  });
  if (isWaiting) await renewPromise(context, tx, order, at);
  await recordMargins(tx, { orderId: id, at });
  await issueOrderInvoice(context, tx, id, at);
  if (isWaiting) await queueOrderMail(context, tx, id, 'order.paid');
  return 'settled';
}

/** An unpaid order is not sent. If it is paid on a later day than it was placed, it arrives later. */
export async function renewPromise({ config: { shop } }: Context, tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (dayIn(shop.timeZone, at) <= dayIn(shop.timeZone, order.placed_at)) return;
  const { id, branch_id: branchId, promised_min_days: min, promised_max_days: max } = order;
  await setExpectedDays(tx, id, await promiseDays(tx, { shop, at }, { branchId, span: { min, max } }));
}
