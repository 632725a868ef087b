import { conflict, fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { requestRefund } from '#server/features/payments/index.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import { audit, lockVerification } from './paid-verifications.ts';

interface Refunding {
  readonly client_key: string;
  readonly reason: string;
  readonly bank_account: string;
}

/**
 * Requests the refund of the whole fee; idempotent by its key. The verification ends once the refund is sent.
 * @throws conflict when nothing is paid or a refund is requested already, FieldError on `bank_account`
 */
export async function refundFee(
  { db, config, now }: Context,
  id: number,
  { client_key: clientKey, reason, bank_account: bankAccount }: Refunding,
  actorId: number,
): Promise<void> {
  if (bankAccount !== '' && !isAccount(config.shop.country, bankAccount))
    throw fieldError('bank_account', 'bank_account_invalid');
  await db.transaction().execute(async (tx) => {
    const row = await lockVerification(tx, id);
    if (!row) throw notFound();
    if (row.state === 'waiting' || row.state === 'cancelled') throw conflict();
    const at = now();
    const subject = { kind: 'verification', id } as const;
    const refund = { subject, amount: row.fee_minor, reason, actorId, at, clientKey, bankAccount };
    const { isRepeated } = await requestRefund(tx, refund);
    if (!isRepeated) await audit(tx, id, { actorId, at, after: { amount: row.fee_minor, reason } });
  });
}
