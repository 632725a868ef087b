import type { VerificationMethod } from '#shared/verification/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { conflict, fieldError, invoiceAddressMissing } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { lockAccount } from '#server/features/accounts/index.ts';
import { takeOrderNumber } from '#server/features/orders/index.ts';
import {
  cancelOpenPayments,
  cardProvider,
  createPayment,
  findOpenPayment,
  startPayment,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findCustomer } from './customer.ts';
import { getFee } from './fee.ts';
import {
  findCurrent,
  findVerification,
  insertVerification,
  listActiveMethods,
  updateVerification,
  type VerificationRow,
} from './verification.queries.ts';

interface Paying {
  readonly accountId: number;
  readonly method: VerificationMethod;
  readonly locale: Locale;
}

/**
 * Begins a request, or continues the open one, which keeps its fee; safe to repeat.
 * @returns where to send the user; null for a bank transfer
 * @throws conflict when the account is verified or the fee is paid, invoice_address_missing, payment_gateway_unavailable
 */
export async function payFee(context: Context, subjects: PaymentSubjects, paying: Paying): Promise<string | null> {
  const { db, config, now } = context;
  const { accountId, method } = paying;
  const paymentId = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const current = await findCurrent(tx, accountId);
    if (!account || account.authorized || current?.state === 'paid') throw conflict();
    if (!(await listActiveMethods(tx)).includes(method)) throw fieldError('method', 'invalid');
    const request = current?.state === 'waiting' ? current : await begin(context, tx, paying);
    const subject = { kind: 'verification', id: request.id } as const;
    const open = await findOpenPayment(tx, subject);
    if (open?.provider === (method === 'card' ? cardProvider(config) : method)) return open.id;
    // Another method, or a gateway that is no longer configured.
    if (open) await cancelOpenPayments(tx, subject, now());
    if (request.method !== method) await updateVerification(tx, request.id, { method });
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

async function begin(context: Context, tx: Tx, { accountId, method, locale }: Paying): Promise<VerificationRow> {
  const customer = await findCustomer(tx, accountId);
  if (!customer) throw invoiceAddressMissing();
  const { fee, currency, tax_rate } = await getFee(tx, context);
  const at = context.now();
  const year = isoDay(at, context.config.shop.timeZone).slice(2, 4);
  const id = await insertVerification(tx, {
    account_id: accountId,
    number: await takeOrderNumber(tx, year),
    state: 'waiting',
    fee_minor: fee,
    tax_rate,
    currency_code: currency,
    method,
    locale,
    customer: JSON.stringify(customer),
    started_at: at,
  });
  return (await findVerification(tx, id))!;
}

/** Cancels the request that waits for its payment; safe to repeat. Money that still comes is an overpayment. */
export async function cancelRequest({ db, now }: Context, accountId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const current = await findCurrent(tx, accountId);
    if (current?.state !== 'waiting') return;
    await cancelOpenPayments(tx, { kind: 'verification', id: current.id }, now());
    await updateVerification(tx, current.id, { state: 'cancelled', ended_at: now() });
  });
}
