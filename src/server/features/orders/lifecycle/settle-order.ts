import type { Context } from '#server/context.ts';
import { dayIn } from '#server/features/branches/index.ts';
import { promiseDays } from '#server/features/delivery/index.ts';
import { recordMargins } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { issueOrderInvoice } from '../documents/issue-documents.ts';
import { acceptsPayment } from '../order-policy.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { lockOrder, recordOrderEvent, setExpectedDays, setOrderState, type OrderRow } from '../order.queries.ts';

/**
 * Applies a payment to an order. It is an overpayment when the order was cancelled or paid otherwise. An order paid
 * on delivery keeps its state. The promised days count from when the shop learns of the payment, not from when it
 * arrived, because nothing is packed before.
 * @param paidAt when it arrived, if only the day is known; the tax is due from then on
 */
export async function settleOrder(
  context: Context,
  tx: Tx,
  id: number,
  { at, paidAt, actorId }: { at: Date; paidAt?: Date | undefined; actorId?: number | undefined },
): Promise<'settled' | 'overpayment'> {
  const order = await lockOrder(tx, id);
  if (!order || !acceptsPayment(order)) return 'overpayment';
  const isWaiting = order.state === 'waiting_for_payment';
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
async function renewPromise({ config: { shop } }: Context, tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (dayIn(shop.timeZone, at) <= dayIn(shop.timeZone, order.placed_at)) return;
  const { id, branch_id: branchId, promised_min_days: min, promised_max_days: max } = order;
  await setExpectedDays(tx, id, await promiseDays(tx, { shop, at }, { branchId, span: { min, max } }));
}
