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
 * An administrator takes back a refund that nobody has sent.
 * @returns false where the money has to go: the order is cancelled, its buyer gives it back or complained of it, or
 * pieces were given back to the stock or written off with it
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

/** An administrator takes back what was written down as come for nothing. */
export async function cancelOverpaymentOfOrder(tx: Tx, id: number, { amount, at, actorId }: Taken): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order) await recordUnmoved(tx, order, { kind: 'cancel_overpayment', detail: { amount }, actorId, at });
}
