import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { nextState } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { PaidSubject } from '#server/features/payments/index.ts';
import { deductMargins } from '#server/features/vouchers/index.ts';
import { cancelRefundOfOrder, cancelOverpaymentOfOrder } from './cancel-refund.ts';
import { issueOrderCreditNote } from '../documents/issue-documents.ts';
import { giveBack } from './move-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { hasLeft } from '../order-policy.ts';
import { findOrder } from '../order-detail.queries.ts';
import { lockOrder, recordOrderEvent, setOrderState } from '../order.queries.ts';
import { settleOrder } from './settle-order.ts';
import { shareOfGoods } from './share-of-goods.ts';

/** Orders as a subject of payments. */
export function paidOrders(context: Context): PaidSubject {
  return {
    lock: async (tx, id) => void (await lockOrder(tx, id)),
    async describe(db, id) {
      const order = await findOrder(db, id);
      if (!order) return undefined;
      const locale = isLocale(order.locale) ? order.locale : defaultLocale;
      return {
        label: order.number,
        email: order.email,
        fullName: `${order.first_name} ${order.last_name}`.trim(),
        locale,
        country: order.country_code,
        returnPath: routePath(order.account_id === null ? 'order-summary' : 'account-order-summary', locale, {
          id,
          hash: order.hash,
        }),
        isPaid: order.paid_at !== null,
        isCancelled: order.state === 'cancelled' || order.state === 'refunded',
      };
    },
    settled: (tx, id, { method, amount, at, paidAt, actorId }) =>
      settleOrder(context, tx, id, { at, paidAt, actorId, by: { method, amount } }),
    overpayment: (tx, id) => queueOrderMail(context, tx, id, 'order.overpayment'),
    async failed(tx, id) {
      // An order that was cancelled or paid otherwise needs no further attempt.
      if ((await lockOrder(tx, id))?.state === 'waiting_for_payment')
        await queueOrderMail(context, tx, id, 'order.payment_failed');
    },
    async refunded(tx, id, { refundId, amount, isWhole, isOverpayment, at, actorId }) {
      const order = await lockOrder(tx, id);
      if (!order) return;
      const next = isWhole ? nextState(order.state, 'refund', order.branch_id !== null) : undefined;
      if (next) await setOrderState(tx, id, { state: next, at });
      // It was refunded in full before it left, so the shop still has the goods.
      if (next && !hasLeft(order)) await giveBack(tx, id);
      await recordOrderEvent(tx, {
        orderId: id,
        kind: 'refund',
        from: order.state,
        to: next ?? order.state,
        actorId: actorId ?? null,
        detail: { refundId, amount },
        at,
      });
      if (!isOverpayment) {
        const share = await shareOfGoods(tx, id, { refundId, amount });
        await deductMargins(tx, { orderId: id, refundId, share: { ...share, isLast: isWhole }, at });
        await issueOrderCreditNote(context, tx, id, { refundId, amount, at });
      }
      await queueOrderMail(context, tx, id, 'order.refunded');
    },
    refundCancelled: cancelRefundOfOrder,
    overpaymentCancelled: cancelOverpaymentOfOrder,
  };
}
