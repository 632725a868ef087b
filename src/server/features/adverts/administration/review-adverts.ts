import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { recordAdvertEvent, updateAdvert } from '../advert.queries.ts';
import { mayDecide } from '../advert-policy.ts';
import { lockUnreviewed } from './managed-advert.queries.ts';

/**
 * Marks adverts published without approval as seen.
 * @returns the ids, without adverts that somebody has already seen and the caller's own
 */
export async function reviewAdverts(
  { db, now }: Context,
  { ids, actorId }: { ids: readonly number[]; actorId: number },
): Promise<number[]> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const unreviewed = (await lockUnreviewed(tx, ids)).filter((advert) => mayDecide(advert, actorId));
    for (const { listing_id, state } of unreviewed) {
      await updateAdvert(tx, listing_id, { unreviewed_since: null });
      const event = { listing_id, from_state: state, to_state: state, actor_id: actorId, happened_at: at };
      await recordAdvertEvent(tx, { ...event, kind: 'review' });
    }
    const entry = { actorId, action: 'review', entity: 'advert' } as const;
    await recordAudit(
      tx,
      unreviewed.map(({ listing_id, state }) => ({ ...entry, entityId: listing_id, before: { state } })),
      at,
    );
    return unreviewed.map(({ listing_id }) => listing_id);
  });
}
