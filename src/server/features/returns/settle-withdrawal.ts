import type { Context } from '#server/context.ts';
import { paidOrders } from '#server/features/orders/index.ts';
import type { PaidSubject } from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueWithdrawalSettled } from './mails.ts';
import { findWithdrawal, findWithdrawalByRefund, settleWithdrawalRow } from './withdrawal.queries.ts';

/** Orders as what payments pay for; a withdrawal is settled when its refund has left, not when it was asked for. */
export function returnableOrders(context: Context): PaidSubject {
  const orders = paidOrders(context);
  return {
    ...orders,
    async refunded(tx, id, refund) {
      await orders.refunded(tx, id, refund);
      const withdrawal = await findWithdrawalByRefund(tx, refund.refundId);
      if (withdrawal) await settleWithdrawal(context, tx, withdrawal.id, refund.at);
    },
  };
}

/** Nothing is left to be done about an accepted withdrawal; the buyer reads of it. */
export async function settleWithdrawal(context: Context, tx: Tx, id: number, at: Date): Promise<void> {
  await settleWithdrawalRow(tx, id, at);
  await queueWithdrawalSettled(context, tx, (await findWithdrawal(tx, id))!);
}
