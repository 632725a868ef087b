import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { cancelOpen } from './payment.queries.ts';
import type { Subject } from './subject.ts';

/** The task's name. The payload's schema is in `cancel-at-gateway.ts`. */
export const cancelTask = 'payments.cancel';

/** Cancels every open attempt; a job then cancels them at their gateways. The caller holds the subject's lock. */
export async function cancelOpenPayments(tx: Tx, subject: Subject, at: Date): Promise<void> {
  for (const { id } of await cancelOpen(tx, subject, at)) await queueCancelling(tx, id);
}

/**
 * If the job fails for good, the gateway expires the payment itself, or its money becomes an overpayment. A few
 * retries are enough.
 */
export async function queueCancelling(tx: Tx, paymentId: number): Promise<void> {
  await addJob(tx, cancelTask, { paymentId }, { key: `${cancelTask}:${paymentId}`, maxAttempts: 4 });
}
