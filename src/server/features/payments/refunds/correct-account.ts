import { conflict, fieldError, inPayoutBatch, notFound } from '#shared/errors.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import { isAboveLimit } from './approval/approval-limit.ts';
import { holdRow } from './approval/approval.queries.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { isInBatch, lockRefund, setBankAccount } from './refund.queries.ts';

/**
 * Corrects the bank account of a refund that an administrator will send. One that needed a second administrator needs
 * one again: another account is another refund.
 * @throws not_found; conflict when it was sent or goes through a gateway; in_payout_batch while a batch with the old
 *   account may be at the bank; FieldError on `bank_account`
 */
export async function correctAccount(context: Context, correction: Correction): Promise<void> {
  await context.db.transaction().execute((tx) => correctAccountIn(context, tx, correction));
}

interface Correction {
  readonly id: number;
  readonly bankAccount: string;
  readonly actorId: number;
}

/** The same within a transaction that takes the refund out of its batch. */
export async function correctAccountIn(
  { config, now }: Context,
  tx: Tx,
  { id, bankAccount, actorId }: Correction,
): Promise<void> {
  if (bankAccount !== '' && !isAccount(config.shop.country, bankAccount))
    throw fieldError('bank_account', 'bank_account_invalid');
  const refund = await lockRefund(tx, id);
  if (!refund) throw notFound();
  if ((refund.state !== 'waiting' && refund.state !== 'unapproved') || isGateway(refund.provider)) throw conflict();
  if (refund.bank_account === bankAccount) return;
  if (await isInBatch(tx, id)) throw inPayoutBatch();
  await setBankAccount(tx, id, bankAccount);
  const sum = { amount: refund.amount_minor, currency: refund.currency_code };
  const isHeld = refund.state === 'unapproved' || refund.approved_by !== null || (await isAboveLimit(tx, sum));
  if (isHeld) await holdRow(tx, id, actorId);
  const before = { bank_account: refund.bank_account, ...(isHeld && { state: refund.state }) };
  const after = { bank_account: bankAccount, ...(isHeld && { state: 'unapproved' }) };
  await recordAudit(tx, [{ actorId, action: 'change', entity: 'refund', entityId: id, before, after }], now());
}
