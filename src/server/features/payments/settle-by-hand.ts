import { alreadyPaid, conflict } from '#shared/errors.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { pay } from './pay.ts';
import { findSettling, findUnpaidByHand } from './payment.queries.ts';
import type { PaymentSubjects, Subject } from './subject.ts';

/**
 * Records that a transfer or cash has arrived. Returns `overpayment` when nothing was due any more; the money then
 * waits to be sent back.
 * @param paidAt a time on the earlier day on which it arrived; missing: now
 * @throws already_paid; conflict when the subject isn't paid by transfer or cash
 */
export async function settleByHand(
  tx: Tx,
  subjects: PaymentSubjects,
  {
    subject,
    actorId,
    at,
    paidAt,
  }: {
    readonly subject: Subject;
    /** Missing: a bank statement, and no person. */
    readonly actorId?: number | undefined;
    readonly at: Date;
    readonly paidAt?: Date | undefined;
  },
): Promise<'settled' | 'overpayment'> {
  await subjects[subject.kind].lock(tx, subject.id);
  const payment = await findUnpaidByHand(tx, subject);
  if (!payment) throw (await findSettling(tx, subject)) ? alreadyPaid() : conflict();
  return pay(tx, subjects, payment, { at, paidAt, actorId });
}
