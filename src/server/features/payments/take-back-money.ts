import type { z } from 'zod';
import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';
import { deletePayment, lockWaitingOverpayment } from './admin-payment.queries.ts';
import { decideEach } from './decide-refunds.ts';
import { lockWithSubject } from './lock-with-subject.ts';
import { findPayment } from './payment.queries.ts';
import { deleteRefund, lockRefund, setBankAccount } from './refund.queries.ts';
import type { PaymentSubjects } from './subject.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

type Decided = z.output<(typeof adminPaymentsContract)['cancelRefunds']['response']>;

/**
 * An administrator takes back refunds that nobody has sent: they are as if they had not been asked for. What a gateway
 * sends stays, and what its subject says that it must go.
 */
export function cancelRefunds(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<Decided> {
  return decideEach(context, ids, async (tx, id) => {
    const refund = await lockWithSubject(tx, subjects, id);
    if (!refund) return 'missing';
    if (refund.state === 'done') return 'done';
    if (isGateway(refund.provider)) return 'at_gateway';
    const at = context.now();
    const { subject_kind: kind, subject_id: subjectId, amount_minor: amount } = refund;
    if (!(await subjects[kind].refundCancelled(tx, subjectId, { refundId: id, amount, at, actorId }))) return 'bound';
    await deleteRefund(tx, id);
    const before = { amount: `${plainAmount(amount)} ${refund.currency_code}` };
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'refund', entityId: id, before }], at);
    return undefined;
  });
}

/**
 * Corrects where a refund shall go that a person is to send.
 * @throws not_found; conflict when it was sent or a gateway sends it; FieldError on `bank_account`
 */
export async function correctAccount(
  { db, config, now }: Context,
  { id, bankAccount, actorId }: { id: number; bankAccount: string; actorId: number },
): Promise<void> {
  if (bankAccount !== '' && !isAccount(config.shop.country, bankAccount))
    throw fieldError('bank_account', 'bank_account_invalid');
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) throw notFound();
    if (refund.state !== 'waiting' || isGateway(refund.provider)) throw conflict();
    if (refund.bank_account === bankAccount) return;
    await setBankAccount(tx, id, bankAccount);
    const [before, after] = [{ bank_account: refund.bank_account }, { bank_account: bankAccount }];
    await recordAudit(tx, [{ actorId, action: 'change', entity: 'refund', entityId: id, before, after }], now());
  });
}

/**
 * Takes back what an administrator has written down as come for nothing and did not come, unless it was sent back.
 * @returns ids of those that are gone
 */
export async function deleteOverpayment(
  { db, now }: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<number[]> {
  const deleted: number[] = [];
  for (const id of new Set(ids)) {
    const known = await findPayment(db, id);
    if (!known) continue;
    const { subject_kind: kind, subject_id: subjectId } = known;
    // One by one: each locks a thing of its own, and two such lists might meet in another order.
    const isDeleted = await db.transaction().execute(async (tx) => {
      await subjects[kind].lock(tx, subjectId);
      const [waiting] = await lockWaitingOverpayment(tx, [id]);
      if (!waiting?.is_written_down) return false;
      const at = now();
      const { amount_minor: amount, currency_code: currency } = waiting;
      await subjects[kind].overpaymentCancelled(tx, subjectId, { amount, at, actorId });
      await deletePayment(tx, id);
      const before = { amount: `${plainAmount(amount)} ${currency}` };
      await recordAudit(tx, [{ actorId, action: 'delete', entity: 'payment', entityId: id, before }], at);
      return true;
    });
    if (isDeleted) deleted.push(id);
  }
  return deleted;
}
