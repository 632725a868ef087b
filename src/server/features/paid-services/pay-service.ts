import type { ServiceKind, ServiceMethod } from '#shared/paid-services/services.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { conflict, fieldError, invoiceAddressMissing } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { takeOrderNumber } from '#server/features/orders/index.ts';
import {
  cancelOpenPayments,
  cardProvider,
  createPayment,
  findOpenPayment,
  requestRefund,
  startPayment,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findCustomer } from './customer.ts';
import { findService, insertService, listActiveMethods, updateService, type ServiceRow } from './service.queries.ts';

interface Beginning {
  readonly kind: ServiceKind;
  readonly accountId: number;
  readonly method: ServiceMethod;
  readonly locale: Locale;
  /** Minor units, with tax. */
  readonly price: number;
}

/**
 * Begins a request at today's price, which it keeps; the account is locked.
 * @throws invoice_address_missing
 */
export async function beginService(context: Context, tx: Tx, beginning: Beginning): Promise<ServiceRow> {
  const { kind, accountId, method, locale, price } = beginning;
  const { shop } = context.config;
  const customer = await findCustomer(tx, accountId);
  if (!customer) throw invoiceAddressMissing();
  const at = context.now();
  const id = await insertService(tx, {
    kind,
    account_id: accountId,
    number: await takeOrderNumber(tx, isoDay(at, shop.timeZone).slice(2, 4)),
    state: 'waiting',
    fee_minor: price,
    // The portal's services have the standard tax rate.
    tax_rate: shop.taxRates[0]!,
    currency_code: shop.currency,
    method,
    locale,
    customer: JSON.stringify(customer),
    started_at: at,
  });
  return (await findService(tx, id))!;
}

/**
 * Pays a request; safe to repeat. The method of an open request can be changed.
 * @param findRequest finds or begins the request, within the transaction and with the account locked
 * @returns where to send the user; null for a bank transfer
 * @throws FieldError on `method`, payment_gateway_unavailable
 */
export async function payService(
  context: Context,
  subjects: PaymentSubjects,
  method: ServiceMethod,
  findRequest: (tx: Tx) => Promise<ServiceRow>,
): Promise<string | null> {
  const { db, config, now } = context;
  const paymentId = await db.transaction().execute(async (tx) => {
    const request = await findRequest(tx);
    if (!(await listActiveMethods(tx)).includes(method)) throw fieldError('method', 'invalid');
    const subject = { kind: request.kind, id: request.id };
    const open = await findOpenPayment(tx, subject);
    if (open?.provider === (method === 'card' ? cardProvider(config, subject.kind) : method)) return open.id;
    // Another method, or a gateway that is no longer configured.
    if (open) await cancelOpenPayments(tx, subject, now());
    if (request.method !== method) await updateService(tx, request.id, { method });
    return createPayment(tx, config, {
      subject,
      method,
      amount: request.fee_minor,
      currency: request.currency_code,
      variableSymbol: request.number,
      at: now(),
    });
  });
  return method === 'card' ? startPayment(context, subjects, paymentId) : null;
}

/** Cancels a request that waits for its payment. Money that still comes is an overpayment. */
export async function cancelService(tx: Tx, { kind, id }: ServiceRow, at: Date): Promise<void> {
  await cancelOpenPayments(tx, { kind, id }, at);
  await updateService(tx, id, { state: 'cancelled', ended_at: at });
}

/** Refunds a paid request that the portal refuses or its owner gives up, through the way in which it was paid. */
export async function giveBackService(
  tx: Tx,
  { kind, id, state, fee_minor: amount }: ServiceRow,
  { reason, actorId, at }: { readonly reason: string; readonly actorId: number | null; readonly at: Date },
): Promise<void> {
  if (state !== 'paid') throw conflict();
  await requestRefund(tx, { subject: { kind, id }, amount, reason, actorId, at, isAutomatic: true });
}
