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
} from '../advert.queries.ts';
import { checkContent } from '../content/check-content.ts';
import { checkRoom } from './check-room.ts';
import { listingColumns, replaceText } from '../content/apply-content.ts';
import { insertListing, replacePictures } from '#server/features/listings/index.ts';
import { lifeFrom } from '../move-advert.ts';

export type Submission = z.output<(typeof advertsContract)['submit']['body']>;

/**
 * Adds an advert, public at once for a verified author, waiting for approval otherwise. Repeating the request with the
 * same client key returns the advert that the first one added.
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
    const listing = { ...listingColumns(content), kind: 'advert', visibility: 'hidden', seller_id: accountId } as const;
    const id = await insertListing(tx, listing, at);
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
      await updateAdvert(tx, id, { ...lifeFrom(at), unreviewed_since: at });
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
