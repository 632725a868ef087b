import { z } from 'zod';
import type { Tx } from '../db/db.ts';
import { addJob } from '../jobs/job-queue.ts';

/**
 * The job that sends one mail. It is tried once: the mail's row says when to try again, and a task of every minute
 * queues what is due. It stands behind the schedule's tasks, which a slow mail server must not hold up.
 */
export const mailJob = {
  task: 'mail.send',
  options: { priority: 10, maxAttempts: 1 },
  payload: z.object({ id: z.int() }),
} as const;

export async function addMailJob(tx: Tx, id: number): Promise<void> {
  await addJob(tx, mailJob.task, { id }, { ...mailJob.options, key: `mail:${id}` });
}
