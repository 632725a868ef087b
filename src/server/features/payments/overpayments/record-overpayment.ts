import type { Tx } from '#server/platform/db/db.ts';
import { insertOverpayment } from '../payment.queries.ts';
import type { Subject } from '../subject.ts';

/**
 * An administrator has seen a transfer on the account that nobody waits for: a second one, or one of another sum. It
 * stands in the queue of money to be sent back.
 * @returns the payment's id; undefined when the same key wrote it down before
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
    /** A time of the earlier day on which it came; missing: then. */
    readonly paidAt?: Date | undefined;
  },
): Promise<number | undefined> {
  return insertOverpayment(tx, { ...overpayment, provider: 'bank_transfer' });
}
