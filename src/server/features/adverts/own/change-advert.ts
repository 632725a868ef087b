import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { isChangeable, type AdvertState } from '#shared/adverts/lifecycle.ts';
import { conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockAuthor, lockOwnAdvert, recordAdvertEvent, updateAdvert } from '#server/features/adverts/advert.queries.ts';
import { applyContent } from '#server/features/adverts/content/apply-content.ts';
import { checkContent } from '#server/features/adverts/content/check-content.ts';
import { checkRoom } from './check-room.ts';
import { moveAdvert } from '#server/features/adverts/move-advert.ts';
import { withdrawUnusedBrands } from '#server/features/listings/brands/propose-brand.ts';
import { insertRevision, withdrawRevision } from '#server/features/adverts/content/revision.queries.ts';

export interface ChangedAdvert {
  readonly id: number;
  readonly state: AdvertState;
  readonly is_change_waiting: boolean;
}

/**
 * Changes an advert. What is or was public changes at once for the verified; of the others it waits and the approved
 * version stays. A rejected advert is sent again. One that waits goes to the end of the queue: whoever has it
 * open no longer decides on what it was.
 */
export async function changeAdvert(
  { db, now }: Context,
  accountId: number,
  id: number,
  form: AdvertInput,
): Promise<ChangedAdvert> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const changed = await change(tx);
    await withdrawUnusedBrands(tx, accountId);
    return changed;
  });

  async function change(tx: Tx): Promise<ChangedAdvert> {
    const author = await lockAuthor(tx, accountId);
    const advert = await lockOwnAdvert(tx, accountId, id);
    if (!advert) throw notFound();
    if (!isChangeable(advert.state)) throw conflict();
    if (advert.state === 'rejected') await checkRoom(tx, author);
    const content = await checkContent(tx, form, { accountId, at });
    if (form.confirms_goods) await updateAdvert(tx, id, { goods_confirmed_at: at });
    const event = {
      listing_id: id,
      kind: 'change',
      from_state: advert.state,
      to_state: advert.state,
      actor_id: accountId,
      happened_at: at,
    };
    const isApproved = advert.state === 'approved' || advert.state === 'paused';
    if (isApproved && !author.authorized) {
      const revisionId = await insertRevision(tx, { listingId: id, content, at });
      await recordAdvertEvent(tx, { ...event, kind: 'submit_change', revision_id: revisionId });
      return { id, state: advert.state, is_change_waiting: true };
    }
    await applyContent(tx, id, content);
    await withdrawRevision(tx, id, at);
    if (advert.state === 'rejected')
      return {
        id,
        state: await moveAdvert(tx, advert, 'resubmit', { actorId: accountId, at }),
        is_change_waiting: false,
      };
    if (advert.state === 'waiting') await updateAdvert(tx, id, { submitted_at: at });
    await recordAdvertEvent(tx, event);
    return { id, state: advert.state, is_change_waiting: false };
  }
}
