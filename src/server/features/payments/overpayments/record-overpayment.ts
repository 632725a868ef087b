import type { Tx } from '#server/platform/db/db.ts';
import { insertOverpayment } from '../payment.queries.ts';
import type { Subject } from '../subject.ts';

/**
 * Records a bank transfer that nothing waits for: a second one, or one of another sum. It joins the queue of
 * overpayments to be sent back.
 * @returns the payment's id; undefined when the same key was recorded before
 */
export function recordOverpayment(
  tx: Tx,
  overpayment: {
    readonly subject: Subject;
    readonly key: string;
    /** Minor units. */
    readonly amount: number;
    readonly currency: string;
    readonly variableSymbol: string;
    readonly at: Date;
    /** A time on the earlier day on which it arrived; missing: now. */
    readonly paidAt?: Date | undefined;
  },
): Promise<number | undefined> {
  return insertOverpayment(tx, { ...overpayment, provider: 'bank_transfer' });
}
