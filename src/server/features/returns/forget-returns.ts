import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { eraseComplainants } from './complaint.queries.ts';
import { eraseWithdrawers } from './withdrawal.queries.ts';

/** Erases names, contacts and texts of withdrawals and complaints that were received long ago and are settled. */
export async function forgetReturns({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = outdatedBefore(now(), retentionMonths.orders);
  await eraseWithdrawers(db, before);
  await eraseComplainants(db, before);
}
