import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { confirmableAfter } from './subscriber-policy.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { deleteOldCopies } from './issues/copy.queries.ts';
import { deleteUnconfirmed, sumUpCounts } from './subscriber.queries.ts';

const copiesAtOnce = 5000;

/**
 * Deletes addresses that nobody has confirmed, and who got the issues that ended long ago, and sums up the counter of
 * subscribers. Run by the worker.
 */
export async function sweepNewsletters({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const addresses = await deleteUnconfirmed(db, confirmableAfter(now()));
  await sumUpCounts(db);
  const before = outdatedBefore(now(), retentionMonths.logs);
  return addresses + (await inBatches(() => deleteOldCopies(db, before, copiesAtOnce)));
}
