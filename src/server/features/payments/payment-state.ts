import { refundStep, type PaymentOutlook, type PaymentProvider, type RefundStep } from '#shared/payments/payments.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findOpenAttempt, findSettling, stateOfLastAttempt } from './payment.queries.ts';
import { listRefundsOfSubject, refundedOf } from './refunds/refund.queries.ts';
import type { Subject } from './subject.ts';

/** The newest open attempt. */
export async function findOpenPayment(
  db: Queryable,
  subject: Subject,
): Promise<{ readonly id: number; readonly provider: PaymentProvider } | undefined> {
  const attempt = await findOpenAttempt(db, subject);
  return attempt && { id: attempt.id, provider: attempt.provider };
}

/** The state of the last attempt; `paid` if any attempt was paid. */
export async function paymentStateOf(db: Queryable, subject: Subject): Promise<PaymentOutlook> {
  if (await findSettling(db, subject)) return 'paid';
  const state = await stateOfLastAttempt(db, subject);
  if (state === undefined) return 'none';
  return state === 'created' || state === 'pending' ? 'pending' : 'failed';
}

/** Minor units. Overpayments don't count as paid; requested refunds count as refunded. */
export async function paidOf(
  db: Queryable,
  subject: Subject,
): Promise<{ readonly paid: number; readonly refunded: number }> {
  const payment = await findSettling(db, subject);
  if (!payment) return { paid: 0, refunded: 0 };
  const { asked } = await refundedOf(db, payment.id);
  return { paid: payment.amount_minor, refunded: asked };
}

interface RefundOf {
  readonly id: number;
  /** Minor units. */
  readonly amount: number;
  readonly step: RefundStep;
  readonly reason: string;
  /** True for the refund of an overpayment. */
  readonly isOverpayment: boolean;
  /** When it was sent; before that, when it was requested. */
  readonly at: Date;
}

/** All refunds of a subject, including those of overpayments; oldest first. */
export async function refundsOf(db: Queryable, subject: Subject): Promise<RefundOf[]> {
  const rows = await listRefundsOfSubject(db, subject);
  return rows.map(({ state, asked_at, is_overpayment: isOverpayment, ...refund }) => ({
    ...refund,
    isOverpayment,
    step: refundStep(state, asked_at !== null),
  }));
}
