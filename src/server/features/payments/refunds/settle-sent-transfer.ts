import type { Tx } from '#server/platform/db/db.ts';
import { insertRequested, needsApproval } from './approval/insert-requested.ts';
import { finishLocked } from './finish-refund.ts';
import { lockWithSubject } from './lock-with-subject.ts';
import { findSentTransfers, getLockedRefund, insertRefund } from './refund.queries.ts';
import type { PaymentSubjects, Subject } from '../subject.ts';

interface SentTransfer {
  readonly variableSymbol: string;
  /** Minor units, positive. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/**
 * A transfer has left the shop's account: completes the refund, or the overpayment, that it sends back.
 * @returns its subject and payment; undefined unless exactly one waits for this sum
 */
export async function settleSentTransfer(
  tx: Tx,
  subjects: PaymentSubjects,
  { variableSymbol, amount, currency, at }: SentTransfer,
): Promise<{ readonly subject: Subject; readonly paymentId: number } | undefined> {
  const [found, second] = await findSentTransfers(tx, { variableSymbol, amount, currency });
  if (!found || second) return undefined;
  const { subject_kind: kind, subject_id: id, payment_id: paymentId } = found;
  const subject = { kind, id };
  await subjects[kind].lock(tx, id);
  // Read again: it may have been settled before the lock.
  const [still] = await findSentTransfers(tx, { variableSymbol, amount, currency });
  if (still?.payment_id !== paymentId || still.refund_id !== found.refund_id) return undefined;
  const refund =
    still.refund_id === null
      ? await getLockedRefund(
          tx,
          await insertRefund(tx, { paymentId, amount, reason: 'overpayment', actorId: null, at }),
        )
      : await lockWithSubject(tx, subjects, still.refund_id);
  if (refund?.state !== 'waiting') return undefined;
  await finishLocked(tx, subjects, refund, { at });
  return { subject, paymentId };
}

/**
 * Completes a refund that was sent with a batch of payments; one that is completed already stays. The caller holds no
 * lock of payments.
 */
export async function completeRefund(
  tx: Tx,
  subjects: PaymentSubjects,
  { id, at, actorId }: { readonly id: number; readonly at: Date; readonly actorId?: number | undefined },
): Promise<void> {
  const refund = await lockWithSubject(tx, subjects, id);
  if (refund?.state === 'waiting')
    await finishLocked(tx, subjects, refund, { at, ...(actorId !== undefined && { actorId }) });
}

interface Requested {
  readonly paymentId: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Requests the refund of an overpayment that leaves with a batch of payments; its payment is locked.
 * @returns the refund's id; undefined when a second administrator has to approve it first, and nothing is requested
 */
export async function requestOverpaymentRefund(tx: Tx, refund: Requested): Promise<number | undefined> {
  if (await needsApproval(tx, refund)) return undefined;
  const { refundId } = await insertRequested(tx, { ...refund, reason: 'overpayment' });
  return refundId;
}
