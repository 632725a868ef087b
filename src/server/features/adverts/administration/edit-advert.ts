import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { withdrawUnusedBrands } from '#server/features/listings/index.ts';
import { recordAdvertEvent } from '../advert.queries.ts';
import { applyContent } from '../content/apply-content.ts';
import { checkContent } from '../content/check-content.ts';
import type { StoredContent } from '../content/stored-content.ts';
import { currentVersion, ensureAllowed, lockManagedAdvert, type ManagedAction } from './lock-managed-advert.ts';

/**
 * Changes the public version at once. A change that the seller has sent still waits: whoever decides on it sees how it
 * differs from what is public now.
 * @throws conflict (409) when the advert changed since it was shown
 */
export async function editAdvert(
  context: Context,
  action: ManagedAction,
  form: AdvertInput,
): Promise<{ id: number; version: string }> {
  const { id, actorId } = action;
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const locked = await lockManagedAdvert(tx, action);
    ensureAllowed(locked, 'edit', action);
    const { state, account_id: sellerId } = locked.advert;
    const content = await checkContent(tx, form, { accountId: actorId, sellerId, at });
    await applyContent(tx, id, content);
    await withdrawUnusedBrands(tx, sellerId);
    const event = { listing_id: id, from_state: state, to_state: state, actor_id: actorId, happened_at: at };
    await recordAdvertEvent(tx, { ...event, kind: 'change' });
    const entry = { actorId, action: 'change', entity: 'advert', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, before: recorded(locked.content), after: recorded(content) }], at);
    return currentVersion(tx, id);
  });
}

/** A content in the fields of the audit log. The price is named apart from that of a sale. */
function recorded({ price_minor, currency_id, locale, ...content }: StoredContent) {
  return { ...content, language: locale, price: price_minor === null ? null : { amount: price_minor, currency_id } };
}
