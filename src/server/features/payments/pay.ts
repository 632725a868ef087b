import type { Tx } from '#server/platform/db/db.ts';
import { cancelOpenPayments } from './cancel-payments.ts';
import { findSettling, setPaid, setSurplus, type PaymentRow } from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';

/**
 * The one place where a payment becomes paid; subject and payment are locked. What was paid already, or isn't waited for
 * any more, makes it surplus. Other attempts that are still open end with it.
 */
export async function pay(
  tx: Tx,
  subjects: PaymentSubjects,
  payment: PaymentRow,
  { at, paidAt, actorId }: { at: Date; paidAt?: Date | undefined; actorId?: number | undefined },
): Promise<'settled' | 'surplus'> {
  const subject = { kind: payment.subject_kind, id: payment.subject_id };
  const thing = subjects[subject.kind];
  const isSurplus = (await findSettling(tx, subject)) !== undefined;
  await setPaid(tx, payment.id, { at, paidAt, isSurplus });
  if (
    !isSurplus &&
    (await thing.settled(tx, subject.id, { paymentId: payment.id, at, paidAt, actorId })) === 'settled'
  ) {
    await cancelOpenPayments(tx, subject, at);
    return 'settled';
  }
  if (!isSurplus) await setSurplus(tx, payment.id);
  await thing.surplus(tx, subject.id, { paymentId: payment.id, at });
  return 'surplus';
}
