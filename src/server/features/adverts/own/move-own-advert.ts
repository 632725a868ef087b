import type { AdvertAction, AdvertState } from '#shared/adverts/lifecycle.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { lockAuthor, lockOwnAdvert } from '../advert.queries.ts';
import { needsRoom } from '../advert-policy.ts';
import { moveAdvert } from '../move-advert.ts';
import { checkRoom } from './check-room.ts';

type OwnMove = Extract<AdvertAction, 'pause' | 'resume' | 'sell' | 'renew' | 'delete'>;

/** Moves an advert of the author into another state, with its content unchanged. */
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
    if (needsRoom(action, advert.state)) await checkRoom(tx, author);
    return { id, state: await moveAdvert(tx, advert, action, { actorId: accountId, at: now() }) };
  });
}
