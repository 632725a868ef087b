import { conflict, fieldError } from '#shared/errors.ts';
import { isGateway } from '#shared/payments/payments.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { lockSettling } from '../payment.queries.ts';
import { insertRequested } from './approval/insert-requested.ts';
import { findRefundByKey, refundedOf } from './refund.queries.ts';
import type { Subject } from '../subject.ts';

/** The task's name. The payload type is in `send-refund.ts`. */
export const refundTask = 'payments.refund';

/**
 * Requests a refund of no more than was paid. A job sends it through the gateway; after a transfer or cash an
 * administrator sends it. The subject's `refunded` is called once it was sent. One above the limit waits for a second
 * administrator first. The caller holds the subject's lock.
 * @throws conflict when nothing was paid, or the key belongs to another subject; FieldError on `amount` (422)
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
    /** Required by law or triggered by the portal: it needs no second administrator. */
    readonly isAutomatic?: boolean;
    /** The account for a transfer; missing: the account that the money came from. */
    readonly bankAccount?: string;
    readonly at: Date;
    /**
     * What the amount is for. Stored for the subject, which alone can read it and corrects exactly these items on the
     * invoice. Without it every item is corrected in proportion.
     */
    readonly content?: object | undefined;
    /** Idempotency key made by the form. */
    readonly clientKey?: string | undefined;
  },
): Promise<{ readonly refundId: number; readonly isRepeated: boolean }> {
  const { subject, amount, reason, actorId, isAutomatic, bankAccount, at, content, clientKey } = refund;
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
  const { id: paymentId, currency_code: currency } = payment;
  const row = { paymentId, currency, amount, reason, actorId, bankAccount, at, content, clientKey };
  const { refundId, isHeld } = await insertRequested(tx, row, { isAutomatic });
  if (!isHeld && isGateway(payment.provider)) await queueRefund(tx, refundId);
  return { refundId, isRepeated: false };
}

export async function queueRefund(tx: Tx, refundId: number): Promise<void> {
  await addJob(tx, refundTask, { refundId }, { key: `${refundTask}:${refundId}` });
}
