import { notFound } from '#shared/errors.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { paidOf } from '#server/features/payments/index.ts';
import { movesOf } from './admin-order-presenter.ts';
import {
  findUsername,
  listAgeChecks,
  listDocuments,
  listHistory,
  listHolds,
  listRefundsOfOrder,
} from './admin-order.queries.ts';
import { getOrder } from './get-order.ts';
import { findOrder } from './order-detail.queries.ts';
import { sumRefundedContent } from './order-document.queries.ts';

/** An order with all that administrators may see of it. @throws not_found */
export async function getAdminOrder(context: Context, id: number): Promise<AdminOrder> {
  const { db } = context;
  const row = await findOrder(db, id);
  if (!row) throw notFound();
  const [order, account, holds, history, ageChecks, refunds, documents, { paid, refunded }, content] =
    await Promise.all([
      getOrder(context, id, row.hash),
      row.account_id === null ? undefined : findUsername(db, row.account_id),
      listHolds(db, id),
      listHistory(db, id),
      listAgeChecks(db, id),
      listRefundsOfOrder(db, id),
      listDocuments(db, id),
      paidOf(db, { kind: 'order', id }),
      sumRefundedContent(db, id),
    ]);
  const money = (amount: number) => ({ amount, currency: row.currency_code });
  const dated = <Row extends { readonly at: Date }>(rows: readonly Row[]) =>
    rows.map((each) => ({ ...each, at: each.at.toISOString() }));
  const isOver = row.state === 'cancelled' || row.state === 'refunded';
  return {
    order,
    account: account ?? null,
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    moves: movesOf(row.state, row.branch_id !== null),
    needs_age_check: row.needs_age_check,
    can_be_marked_paid: row.payment_code !== 'card' && row.paid_at === null && !isOver,
    refundable: money(paid - refunded),
    refunded_pieces: [...content.pieces].map(([line_id, quantity]) => ({ line_id, quantity })),
    refundable_charges: {
      delivery: Math.max(0, row.delivery_minor - content.delivery),
      fee: Math.max(0, row.fee_minor - content.fee),
    },
    holds,
    history: dated(history),
    age_checks: dated(ageChecks),
    refunds: dated(refunds).map((refund) => ({ ...refund, amount: money(refund.amount) })),
    documents: dated(documents),
  };
}
