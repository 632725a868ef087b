import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { eraseComplainants } from './complaint.queries.ts';
import { eraseWithdrawers } from './withdrawal.queries.ts';

const batch = 200;

/**
 * Erases names, contacts and texts of withdrawals and complaints that were received long ago and are settled.
 * @returns how many
 */
export async function forgetReturns({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = outdatedBefore(now(), retentionMonths.orders);
  const withdrawals = await inBatches(() => eraseWithdrawers(db, before, batch));
  return withdrawals + (await inBatches(() => eraseComplainants(db, before, batch)));
}
