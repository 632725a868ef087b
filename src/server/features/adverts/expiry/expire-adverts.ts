import { reminderDays } from '#shared/adverts/limits.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { lockAuthorsOf } from '../advert.queries.ts';
import { getAdvertAuthor } from '../approval/decision.queries.ts';
import { listEndedIds, lockEndedAdverts, takeUnreminded } from './expiry.queries.ts';
import { queueAdvertExpiring } from '../mails.ts';
import { moveAdvert } from '../move-advert.ts';

const batch = 200;
const day = 86_400_000;

/** Ends adverts whose time is over, reserved ones after their deal. Each batch commits by itself, so no lock lasts long. @returns how many */
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

/** Reminds authors that their adverts end in a few days, once per advert. @returns how many */
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
