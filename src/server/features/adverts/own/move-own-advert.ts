import type { AdvertAction, AdvertState } from '#shared/adverts/lifecycle.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { lockAuthor, lockOwnAdvert } from '#server/features/adverts/advert.queries.ts';
import { checkRoom } from './check-room.ts';
import { moveAdvert } from '#server/features/adverts/move-advert.ts';

type OwnMove = Extract<AdvertAction, 'pause' | 'resume' | 'sell' | 'renew' | 'delete'>;

/** What the author does with an advert without changing what stands in it. */
export async function moveOwnAdvert(
  { db, now }: Context,
  accountId: number,
  id: number,
  action: OwnMove,
): Promise<{ id: number; state: AdvertState }> {
  return db.transaction().execute(async (tx) => {
    const author = await lockAuthor(tx, accountId);
    const advert = await lockOwnAdvert(tx, accountId, id);
    if (!advert) throw notFound();
    if (action === 'renew' && advert.state === 'expired') await checkRoom(tx, author);
    return { id, state: await moveAdvert(tx, advert, action, { actorId: accountId, at: now() }) };
  });
}
