import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { settleOverpaymentRow } from '../admin/admin-payment.queries.ts';
import { lockWithSubject } from './lock-with-subject.ts';
import { finishRefundRow, refundedOf, type RefundRow } from './refund.queries.ts';
import type { PaymentSubjects } from '../subject.ts';

/** Marks a sent refund as done and notifies its subject, at most once. */
export async function finishRefund(
  { db, now }: Context,
  subjects: PaymentSubjects,
  { refundId }: { refundId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const refund = await lockWithSubject(tx, subjects, refundId);
    if (refund && refund.state !== 'done') await finishLocked(tx, subjects, refund, { at: now() });
  });
}

/**
 * Subject and refund are locked. The actor is the administrator who confirmed the refund, else the one who requested
 * it.
 */
export async function finishLocked(
  tx: Tx,
  subjects: PaymentSubjects,
  refund: RefundRow,
  { at, actorId }: { at: Date; actorId?: number },
): Promise<void> {
  await finishRefundRow(tx, refund.id, at);
  const { done } = await refundedOf(tx, refund.payment_id);
  const { is_overpayment: isOverpayment } = refund;
  const actor = actorId ?? refund.actor_id;
  if (isOverpayment) await settleOverpaymentRow(tx, refund.payment_id, { at, actorId: actor });
  await subjects[refund.subject_kind].refunded(tx, refund.subject_id, {
    refundId: refund.id,
    amount: refund.amount_minor,
    isWhole: !isOverpayment && done === refund.paid_minor,
    isOverpayment,
    at,
    actorId: actor ?? undefined,
  });
}
