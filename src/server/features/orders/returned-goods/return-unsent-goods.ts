import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { Context } from '#server/context.ts';
import { paidOf, requestRefund } from '#server/features/payments/index.ts';
import { releasePieces } from '#server/features/stock/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findRestRefund } from './returned-goods.queries.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { canTakeBackUnsent } from '../order-policy.ts';
import { lockOrder, recordOrderEvent } from '../order.queries.ts';

interface Withdrawn {
  readonly lines: RefundContent['lines'];
  /** Whether nothing of the order is left after it. */
  readonly isAll: boolean;
  /** The value of a part, in minor units; a return of everything refunds the whole remaining amount. */
  readonly amount: number;
  readonly withdrawalId: number;
  /** The account entered by the buyer for a transfer; empty: the account that the money came from. */
  readonly bankAccount: string;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Takes back goods that a buyer has withdrawn from before they left: returns pieces to the stock and requests their
 * refund. When nothing is left, the order is cancelled and its vouchers are released. An order that was cancelled
 * before has returned goods and money already.
 * @returns the refund, null when there is nothing to refund; undefined when nothing can be taken back here: the goods
 * have left, or a part is yet to be paid on delivery and the parcel goes as ordered
 */
export async function returnUnsentGoods(
  context: Context,
  tx: Tx,
  orderId: number,
  { lines, isAll, amount, withdrawalId, bankAccount, actorId, at }: Withdrawn,
): Promise<{ readonly refundId: number | null } | undefined> {
  const order = await lockOrder(tx, orderId);
  if (order?.state === 'cancelled') return { refundId: await findRestRefund(tx, orderId) };
  if (!order || !canTakeBackUnsent(order, isAll)) return undefined;
  const subject = { kind: 'order', id: orderId } as const;
  const content = { lines, delivery: 0, fee: 0 };
  const { paid, refunded } = await paidOf(tx, subject);
  const back = isAll ? paid - refunded : Math.min(amount, paid - refunded);
  const refund =
    back > 0
      ? await requestRefund(tx, {
          subject,
          amount: back,
          reason: 'withdrawal',
          bankAccount,
          actorId,
          at,
          ...(!isAll && { content }),
        })
      : undefined;
  if (isAll) await moveOrder(context, tx, order, 'cancel', { at, actorId, detail: { by: 'buyer', withdrawalId } });
  else {
    await releasePieces(tx, lines);
    const { state } = order;
    const detail = { withdrawalId, amount: back };
    await recordOrderEvent(tx, { orderId, kind: 'take_back', from: state, to: state, actorId, detail, at });
  }
  return { refundId: refund?.refundId ?? (await findRestRefund(tx, orderId)) };
}
