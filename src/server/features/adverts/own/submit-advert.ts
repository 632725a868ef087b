import type { z } from 'zod';
import type { advertsContract } from '#shared/adverts/contract.ts';
import { firstState, type AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Context } from '#server/context.ts';
import {
  findByClientKey,
  insertAdvert,
  lockAuthor,
  recordAdvertEvent,
  setAdvertState,
  updateAdvert,
} from '#server/features/adverts/advert.queries.ts';
import { checkContent } from '#server/features/adverts/content/check-content.ts';
import { checkRoom } from './check-room.ts';
import { insertListing, replacePictures, replaceText } from '#server/features/adverts/content/content.queries.ts';
import { lifeFrom } from '#server/features/adverts/move-advert.ts';

export type Submission = z.output<(typeof advertsContract)['submit']['body']>;

/**
 * Adds an advert: at once public for the verified, else waiting. A form that is sent again under the same client key
 * answers the advert that the first one made.
 */
export async function submitAdvert(
  { db, now }: Context,
  accountId: number,
  { client_key: clientKey, ...form }: Submission,
): Promise<{ id: number; state: AdvertState }> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const author = await lockAuthor(tx, accountId);
    const earlier = clientKey && (await findByClientKey(tx, accountId, clientKey));
    if (earlier) return earlier;
    await checkRoom(tx, author);
    const content = await checkContent(tx, form, { accountId, at });
    const id = await insertListing(tx, content, { sellerId: accountId, at });
    await replaceText(tx, id, content);
    await insertAdvert(tx, {
      listing_id: id,
      account_id: accountId,
      place: content.place,
      client_key: clientKey ?? null,
      at,
    });
    await replacePictures(tx, id, content.picture_ids);
    const state = firstState(author.authorized);
    if (state === 'approved') {
      await setAdvertState(tx, id, { state, at });
      await updateAdvert(tx, id, lifeFrom(at));
    }
    if (form.confirms_goods) await updateAdvert(tx, id, { goods_confirmed_at: at });
    await recordAdvertEvent(tx, {
      listing_id: id,
      kind: 'submit',
      from_state: null,
      to_state: state,
      actor_id: accountId,
      happened_at: at,
    });
    return { id, state };
  });
}
