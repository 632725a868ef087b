import { reminderDays } from '#shared/adverts/limits.ts';
import type { Context } from '#server/context.ts';
import { lockAuthorsOf } from '#server/features/adverts/advert.queries.ts';
import { getAdvertAuthor } from '#server/features/adverts/approval/decision.queries.ts';
import { listEndedIds, lockEndedAdverts, takeUnreminded } from './expiry.queries.ts';
import { queueAdvertExpiring } from '#server/features/adverts/mails.ts';
import { moveAdvert } from '#server/features/adverts/move-advert.ts';

const batch = 200;
const day = 86_400_000;

/** Ends what was published 60 days ago. Each batch commits by itself, so nobody waits for long. @returns how many */
export async function expireAdverts({ db, now }: Context): Promise<number> {
  const at = now();
  return inBatches(() =>
    db.transaction().execute(async (tx) => {
      const ids = await listEndedIds(tx, at, batch);
      await lockAuthorsOf(tx, ids);
      const ended = await lockEndedAdverts(tx, ids, at);
      for (const advert of ended) await moveAdvert(tx, advert, 'expire', { actorId: null, at });
      return ended.length;
    }),
  );
}

/** Tells authors that their adverts end in a few days, each once. @returns how many */
export async function remindOfExpiry(context: Context): Promise<number> {
  const now = context.now();
  const until = new Date(now.getTime() + reminderDays * day);
  return inBatches(() =>
    context.db.transaction().execute(async (tx) => {
      const ending = await takeUnreminded(tx, { now, until, limit: batch });
      for (const { listing_id: id, expires_at: expiresAt } of ending) {
        if (expiresAt) await queueAdvertExpiring(context, tx, await getAdvertAuthor(tx, id), id, expiresAt);
      }
      return ending.length;
    }),
  );
}

/** Until a batch finds nothing: one that is not full may have left out what others held. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let done = await work(); done > 0; done = await work()) total += done;
  return total;
}
