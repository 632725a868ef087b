import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { awaitsTransfer } from '../order-policy.ts';
import { lockOrder, recordOrderEvent } from '../order.queries.ts';

interface Part {
  readonly orderId: number;
  /** Minor units, of the order's currency. */
  readonly amount: number;
  /** The bank's transaction. */
  readonly line: number;
  readonly actorId: number | null;
}

/**
 * Records in the order's history that a transfer has paid a part, and queues a mail that says how to pay the rest. The
 * part must be stored before.
 * @param on ISO date of the bank's statement
 */
export async function recordPartPayment(
  context: Pick<Context, 'config' | 'now'>,
  tx: Tx,
  { orderId, amount, line, on, actorId }: Part & { readonly on: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const event = { kind: 'part_payment', from: order.state, to: order.state } as const;
  await recordOrderEvent(tx, { ...event, orderId, actorId, detail: { amount, line, paid_on: on }, at: context.now() });
  // Cash is collected whole when the goods are handed over: a clerk settles that with the buyer.
  if (awaitsTransfer(order)) await queueOrderMail(context, tx, orderId, 'order.part_paid');
}

/** A clerk takes the part back: it does not belong to the order. */
export async function cancelPartPayment(
  tx: Tx,
  { orderId, amount, line, actorId, at }: Part & { readonly at: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  const event = { kind: 'cancel_part_payment', from: order.state, to: order.state } as const;
  await recordOrderEvent(tx, { ...event, orderId, actorId, detail: { amount, line }, at });
}
