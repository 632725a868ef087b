import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { cancelOpen } from './payment.queries.ts';
import type { Subject } from './subject.ts';

/** The task's name; its payload stands with what it does (`tell-cancelled.ts`). */
export const cancelTask = 'payments.cancel';

/** Ends every attempt that is still open; the gateways hear of it from a job. The caller holds the subject's lock. */
export async function cancelOpenPayments(tx: Tx, subject: Subject, at: Date): Promise<void> {
  for (const { id } of await cancelOpen(tx, subject, at)) await queueCancelling(tx, id);
}

/** Were it never told, the gateway would end the payment by itself, or its money become overpayment: a few tries will do. */
export async function queueCancelling(tx: Tx, paymentId: number): Promise<void> {
  await addJob(tx, cancelTask, { paymentId }, { key: `${cancelTask}:${paymentId}`, maxAttempts: 4 });
}
