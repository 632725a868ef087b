import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { findListingNames } from '#server/features/listings/index.ts';
import { listAdvertEvents } from '../advert.queries.ts';
import { administratorActionsFor } from '../advert-policy.ts';
import { listAuthorHistories } from '../approval/queue.queries.ts';
import { presentContent } from '../content/content-presenter.ts';
import { listContents } from '../content/content.queries.ts';
import { findWaitingRevisionId } from '../content/revision.queries.ts';
import { findAdvertFacts } from './managed-advert.queries.ts';
import { versioned } from './managed-version.ts';

/** An advert in its public version, with its seller, history and what the administrator may do with it. */
export async function getManagedAdvert(
  { db }: Context,
  { id, lang, actorId }: { id: number; lang: Locale; actorId: number },
): Promise<ManagedAdvert> {
  const [facts, contents, events, revisionId] = await Promise.all([
    findAdvertFacts(db, id, lang),
    listContents(db, [id]),
    listAdvertEvents(db, id),
    findWaitingRevisionId(db, id),
  ]);
  const content = contents.get(id);
  if (!facts || !content) throw notFound();
  const { account_id: sellerId, hidden_at, hidden_reason } = facts;
  const [names, histories] = await Promise.all([
    findListingNames(db, [content], lang),
    listAuthorHistories(db, [sellerId]),
  ]);
  const situation = { ...facts, isHidden: hidden_at !== null, isUnreviewed: facts.unreviewed_since !== null };
  return {
    id,
    version: versionOf(versioned(facts, content)),
    state: facts.state,
    hidden: hidden_at && hidden_reason !== null ? { at: hidden_at.toISOString(), reason: hidden_reason } : null,
    is_change_waiting: revisionId !== undefined,
    is_public: facts.is_public,
    content: presentContent(content, names, lang),
    slugs: { category: facts.category_slug, listing: facts.slug },
    seller: {
      id: sellerId,
      username: facts.username,
      is_business: facts.is_business,
      is_verified: facts.authorized,
      locale: facts.locale,
      since: facts.since.toISOString(),
      approved: histories.get(sellerId)?.approved ?? 0,
      rejected: histories.get(sellerId)?.rejected ?? 0,
    },
    created_at: facts.created_at.toISOString(),
    expires_at: facts.expires_at?.toISOString() ?? null,
    views: facts.views,
    contacts: facts.contacts,
    events: events.map(({ from_state, to_state, happened_at, ...event }) => ({
      ...event,
      from: from_state as AdvertState | null,
      to: to_state as AdvertState,
      happened_at: happened_at.toISOString(),
    })),
    actions: administratorActionsFor(situation, actorId),
  };
}
