import { conflict, fieldError, notFound, paymentUnusual } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import {
  recordOverpayment,
  requestRefund,
  settleByHand,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import { auditService, lockService } from './paid-service.ts';
import type { AllServiceRules } from './service-rules.ts';

interface Refunding {
  readonly client_key: string;
  readonly reason: string;
  readonly bank_account: string;
}

/**
 * Requests the refund of the whole price; idempotent by its key. The service ends once the refund is sent.
 * @throws conflict when nothing is paid or the rules of the service forbid it, FieldError on `bank_account`
 */
export async function refundService(
  { db, config, now }: Context,
  allRules: AllServiceRules,
  id: number,
  { client_key: clientKey, reason, bank_account: bankAccount, actorId }: Refunding & { readonly actorId: number },
): Promise<void> {
  if (bankAccount !== '' && !isAccount(config.shop.country, bankAccount))
    throw fieldError('bank_account', 'bank_account_invalid');
  await db.transaction().execute(async (tx) => {
    const row = await lockService(tx, id);
    if (!row) throw notFound();
    if (row.state === 'waiting' || row.state === 'cancelled') throw conflict();
    if (!(await allRules[row.kind].mayRefund(tx, row))) throw conflict();
    const at = now();
    const { kind, fee_minor: amount } = row;
    const refund = { subject: { kind, id }, amount, reason, actorId, at, clientKey, bankAccount };
    const { isRepeated } = await requestRefund(tx, refund);
    if (!isRepeated) await auditService(tx, kind, id, { actorId, at, after: { amount, reason } });
  });
}

/**
 * Records that the transfer of a request has arrived. It is an overpayment when the request was paid otherwise meanwhile.
 * @throws already_paid when no transfer is awaited
 */
export async function markServicePaid(
  { db, now }: Context,
  subjects: PaymentSubjects,
  id: number,
  actorId: number,
): Promise<'settled' | 'overpayment'> {
  return db.transaction().execute(async (tx) => {
    const row = await lockService(tx, id);
    if (!row) throw notFound();
    const at = now();
    const outcome = await settleByHand(tx, subjects, { subject: { kind: row.kind, id }, actorId, at });
    await auditService(tx, row.kind, id, { actorId, at, after: { state: outcome === 'settled' ? 'paid' : outcome } });
    return outcome;
  });
}

interface Overpayment {
  readonly client_key: string;
  /** Minor units. */
  readonly amount: number;
  readonly is_confirmed: boolean;
}

/**
 * Records a transfer that came twice or with a wrong sum; idempotent by its key. The mail is sent only with the refund,
 * so a typing error can be undone until then.
 * @throws payment_unusual when more came than the price and the administrator has not confirmed it
 */
export async function addServiceOverpayment(
  { db, now }: Context,
  id: number,
  { client_key: key, amount, is_confirmed: isConfirmed, actorId }: Overpayment & { readonly actorId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockService(tx, id);
    if (!row) throw notFound();
    if (amount > row.fee_minor && !isConfirmed) throw paymentUnusual();
    const at = now();
    const { kind, currency_code: currency, number: variableSymbol } = row;
    const paymentId = await recordOverpayment(tx, { subject: { kind, id }, key, amount, currency, variableSymbol, at });
    if (paymentId === undefined) return;
    const after = { amount: `${plainAmount(amount)} ${currency}` };
    await recordAudit(tx, [{ actorId, action: 'add', entity: 'payment', entityId: paymentId, after }], at);
  });
}
