import { z } from 'zod';
import type { Tx } from '../db/db.ts';
import { addJob } from '../jobs/job-queue.ts';

/**
 * The job that sends one mail. The job itself is not retried: the mail's row has the time of the next attempt, and a
 * task of every minute queues due mails. Its priority is below the scheduled tasks, which a slow mail server must not
 * delay.
 */
export const mailJob = {
  task: 'mail.send',
  options: { priority: 10, maxAttempts: 1 },
  payload: z.object({ id: z.int() }),
} as const;

export async function addMailJob(tx: Tx, id: number): Promise<void> {
  await addJob(tx, mailJob.task, { id }, { ...mailJob.options, key: `mail:${id}` });
}
