import { z } from 'zod';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { hasOpenWithdrawals } from '../returned-goods/order-returns.queries.ts';

/** What buyers have withdrawn from ends with its order; the feature of returns does it. */
export const orderCancelledJob = { task: 'orders.cancelled', payload: z.object({ orderId: z.int() }) } as const;

export async function announceCancelled(tx: Tx, orderId: number): Promise<void> {
  if (await hasOpenWithdrawals(tx, orderId))
    await addJob(tx, orderCancelledJob.task, { orderId }, { key: `${orderCancelledJob.task}:${orderId}` });
}
