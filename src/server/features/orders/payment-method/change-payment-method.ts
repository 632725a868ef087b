import { alreadyPaid, conflict, fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import {
  askGateway,
  cancelOpenPayments,
  createPayment,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { openOrder } from '../buyer/get-order.ts';
import { localeOfOrder } from '../documents/order-invoice.ts';
import { renewPromise } from '../lifecycle/settle-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { findOrder, type OrderDetailRow } from '../order-detail.queries.ts';
import { canChangePayment } from '../order-policy.ts';
import { lockOrder, recordOrderEvent } from '../order.queries.ts';
import { changeOf } from './change-of.ts';
import { listPaymentChoices, type PaymentChoice } from './payment-choices.ts';
import { setPaymentMethod, startUnpaid } from './payment-method.queries.ts';

/** Each change sends a mail and cancels a payment at its gateway. */
const changesOfOrder = { max: 10, windowSeconds: 86_400 };

interface Wanted {
  readonly payment_method_id: number;
  /** Minor units: the total that the buyer was shown. */
  readonly expected_total: number;
}

/**
 * Replaces the payment method of an unpaid order. Its open payment is cancelled, also at the gateway; money that
 * arrives for it nevertheless is never lost (`settleOrder`). Repeating a change does nothing.
 * @throws not_found, already_paid, too_many_requests; conflict when the order awaits no payment or its total would
 *   differ; FieldError on `payment_method_id` that does not fit the delivery
 */
export async function changePaymentMethod(
  context: Context,
  subjects: PaymentSubjects,
  { id, hash }: { readonly id: number; readonly hash: string },
  wanted: Wanted,
): Promise<void> {
  const { state } = await openOrder(context, id, hash);
  // The gateway may have the money although its webhook has not arrived: then nothing is left to choose.
  if (state === 'waiting_for_payment') await askGateway(context, subjects, { kind: 'order', id });
  await context.db.transaction().execute((tx) => changeInTransaction(context, tx, { id, hash }, wanted));
}

async function changeInTransaction(
  context: Context,
  tx: Tx,
  { id, hash }: { readonly id: number; readonly hash: string },
  { payment_method_id: methodId, expected_total: expectedTotal }: Wanted,
): Promise<void> {
  const at = context.now();
  const locked = await lockOrder(tx, id);
  const order = await findOrder(tx, id);
  if (!locked || order?.hash !== hash) throw notFound();
  if (order.paid_at !== null) throw alreadyPaid();
  if (order.payment_method_id === methodId) return;
  if (!canChangePayment(order)) throw conflict();
  const choices = await listPaymentChoices(tx, context.config.shop, order, localeOfOrder(order));
  const chosen = choices.find((choice) => choice.id === methodId);
  if (!chosen) throw fieldError('payment_method_id', 'payment_unavailable');
  if (chosen.total !== expectedTotal) throw conflict();
  await countAgainstLimit(tx, `order-payment:${id}`, changesOfOrder, at);
  await replacePayment(context, tx, { order, chosen, at });
  const to = chosen.code === 'cash_on_delivery' ? await startUnpaid(tx, id, at) : order.state;
  await recordOrderEvent(tx, {
    orderId: id,
    kind: 'change_payment',
    from: order.state,
    to,
    detail: changeOf(order, chosen),
    at,
  });
  if (to !== order.state) await renewPromise(context, tx, locked, at);
  await queueOrderMail(context, tx, id, 'order.payment_changed');
}

async function replacePayment(
  { config }: Context,
  tx: Tx,
  { order, chosen, at }: { readonly order: OrderDetailRow; readonly chosen: PaymentChoice; readonly at: Date },
): Promise<void> {
  const { id, currency_code: currency, variable_symbol: variableSymbol } = order;
  const subject = { kind: 'order', id } as const;
  await cancelOpenPayments(tx, subject, at);
  await setPaymentMethod(tx, id, chosen);
  await createPayment(tx, config, {
    subject,
    method: chosen.code,
    amount: chosen.total,
    currency,
    variableSymbol,
    at,
  });
}
