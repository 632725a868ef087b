import { endsAdvert, isAboutPublishing, type AdvertAction, type AdvertState } from '#shared/adverts/lifecycle.ts';
import { CodedError, conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { takePictures } from '#server/features/listings/index.ts';
import { removeIfUnused } from '#server/features/pictures/index.ts';
import { lockAuthor, lockOwnAdvert } from '../advert.queries.ts';
import { needsRoom } from '../advert-policy.ts';
import { moveAdvert } from '../move-advert.ts';
import { checkRoom } from './check-room.ts';

type OwnMove = Extract<AdvertAction, 'pause' | 'resume' | 'sell' | 'renew' | 'delete'>;

/**
 * Moves an advert of the author into another state. A deleted one loses its pictures, the rest is unchanged.
 * @throws not_found; conflict, advert_limit (409); advert_reserved (409) for what would break an open deal
 */
export async function moveOwnAdvert(
  context: Context,
  accountId: number,
  id: number,
  action: OwnMove,
): Promise<{ id: number; state: AdvertState }> {
  const { db, log, now } = context;
  const { pictures, ...moved } = await db.transaction().execute(async (tx) => {
    const author = await lockAuthor(tx, accountId);
    const advert = await lockOwnAdvert(tx, accountId, id);
    if (!advert) throw notFound();
    if (advert.is_hidden && isAboutPublishing(action)) throw conflict();
    if (advert.is_reserved && endsAdvert(action)) throw new CodedError('advert_reserved');
    if (needsRoom(action, advert.state)) await checkRoom(tx, author);
    const state = await moveAdvert(tx, advert, action, { actorId: accountId, at: now() });
    return { id, state, pictures: action === 'delete' ? await takePictures(tx, id) : [] };
  });
  for (const key of pictures)
    await removeIfUnused(context, accountId, key).catch((error: unknown) =>
      log.warn('A picture of a deleted advert is left to the job', { key, error }),
    );
  return moved;
}
