import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { lockAuthor, lockOwnAdvert, recordAdvertEvent, updateAdvert } from '../advert.queries.ts';
import { changeEffect } from '../advert-policy.ts';
import { applyContent } from '../content/apply-content.ts';
import { checkContent } from '../content/check-content.ts';
import { insertRevision, withdrawRevision } from '../content/revision.queries.ts';
import { moveAdvert } from '../move-advert.ts';
import { withdrawUnusedBrands } from '#server/features/listings/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { checkRoom } from './check-room.ts';

export interface ChangedAdvert {
  readonly id: number;
  readonly state: AdvertState;
  readonly is_change_waiting: boolean;
}

/**
 * Changes an advert with the effect that the policy gives it. A changed advert that waits goes to the end of the queue,
 * so that an administrator who has it open doesn't decide on what it was before.
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
    const { state } = advert;
    const effect = changeEffect(state, author);
    if (!effect) throw conflict();
    if (effect === 'resubmit') await checkRoom(tx, author);
    const content = await checkContent(tx, form, { accountId, at, advertId: id });
    if (form.confirms_goods) await updateAdvert(tx, id, { goods_confirmed_at: at });
    const event = {
      listing_id: id,
      kind: 'change',
      from_state: state,
      to_state: state,
      actor_id: accountId,
      happened_at: at,
    };
    if (effect === 'approval') {
      const revisionId = await insertRevision(tx, { listingId: id, content, at });
      await recordAdvertEvent(tx, { ...event, kind: 'submit_change', revision_id: revisionId });
      return { id, state, is_change_waiting: true };
    }
    await applyContent(tx, id, content);
    await withdrawRevision(tx, id, at);
    if (effect === 'resubmit') {
      const resubmitted = await moveAdvert(tx, advert, 'resubmit', { actorId: accountId, at });
      return { id, state: resubmitted, is_change_waiting: false };
    }
    if (state === 'waiting') await updateAdvert(tx, id, { submitted_at: at });
    await recordAdvertEvent(tx, event);
    return { id, state, is_change_waiting: false };
  }
}
