import { administratorActionsOf, visibilityOf } from '#shared/adverts/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { updateListing } from '#server/features/listings/index.ts';
import { lockAuthorsOf, recordAdvertEvent, updateAdvert } from '../advert.queries.ts';
import { chooseReason, type ReasonWords } from '#server/features/reasons/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { getAdvertAuthor, lockAdverts, type DecidedAdvert } from '../approval/decision.queries.ts';
import { queueAdvertHidden, queueAdvertRestored } from '../mails.ts';
import { currentVersion, ensureAllowed, lockManagedAdvert, type ManagedAction } from './lock-managed-advert.ts';

interface Changed {
  readonly id: number;
  readonly version: string;
}

/**
 * Hides a published advert from everybody but its seller, who gets the reason. Its state stays: time goes on, and
 * `restoreAdvert` brings back what the state says. Repeating it with the same reason does nothing.
 * @throws FieldError (422) without a reason, conflict (409) when the advert changed since it was shown
 */
export async function hideAdvert(context: Context, action: ManagedAction, words: ReasonWords): Promise<Changed> {
  const { id, actorId } = action;
  const at = context.now();
  const reasonFor = await chooseReason(context, 'advert', words);
  return context.db.transaction().execute(async (tx) => {
    const locked = await lockManagedAdvert(tx, action);
    const author = await getAdvertAuthor(tx, id);
    const reason = reasonFor(author);
    if (locked.advert.hidden_reason === reason) return currentVersion(tx, id);
    ensureAllowed(locked, 'hide', action);
    await hideLocked(tx, locked.advert, { actorId, at, reason });
    await queueAdvertHidden(context, tx, author, id, { at, reason });
    return currentVersion(tx, id);
  });
}

/**
 * Ends the hiding. Repeating it does nothing.
 * @throws conflict (409) when the advert changed since it was shown
 */
export async function restoreAdvert(context: Context, action: ManagedAction): Promise<Changed> {
  const { id, actorId } = action;
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const locked = await lockManagedAdvert(tx, action);
    if (locked.advert.hidden_reason === null) return currentVersion(tx, id);
    ensureAllowed(locked, 'restore', action);
    await restoreLocked(tx, locked.advert, { actorId, at });
    const author = await getAdvertAuthor(tx, id);
    const isPublic = visibilityOf(locked.advert.state) !== 'hidden';
    if (!author.is_blocked) await queueAdvertRestored(context, tx, author, id, { at, isPublic });
    return currentVersion(tx, id);
  });
}

interface Hiding {
  readonly id: number;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Hides an advert as part of a decision on reports, which tells its author why.
 * @returns false if there is nothing to hide: it is not published, hidden already, or gone
 */
export async function hideReportedAdvert(
  tx: Tx,
  { id, actorId, at, reason }: Hiding & { readonly reason: string },
): Promise<boolean> {
  await lockAuthorsOf(tx, [id]);
  const [advert] = await lockAdverts(tx, [id]);
  if (!advert || !administratorActionsOf({ ...advert, isHidden: advert.hidden_at !== null }).includes('hide'))
    return false;
  await hideLocked(tx, advert, { actorId, at, reason });
  return true;
}

/**
 * Takes back the hiding that a decision on reports did at a time.
 * @returns false if the advert is not hidden by it any more
 */
export async function restoreReportedAdvert(
  tx: Tx,
  { id, actorId, at, hiddenAt }: Hiding & { readonly hiddenAt: Date },
): Promise<boolean> {
  await lockAuthorsOf(tx, [id]);
  const [advert] = await lockAdverts(tx, [id]);
  if (!advert || advert.state === 'deleted' || advert.hidden_at?.getTime() !== hiddenAt.getTime()) return false;
  await restoreLocked(tx, advert, { actorId, at });
  return true;
}

async function hideLocked(
  tx: Tx,
  { listing_id: id, state }: DecidedAdvert,
  { actorId, at, reason }: { readonly actorId: number; readonly at: Date; readonly reason: string },
): Promise<void> {
  await updateAdvert(tx, id, { hidden_at: at, hidden_reason: reason, unreviewed_since: null });
  await updateListing(tx, id, { visibility: 'hidden' });
  const event = { listing_id: id, from_state: state, to_state: state, actor_id: actorId, happened_at: at };
  await recordAdvertEvent(tx, { ...event, kind: 'hide', reason });
  const after = { state, reason };
  await recordAudit(tx, [{ actorId, action: 'hide', entity: 'advert', entityId: id, before: { state }, after }], at);
}

async function restoreLocked(
  tx: Tx,
  { listing_id: id, state, hidden_reason: reason }: DecidedAdvert,
  { actorId, at }: { readonly actorId: number; readonly at: Date },
): Promise<void> {
  await updateAdvert(tx, id, { hidden_at: null, hidden_reason: null });
  // A trigger keeps the adverts of blocked authors hidden.
  await updateListing(tx, id, { visibility: visibilityOf(state) });
  const event = { listing_id: id, from_state: state, to_state: state, actor_id: actorId, happened_at: at };
  await recordAdvertEvent(tx, { ...event, kind: 'restore' });
  const before = { state, reason };
  await recordAudit(tx, [{ actorId, action: 'show', entity: 'advert', entityId: id, before, after: { state } }], at);
}
