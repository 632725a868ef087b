import type { Tx } from '#server/platform/db/db.ts';
import { findRefund, lockRefund, type RefundRow } from './refund.queries.ts';
import type { PaymentSubjects } from '../subject.ts';

/**
 * Locks a refund's subject, then the refund.
 * @returns the locked refund's current row; undefined when there is none
 */
export async function lockWithSubject(
  tx: Tx,
  subjects: PaymentSubjects,
  refundId: number,
): Promise<RefundRow | undefined> {
  const known = await findRefund(tx, refundId);
  if (!known) return undefined;
  await subjects[known.subject_kind].lock(tx, known.subject_id);
  return lockRefund(tx, refundId);
}
