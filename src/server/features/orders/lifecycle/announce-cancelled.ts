import { z } from 'zod';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { hasOpenWithdrawals } from '../returned-goods/order-returns.queries.ts';

/** Queues the job that settles the withdrawals of a cancelled order, which belong to the feature `returns`. */
export const orderCancelledJob = { task: 'orders.cancelled', payload: z.object({ orderId: z.int() }) } as const;

export async function announceCancelled(tx: Tx, orderId: number): Promise<void> {
  if (await hasOpenWithdrawals(tx, orderId))
    await addJob(tx, orderCancelledJob.task, { orderId }, { key: `${orderCancelledJob.task}:${orderId}` });
}
