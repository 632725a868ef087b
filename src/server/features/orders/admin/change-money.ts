import type { z } from 'zod';
import { FieldError, fieldError, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { Context } from '#server/context.ts';
import {
  recordOverpayment,
  requestRefund,
  settleByHand,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import { releasePieces, writeOff } from '#server/features/stock/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findNumber } from './admin-order.queries.ts';
import { waitsForMoney } from './admin-order-presenter.ts';
import { cameEarlier, isBeforeOrder, isToCome, type MoneyDay } from './day-of-money.ts';
import { linesBackTwice } from '../goods-back/goods-back.ts';
import { getGoodsBack } from '../goods-back/goods-back.queries.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import { auditOrder, recordUnmoved } from '../lifecycle/record-change.ts';

interface Receipt extends MoneyDay {
  readonly actorId: number;
}

/**
 * An administrator says that the transfer or the cash has come, and on which day.
 * @throws not_found, already_paid, conflict; FieldError on `paid_on` of a day before the order or after today
 */
export async function markPaid(
  context: Context,
  subjects: PaymentSubjects,
  { id, ...receipt }: Receipt & { readonly id: number },
): Promise<'settled' | 'overpayment'> {
  if (isToCome(context, receipt)) throw fieldError('paid_on', 'day_in_future');
  return context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (isBeforeOrder(context, order, receipt)) throw fieldError('paid_on', 'before_order');
    return settleLocked(context, tx, subjects, order, receipt);
  });
}

type Paid = z.output<(typeof adminOrdersContract)['markSeveralPaid']['response']>;

/**
 * The money of several has come, each in a transaction of its own; those that wait for none are left.
 * @returns which are paid now, and which were left and why
 * @throws FieldError on `paid_on` of a day after today
 */
export async function markSeveralPaid(
  context: Context,
  subjects: PaymentSubjects,
  { ids, ...receipt }: Receipt & { readonly ids: readonly number[] },
): Promise<Paid> {
  const { db, log } = context;
  if (isToCome(context, receipt)) throw fieldError('paid_on', 'day_in_future');
  const paid: Paid = { decided: [], left: [] };
  // Always in the same order.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    try {
      const left = await db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id);
        if (!order) return { id, number: null, why: 'missing' as const };
        if (!waitsForMoney(order)) return { id, number: order.number, why: 'no_money_due' as const };
        if (isBeforeOrder(context, order, receipt))
          return { id, number: order.number, why: 'not_ordered_then' as const };
        await settleLocked(context, tx, subjects, order, receipt);
        return undefined;
      });
      if (left) paid.left.push(left);
      else paid.decided.push(id);
    } catch (error) {
      log.error('The money of an order could not be written down', { order: id, error });
      paid.left.push({ id, number: (await findNumber(db, id).catch(() => undefined)) ?? null, why: 'failed' });
    }
  }
  return paid;
}

async function settleLocked(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  order: OrderRow,
  { actorId, paidOn }: Receipt,
): Promise<'settled' | 'overpayment'> {
  const { id, total_minor: amount } = order;
  const at = context.now();
  const { earlier, paidAt } = cameEarlier(context, order, { paidOn, at });
  const outcome = await settleByHand(tx, subjects, { subject: { kind: 'order', id }, actorId, at, paidAt });
  if (outcome === 'overpayment')
    await recordUnmoved(tx, order, { kind: 'overpayment', detail: { amount, ...earlier }, actorId, at });
  const after = { ...(outcome === 'settled' ? { paid: true } : { overpayment: true }), ...earlier };
  await auditOrder(tx, order, { actorId, at, before: { paid: order.paid_at !== null }, after });
  return outcome;
}

type OverpaymentForm = z.output<(typeof adminOrdersContract)['recordOverpayment']['body']>;

/**
 * A transfer came twice, or of a wrong sum, on that day. The buyer reads it on the order's page, and gets a mail once it
 * is back: what was mistyped can be taken back till then.
 * @throws not_found; FieldError on `paid_on` of a day before the order or after today
 */
export async function addOverpayment(
  context: Context,
  id: number,
  { client_key: key, amount, paid_on: paidOn }: OverpaymentForm,
  actorId: number,
): Promise<void> {
  if (isToCome(context, { paidOn })) throw fieldError('paid_on', 'day_in_future');
  await context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (isBeforeOrder(context, order, { paidOn })) throw fieldError('paid_on', 'before_order');
    const at = context.now();
    const { earlier, paidAt } = cameEarlier(context, order, { paidOn, at });
    const { currency_code: currency, variable_symbol: variableSymbol } = order;
    const subject = { kind: 'order', id } as const;
    const paymentId = await recordOverpayment(tx, { subject, key, amount, currency, variableSymbol, at, paidAt });
    if (paymentId === undefined) return;
    await recordUnmoved(tx, order, { kind: 'overpayment', detail: { amount, ...earlier }, actorId, at });
    const after = { amount: `${plainAmount(amount)} ${currency}`, ...earlier };
    await recordAudit(tx, [{ actorId, action: 'add', entity: 'payment', entityId: paymentId, after }], at);
  });
}

type RefundForm = z.output<(typeof adminOrdersContract)['refund']['body']>;

/**
 * Sends back all that was paid, what some pieces cost, or a sum; asked again under its key it does nothing more.
 * @throws conflict, FieldError on `amount`, `lines`, `delivery`, `fee` or `bank_account`
 */
export async function refundOrder(
  { db, config, now }: Context,
  id: number,
  {
    client_key: clientKey,
    amount,
    reason,
    content,
    back_to_stock: isBackToStock,
    bank_account: bankAccount,
  }: RefundForm,
  actorId: number,
): Promise<void> {
  if (bankAccount !== '' && !isAccount(config.shop.country, bankAccount))
    throw fieldError('bank_account', 'bank_account_invalid');
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    const asked = { subject: { kind: 'order', id } as const, amount, reason, actorId, at, clientKey, bankAccount };
    const { isRepeated } = await requestRefund(tx, content === null ? asked : { ...asked, content });
    if (isRepeated) return;
    const pieces = content ? await checkContent(tx, id, content) : [];
    if (content) await (isBackToStock ? releasePieces : writeOff)(tx, content.lines);
    await recordUnmoved(tx, order, { kind: 'ask_refund', detail: { amount, reason }, actorId, at });
    const goods = pieces.length === 0 ? {} : { pieces, back_to_stock: isBackToStock };
    await auditOrder(tx, order, { actorId, at, after: { amount, reason, ...goods } });
  });
}

/**
 * Pieces, delivery and fee go back once, by refunds and by withdrawals; the refund itself is counted already.
 * @returns the pieces in words: 2 × Rum
 */
async function checkContent(tx: Tx, orderId: number, content: RefundContent): Promise<readonly string[]> {
  const { lines } = content;
  const goods = await getGoodsBack(tx, orderId);
  const over = (['delivery', 'fee'] as const).filter(
    (charge) => content[charge] > 0 && goods[`${charge}_back`] > goods[charge],
  );
  if (over.length > 0)
    throw new FieldError(Object.fromEntries(over.map((charge) => [charge, ['over_charge_left' as const]])));
  const twice = new Set(linesBackTwice(goods));
  if (new Set(lines.map(({ line_id }) => line_id)).size !== lines.length) throw fieldError('lines', 'invalid');
  return lines.map(({ line_id, quantity }) => {
    const line = goods.lines.find(({ id }) => id === line_id);
    if (!line || twice.has(line_id)) throw fieldError('lines', 'invalid');
    return `${quantity} × ${line.name}`;
  });
}
