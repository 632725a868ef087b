import { notFound } from '#shared/errors.ts';
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { unsentStates } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { isPayableByHand, paidOf, refundsOf, wasTransferAwaited } from '#server/features/payments/index.ts';
import { listReservations } from '#server/features/stock/index.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { findUsername, listAgeChecks, listDocuments, listHistory } from './admin-order.queries.ts';
import { contactOf } from './correct-order.ts';
import { getOrder } from '../buyer/get-order.ts';
import { versionOfLines } from '../lines/change-lines.ts';
import { findOrder, listOrderLines } from '../order-detail.queries.ts';
import { canBeCorrected, canBeMarkedPaid, canChangeLines, canRefuseHandover, movesOf } from '../order-policy.ts';
import { findNamesIn } from '../stored-names.queries.ts';
import { countPieces } from '../returned-goods/returned-goods.ts';
import { listReturnsOfOrders } from '../returned-goods/order-returns.queries.ts';
import { getReturnedGoods } from '../returned-goods/returned-goods.queries.ts';

/**
 * An order for administrators, in their language.
 * @throws not_found
 */
export async function getAdminOrder(context: Context, id: number, lang: Locale): Promise<AdminOrder> {
  const { db } = context;
  const row = await findOrder(db, id);
  if (!row) throw notFound();
  const [
    order,
    account,
    reservations,
    history,
    ageChecks,
    refunds,
    documents,
    { paid, refunded },
    goods,
    names,
    isByHand,
    wasByTransfer,
    lines,
    clerk,
    returns,
  ] = await Promise.all([
    getOrder(context, id, row.hash, lang),
    row.account_id === null ? undefined : findUsername(db, row.account_id),
    listReservations(db, id),
    listHistory(db, id),
    listAgeChecks(db, id),
    refundsOf(db, { kind: 'order', id }),
    listDocuments(db, id),
    paidOf(db, { kind: 'order', id }),
    getReturnedGoods(db, id),
    findNamesIn(db, id, lang),
    isPayableByHand(db, { kind: 'order', id }),
    wasTransferAwaited(db, { kind: 'order', id }),
    listOrderLines(db, id),
    row.placed_by === null ? undefined : findUsername(db, row.placed_by),
    listReturnsOfOrders(db, [id]),
  ]);
  const { hash: _hash, ...shown } = order;
  const money = (amount: number) => ({ amount, currency: row.currency_code });
  const dated = <Row extends { readonly at: Date }>(rows: readonly Row[]) =>
    rows.map((each) => ({ ...each, at: each.at.toISOString() }));
  return {
    order: {
      ...shown,
      delivery: { ...shown.delivery, name: names?.carrier ?? shown.delivery.name },
      payment: { ...shown.payment, name: names?.payment ?? shown.payment.name },
    },
    account: account ?? null,
    locale: isLocale(row.locale) ? row.locale : defaultLocale,
    moves: movesOf({
      ...row,
      is_money_back: unsentStates.includes(row.state) && paid > 0 && refunded >= paid,
    }),
    needs_age_check: row.needs_age_check,
    can_be_marked_paid: canBeMarkedPaid(row, order.payment.state, isByHand),
    may_have_overpayment: wasByTransfer,
    can_refuse_handover: canRefuseHandover(row),
    contact: withVersion(contactOf(row)),
    can_change_lines: canChangeLines(row) && !row.has_invoice && (returns.get(id) ?? []).length === 0,
    lines_version: versionOfLines(lines, row.total_minor),
    channel: row.channel,
    placed_by: clerk?.username ?? null,
    can_be_corrected: canBeCorrected(row),
    variable_symbol: row.variable_symbol,
    refundable: money(paid - refunded),
    refunded_pieces: [...countPieces(goods)].map(([line_id, quantity]) => ({ line_id, quantity })),
    lessened_lines: goods.lines.flatMap(({ id: line_id, lessened }) =>
      lessened > 0 ? [{ line_id, amount: lessened }] : [],
    ),
    refundable_charges: {
      delivery: Math.max(0, goods.delivery - goods.delivery_back),
      fee: Math.max(0, goods.fee - goods.fee_back),
    },
    holds: reservations,
    history: dated(history).map((event) => ({ ...event, amount: event.amount === null ? null : money(event.amount) })),
    age_checks: dated(ageChecks),
    refunds: dated(refunds).map(({ id, amount, step, reason, at }) => ({
      id,
      amount: money(amount),
      step,
      reason,
      at,
    })),
    documents: dated(documents),
  };
}
