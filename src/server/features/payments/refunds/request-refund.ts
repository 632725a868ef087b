import { conflict, fieldError } from '#shared/errors.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { lockSettling } from '../payment.queries.ts';
import { findRefundByKey, insertRefund, refundedOf } from './refund.queries.ts';
import type { Subject } from '../subject.ts';

/** The task's name; its payload stands with what it does (`send-refund.ts`). */
export const refundTask = 'payments.refund';

/**
 * Begins to send money back, never more than was paid. Through a gateway a job does it; a transfer or cash waits for a
 * person in the administration. The subject hears `refunded` once it has left. The caller holds the subject's lock.
 * @throws conflict when nothing was paid, or the key is another thing's; FieldError on `amount` (422)
 */
export async function requestRefund(
  tx: Tx,
  refund: {
    readonly subject: Subject;
    /** Minor units. */
    readonly amount: number;
    readonly reason: string;
    /** Null: the buyer or the portal itself. */
    readonly actorId: number | null;
    /** Where a transfer shall go; missing: where the money came from. */
    readonly bankAccount?: string;
    readonly at: Date;
    /** What the amount is for, kept for the subject, which alone can read it: what corrects the invoice then corrects just that. Without it all of it in proportion. */
    readonly content?: object | undefined;
    /** Made by the form: asked again under it, it is the same refund. */
    readonly clientKey?: string | undefined;
  },
): Promise<{ readonly refundId: number; readonly isRepeated: boolean }> {
  const { subject, amount, reason, actorId, bankAccount, at, content, clientKey } = refund;
  const earlier = clientKey === undefined ? undefined : await findRefundByKey(tx, clientKey);
  if (earlier) {
    if (earlier.subject_kind !== subject.kind || earlier.subject_id !== subject.id) throw conflict();
    return { refundId: earlier.id, isRepeated: true };
  }
  const payment = await lockSettling(tx, subject);
  if (!payment) throw conflict();
  const { asked } = await refundedOf(tx, payment.id);
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > payment.amount_minor - asked)
    throw fieldError('amount', 'invalid');
  const row = { paymentId: payment.id, amount, reason, actorId, bankAccount, at, content, clientKey };
  const refundId = await insertRefund(tx, row);
  if (isGateway(payment.provider)) await queueRefund(tx, refundId);
  return { refundId, isRepeated: false };
}

export async function queueRefund(tx: Tx, refundId: number): Promise<void> {
  await addJob(tx, refundTask, { refundId }, { key: `${refundTask}:${refundId}` });
}
