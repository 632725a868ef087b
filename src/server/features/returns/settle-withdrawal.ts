import { unsentStates } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { findRestRefund, lockOrder, paidOrders } from '#server/features/orders/index.ts';
import type { PaidSubject } from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueWithdrawalDecided, queueWithdrawalSettled } from './mails.ts';
import {
  decideWithdrawalRow,
  findWithdrawal,
  listUnpaidWithdrawals,
  listWithdrawalsOfRefund,
  setRefundOfWithdrawal,
  settleWithdrawalRow,
} from './withdrawal.queries.ts';

/** Extends the orders' payment subject: a withdrawal is settled when its refund was sent, not when it was requested. */
export function returnableOrders(context: Context): PaidSubject {
  const orders = paidOrders(context);
  return {
    ...orders,
    async refunded(tx, id, refund) {
      const before = await lockOrder(tx, id);
      await orders.refunded(tx, id, refund);
      for (const withdrawalId of await listWithdrawalsOfRefund(tx, refund.refundId))
        await settleWithdrawal(context, tx, withdrawalId, refund.at);
      // The order was refunded in full before it left, so the shop still has the goods.
      if (refund.isWhole && before && (before.state === 'cancelled' || unsentStates.includes(before.state)))
        await settleWithOrder(context, tx, id, refund.at);
    },
  };
}

/** Settles the open withdrawals of a cancelled order. Those decided meanwhile stay. */
export async function settleCancelledOrder(context: Context, { orderId }: { orderId: number }): Promise<void> {
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    if ((await lockOrder(tx, orderId))?.state === 'cancelled') await settleWithOrder(context, tx, orderId, at);
  });
}

/**
 * Settles the withdrawals of a locked order whose goods are here and whose refund is requested: nothing is left to
 * decide or to wait for.
 */
async function settleWithOrder(context: Context, tx: Tx, orderId: number, at: Date): Promise<void> {
  const refundId = await findRestRefund(tx, orderId);
  for (const id of await listUnpaidWithdrawals(tx, orderId)) {
    const decided = { isAccepted: true, decision: '', actorId: null, at };
    if (await decideWithdrawalRow(tx, id, decided)) {
      const taken = { why: 'order_cancelled', refundId } as const;
      await queueWithdrawalDecided(context, tx, (await findWithdrawal(tx, id))!, taken);
    }
    await recordRefund(context, tx, id, refundId, at);
  }
}

/** Stores the refund of an accepted withdrawal, and settles it unless that refund is yet to be sent. */
export async function recordRefund(
  context: Context,
  tx: Tx,
  id: number,
  refundId: number | null,
  at: Date,
): Promise<void> {
  if (refundId !== null) await setRefundOfWithdrawal(tx, id, refundId);
  const { refund_state: state } = (await findWithdrawal(tx, id))!;
  if (state === null || state === 'done') await settleWithdrawal(context, tx, id, at);
}

/** Closes an accepted withdrawal and notifies the buyer. */
async function settleWithdrawal(context: Context, tx: Tx, id: number, at: Date): Promise<void> {
  await settleWithdrawalRow(tx, id, at);
  await queueWithdrawalSettled(context, tx, (await findWithdrawal(tx, id))!);
}
