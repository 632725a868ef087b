import type { Context } from '#server/context.ts';
import { recordMargins } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { issueOrderInvoice } from './issue-documents.ts';
import { queueOrderMail } from './order-mails.ts';
import { lockOrder, recordOrderEvent, setOrderState } from './order.queries.ts';

/**
 * An order's payment came. What nobody waits for any more (cancelled, paid otherwise) is surplus.
 * Payment on delivery comes with the handover: then the state stays.
 */
export async function settleOrder(
  context: Context,
  tx: Tx,
  id: number,
  { at, actorId }: { at: Date; actorId?: number | undefined },
): Promise<'settled' | 'surplus'> {
  const order = await lockOrder(tx, id);
  if (!order || order.paid_at !== null || order.state === 'cancelled' || order.state === 'refunded') return 'surplus';
  const isWaiting = order.state === 'waiting_for_payment';
  const state = isWaiting ? 'paid' : order.state;
  await setOrderState(tx, id, { state, at, isPaid: true });
  await recordOrderEvent(tx, { orderId: id, kind: 'pay', from: order.state, to: state, actorId: actorId ?? null, at });
  await recordMargins(tx, { orderId: id, at });
  await issueOrderInvoice(context, tx, id, at);
  if (isWaiting) await queueOrderMail(context, tx, id, 'order.paid');
  return 'settled';
}
