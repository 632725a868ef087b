import type { z } from 'zod';
import { plainAmount } from '#shared/money/money.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { eachInTransaction } from '#server/platform/db/each-in-transaction.ts';
import { findPayment } from '../payment.queries.ts';
import { finishLocked } from './finish-refund.ts';
import { lockWithSubject } from './lock-with-subject.ts';
import { deleteRefund, isInBatch, lockRefund, resetRefund, type RefundRow } from './refund.queries.ts';
import { queueRefund } from './request-refund.ts';
import type { PaymentSubjects } from '../subject.ts';

interface Decision {
  readonly ids: readonly number[];
  readonly actorId: number;
}

type Decided = z.output<(typeof adminPaymentsContract)['confirmRefunds']['response']>;

/** An administrator confirms that refunds were sent, by a transfer or in the gateway's portal. */
export function confirmRefunds(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<Decided> {
  return eachInTransaction(context, { action: 'refunds.confirm', ids }, async (tx, id) => {
    const refund = await lockWithSubject(tx, subjects, id);
    if (!refund) return 'missing';
    if (refund.state === 'done' || refund.state === 'unapproved') return refund.state;
    if (refund.state === 'waiting' && isGateway(refund.provider)) return 'at_gateway';
    const at = context.now();
    await finishLocked(tx, subjects, refund, { at, actorId });
    const before = { state: refund.state };
    const after = { state: 'done', amount: amountOf(refund) };
    await recordAudit(tx, [{ actorId, action: 'confirm', entity: 'refund', entityId: id, before, after }], at);
    return undefined;
  });
}

/** Retries failed refunds through their gateway. */
export function retryRefunds(context: Context, { ids, actorId }: Decision): Promise<Decided> {
  return eachInTransaction(context, { action: 'refunds.retry', ids }, async (tx, id) => {
    const refund = await lockRefund(tx, id);
    if (!refund) return 'missing';
    if (refund.state !== 'failed' || !isGateway(refund.provider)) return 'not_failed';
    await resetRefund(tx, id);
    await queueRefund(tx, id);
    const [before, after] = [{ state: 'failed' }, { state: 'waiting' }];
    await recordAudit(tx, [{ actorId, action: 'retry', entity: 'refund', entityId: id, before, after }], context.now());
    return undefined;
  });
}

/**
 * Cancels refunds that were not sent, as if they had never been requested. Skips refunds through gateways and
 * mandatory ones (`refundCancelled`).
 */
export function cancelRefunds(
  context: Context,
  subjects: PaymentSubjects,
  { ids, actorId }: Decision,
): Promise<Decided> {
  return eachInTransaction(context, { action: 'refunds.cancel', ids }, async (tx, id) => {
    const refund = await lockWithSubject(tx, subjects, id);
    if (!refund) return 'missing';
    if (refund.state === 'done' || refund.state === 'unapproved') return refund.state;
    if (isGateway(refund.provider)) return 'at_gateway';
    if (await isInBatch(tx, id)) return 'in_batch';
    const at = context.now();
    const { subject_kind: kind, subject_id: subjectId, amount_minor: amount } = refund;
    if (!(await subjects[kind].refundCancelled(tx, subjectId, { refundId: id, amount, at, actorId }))) return 'bound';
    await deleteRefund(tx, id);
    const payment = await findPayment(tx, refund.payment_id);
    const before = { amount: amountOf(refund), variable_symbol: payment?.variable_symbol };
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'refund', entityId: id, before }], at);
    return undefined;
  });
}

/** The format of audit entries: `1499.00 CZK`. */
function amountOf({ amount_minor: amount, currency_code: currency }: RefundRow): string {
  return `${plainAmount(amount)} ${currency}`;
}
