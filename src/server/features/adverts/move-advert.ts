import { advertDays } from '#shared/adverts/limits.ts';
import { nextState, type AdvertAction, type AdvertState } from '#shared/adverts/lifecycle.ts';
import { conflict } from '#shared/errors.ts';
import type { Tx } from '#server/platform/db/db.ts';
import {
  recordAdvertEvent,
  renewEndedAdvert,
  setAdvertState,
  updateAdvert,
  type AdvertChange,
  type LockedAdvert,
} from './advert.queries.ts';
import { withdrawRevision } from './content/revision.queries.ts';

interface Move {
  /** Null: the portal. */
  readonly actorId: number | null;
  readonly at: Date;
  readonly reason?: string;
}

const day = 86_400_000;

/**
 * Moves an advert into another state, with its dates, its waiting change and an event. Nothing else changes the state
 * of an existing advert.
 * @throws conflict (409) when its state does not allow the action
 */
export async function moveAdvert(
  tx: Tx,
  advert: LockedAdvert,
  action: AdvertAction,
  { actorId, at, reason }: Move,
): Promise<AdvertState> {
  const to = nextState(action, advert.state);
  if (!to) throw conflict();
  const id = advert.listing_id;
  const isPublished = action === 'approve' || action === 'renew';
  await setAdvertState(tx, id, { state: to, at, ...(isPublished && { publishedAt: at }) });
  await updateAdvert(tx, id, changeOf(action, at, reason));
  if (action === 'resume') await renewEndedAdvert(tx, id, at, lifeFrom(at));
  if (to === 'sold' || to === 'deleted') await withdrawRevision(tx, id, at);
  await recordAdvertEvent(tx, {
    listing_id: id,
    kind: action,
    from_state: advert.state,
    to_state: to,
    actor_id: actorId,
    happened_at: at,
    ...(reason && { reason }),
  });
  return to;
}

function changeOf(action: AdvertAction, at: Date, reason: string | undefined): AdvertChange {
  if (action === 'approve') return { ...lifeFrom(at), decision_reason: null };
  if (action === 'renew') return lifeFrom(at);
  if (action === 'reject') return { decision_reason: reason ?? null };
  if (action === 'delete') return { unreviewed_since: null };
  return action === 'resubmit' ? { submitted_at: at } : {};
}

/** When an advert published now ends; its reminder is due again. */
export function lifeFrom(at: Date): AdvertChange {
  return { expires_at: new Date(at.getTime() + advertDays * day), reminded_at: null };
}
