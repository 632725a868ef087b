import type { z } from 'zod';
import { plainAmount } from '#shared/money/money.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { eachInTransaction } from '#server/platform/db/each-in-transaction.ts';
import { findPayment } from '../../payment.queries.ts';
import type { PaymentSubjects } from '../../subject.ts';
import { lockWithSubject } from '../lock-with-subject.ts';
import { deleteRefund } from '../refund.queries.ts';
import { queueRefund } from '../request-refund.ts';
import { approveRow } from './approval.queries.ts';
import { queueRefundRejected } from './mails.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

type Decided = z.output<(typeof adminPaymentsContract)['approveRefunds']['response']>;

/** A second administrator approves refunds: their gateway sends them now, or a person does. */
export function approveRefunds(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<Decided> {
  return eachInTransaction(context, { action: 'refunds.approve', ids }, async (tx, id) => {
    const refund = await lockWithSubject(tx, subjects, id);
    if (!refund) return 'missing';
    if (refund.state !== 'unapproved') return 'not_unapproved';
    if (refund.asked_by === actorId) return 'own';
    const at = context.now();
    await approveRow(tx, id, { actorId, at });
    if (isGateway(refund.provider)) await queueRefund(tx, id);
    const before = { state: 'unapproved' };
    const after = { state: 'waiting', amount: `${plainAmount(refund.amount_minor)} ${refund.currency_code}` };
    await recordAudit(tx, [{ actorId, action: 'approve', entity: 'refund', entityId: id, before, after }], at);
    return undefined;
  });
}

/**
 * Rejects refunds, as if they had never been requested; who requested them learns the reason. That administrator may
 * take them back too. Skips those that are mandatory (`refundCancelled`); an overpayment waits to be sent back again.
 */
export function rejectRefunds(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId, reason }: Decision & { readonly reason: string },
): Promise<Decided> {
  return eachInTransaction(context, { action: 'refunds.reject', ids }, async (tx, id) => {
    const refund = await lockWithSubject(tx, subjects, id);
    if (!refund) return 'missing';
    if (refund.state !== 'unapproved') return 'not_unapproved';
    const at = context.now();
    const { subject_kind: kind, subject_id: subjectId, amount_minor: amount, currency_code: currency } = refund;
    const cancelled = { refundId: id, amount, at, actorId };
    if (!refund.is_overpayment && !(await subjects[kind].refundCancelled(tx, subjectId, cancelled))) return 'bound';
    await deleteRefund(tx, id);
    const symbol = (await findPayment(tx, refund.payment_id))?.variable_symbol ?? '';
    const before = { amount: `${plainAmount(amount)} ${currency}`, variable_symbol: symbol };
    const entry = { actorId, action: 'reject', entity: 'refund', entityId: id, before, after: { reason } } as const;
    await recordAudit(tx, [entry], at);
    if (refund.asked_by !== null && refund.asked_by !== actorId)
      await queueRefundRejected(context, tx, { to: refund.asked_by, refundId: id, amount, currency, symbol, reason });
    return undefined;
  });
}
