import type { Tx } from '#server/platform/db/db.ts';
import { findRefundOfOrder } from '../documents/order-document.queries.ts';
import { canRefundBeCancelled } from '../order-policy.ts';
import { lockOrder } from '../order.queries.ts';
import { recordUnmoved } from './record-change.ts';

interface Taken {
  /** Minor units. */
  readonly amount: number;
  readonly at: Date;
  readonly actorId: number;
}

/**
 * Cancels a refund that was not sent.
 * @returns false when the money is owed: the order is cancelled, its buyer withdraws or complained, or the refund
 * returned pieces to the stock or wrote them off
 */
export async function cancelRefundOfOrder(
  tx: Tx,
  id: number,
  { refundId, amount, at, actorId }: Taken & { readonly refundId: number },
): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (!order) return false;
  const refund = await findRefundOfOrder(tx, refundId);
  if (!canRefundBeCancelled(order, refund)) return false;
  await recordUnmoved(tx, order, { kind: 'cancel_refund', detail: { amount, reason: refund.reason }, actorId, at });
  return true;
}

/** Records that an administrator deleted an overpayment. */
export async function cancelOverpaymentOfOrder(tx: Tx, id: number, { amount, at, actorId }: Taken): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order) await recordUnmoved(tx, order, { kind: 'cancel_overpayment', detail: { amount }, actorId, at });
}
