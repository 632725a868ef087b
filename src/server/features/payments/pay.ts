import { isGateway } from '#shared/payments/payments.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { cancelOpenPayments } from './cancel-payments.ts';
import { findSettling, setPaid, setOverpayment, type PaymentRow } from './payment.queries.ts';
import type { PaymentSubjects } from './subject.ts';

/**
 * The only function that marks a payment paid; subject and payment are locked. The payment becomes an overpayment
 * when the subject was paid before or no longer expects one. Other open attempts are cancelled.
 */
export async function pay(
  tx: Tx,
  subjects: PaymentSubjects,
  payment: PaymentRow,
  { at, paidAt, actorId }: { at: Date; paidAt?: Date | undefined; actorId?: number | undefined },
): Promise<'settled' | 'overpayment'> {
  const subject = { kind: payment.subject_kind, id: payment.subject_id };
  const thing = subjects[subject.kind];
  const { amount_minor: amount, provider } = payment;
  const method = isGateway(provider) ? 'card' : provider;
  const isOverpayment = (await findSettling(tx, subject)) !== undefined;
  await setPaid(tx, payment.id, { at, paidAt, isOverpayment });
  if (
    !isOverpayment &&
    (await thing.settled(tx, subject.id, { paymentId: payment.id, method, amount, at, paidAt, actorId })) === 'settled'
  ) {
    await cancelOpenPayments(tx, subject, at);
    return 'settled';
  }
  if (!isOverpayment) await setOverpayment(tx, payment.id);
  await thing.overpayment(tx, subject.id, { paymentId: payment.id, at });
  return 'overpayment';
}
