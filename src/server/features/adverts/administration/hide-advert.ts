import { visibilityOf } from '#shared/adverts/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { updateListing } from '#server/features/listings/index.ts';
import { recordAdvertEvent, updateAdvert } from '../advert.queries.ts';
import { chooseReason, type ReasonWords } from '#server/features/reasons/index.ts';
import { getAdvertAuthor } from '../approval/decision.queries.ts';
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
    const { state, hidden_reason: before } = locked.advert;
    if (before === reason) return currentVersion(tx, id);
    ensureAllowed(locked, 'hide', action);
    await updateAdvert(tx, id, { hidden_at: at, hidden_reason: reason, unreviewed_since: null });
    await updateListing(tx, id, { visibility: 'hidden' });
    const event = { listing_id: id, from_state: state, to_state: state, actor_id: actorId, happened_at: at };
    await recordAdvertEvent(tx, { ...event, kind: 'hide', reason });
    await queueAdvertHidden(context, tx, author, id, { at, reason });
    const after = { state, reason };
    await recordAudit(tx, [{ actorId, action: 'hide', entity: 'advert', entityId: id, before: { state }, after }], at);
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
    const { state, hidden_reason: reason } = locked.advert;
    if (reason === null) return currentVersion(tx, id);
    ensureAllowed(locked, 'restore', action);
    await updateAdvert(tx, id, { hidden_at: null, hidden_reason: null });
    // A trigger keeps the adverts of blocked authors hidden.
    await updateListing(tx, id, { visibility: visibilityOf(state) });
    const event = { listing_id: id, from_state: state, to_state: state, actor_id: actorId, happened_at: at };
    await recordAdvertEvent(tx, { ...event, kind: 'restore' });
    const author = await getAdvertAuthor(tx, id);
    const isPublic = visibilityOf(state) !== 'hidden';
    if (!author.is_blocked) await queueAdvertRestored(context, tx, author, id, { at, isPublic });
    const before = { state, reason };
    await recordAudit(tx, [{ actorId, action: 'show', entity: 'advert', entityId: id, before, after: { state } }], at);
    return currentVersion(tx, id);
  });
}
