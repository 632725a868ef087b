import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import { deleteListings } from '#server/features/listings/index.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { lockLongEndedAdverts } from './expiry.queries.ts';

const batch = 200;

/** Deletes adverts that ended long ago, with their texts and history; unused pictures follow. @returns how many */
export async function deleteOldAdverts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = outdatedBefore(now(), retentionMonths.adverts);
  return inBatches(() =>
    db.transaction().execute(async (tx) => {
      const ids = await lockLongEndedAdverts(tx, before, batch);
      await deleteListings(tx, ids);
      return ids.length;
    }),
  );
}
