import type { z } from 'zod';
import { fieldError, notFound, paymentUnusual } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { recordOverpayment, settleByHand, type PaymentSubjects } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { auditOrder, recordUnmoved } from '../lifecycle/record-change.ts';
import { awaitsMoney } from '../order-policy.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import { eachOrder } from './bulk-orders.ts';
import { earlierDay, isBeforeOrder, isInFuture, type PaymentDay } from './day-of-payment.ts';

interface Receipt extends PaymentDay {
  readonly actorId: number;
}

/**
 * Records that a transfer or cash has arrived, and on which day.
 * @throws not_found, already_paid, conflict; FieldError on `paid_on` before the order or after today
 */
export async function markPaid(
  context: Context,
  subjects: PaymentSubjects,
  { id, ...receipt }: Receipt & { readonly id: number },
): Promise<'settled' | 'overpayment'> {
  if (isInFuture(context, receipt)) throw fieldError('paid_on', 'day_in_future');
  return context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (isBeforeOrder(context, order, receipt)) throw fieldError('paid_on', 'before_order');
    return settleLocked(context, tx, subjects, order, receipt);
  });
}

type Paid = z.output<(typeof adminOrdersContract)['markSeveralPaid']['response']>;

/**
 * Records the payments of several orders; those that await none are skipped.
 * @returns the orders that are paid now, and the skipped ones with the reason
 * @throws FieldError on `paid_on` after today
 */
export async function markSeveralPaid(
  context: Context,
  subjects: PaymentSubjects,
  { ids, ...receipt }: Receipt & { readonly ids: readonly number[] },
): Promise<Paid> {
  if (isInFuture(context, receipt)) throw fieldError('paid_on', 'day_in_future');
  return eachOrder(context, { action: 'orders.mark-paid', ids }, async (tx, order) => {
    if (!awaitsMoney(order)) return 'no_money_due';
    if (isBeforeOrder(context, order, receipt)) return 'not_ordered_then';
    await settleLocked(context, tx, subjects, order, receipt);
    return undefined;
  });
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
  const { earlier, paidAt } = earlierDay(context, order, { paidOn, at });
  const outcome = await settleByHand(tx, subjects, { subject: { kind: 'order', id }, actorId, at, paidAt });
  if (outcome === 'overpayment')
    await recordUnmoved(tx, order, { kind: 'overpayment', detail: { amount, ...earlier }, actorId, at });
  const after = { ...(outcome === 'settled' ? { paid: true } : { overpayment: true }), ...earlier };
  await auditOrder(tx, order, { actorId, at, before: { paid: order.paid_at !== null }, after });
  return outcome;
}

type OverpaymentForm = z.output<(typeof adminOrdersContract)['recordOverpayment']['body']>;

/**
 * Records a transfer that came twice or with a wrong sum. The order's page shows it to the buyer at once; the mail is
 * sent only with the refund, so a typing error can be undone until then.
 * @throws not_found; FieldError on `paid_on` before the order or after today; payment_unusual when more came than the
 * order's total and the clerk has not confirmed it
 */
export async function addOverpayment(
  context: Context,
  id: number,
  { client_key: key, amount, paid_on: paidOn, is_confirmed: isConfirmed }: OverpaymentForm,
  actorId: number,
): Promise<void> {
  if (isInFuture(context, { paidOn })) throw fieldError('paid_on', 'day_in_future');
  await context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (isBeforeOrder(context, order, { paidOn })) throw fieldError('paid_on', 'before_order');
    if (amount > order.total_minor && !isConfirmed) throw paymentUnusual();
    const at = context.now();
    const { earlier, paidAt } = earlierDay(context, order, { paidOn, at });
    const { currency_code: currency, variable_symbol: variableSymbol } = order;
    const subject = { kind: 'order', id } as const;
    const paymentId = await recordOverpayment(tx, { subject, key, amount, currency, variableSymbol, at, paidAt });
    if (paymentId === undefined) return;
    await recordUnmoved(tx, order, { kind: 'overpayment', detail: { amount, ...earlier }, actorId, at });
    const after = { amount: `${plainAmount(amount)} ${currency}`, ...earlier };
    await recordAudit(tx, [{ actorId, action: 'add', entity: 'payment', entityId: paymentId, after }], at);
  });
}
