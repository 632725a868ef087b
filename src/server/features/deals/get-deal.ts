import { notFound } from '#shared/errors.ts';
import type { DealOfThread } from '#shared/deals/contract.ts';
import { isOpenDeal } from '#shared/deals/lifecycle.ts';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { findClosedReason, findConversation, userSide } from '#server/features/messages/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { offerObstacle, roleOf } from './deal-policy.ts';
import { findDealOf, findDealtAdvert, findDealtListing, findWrittenReview } from './deal.queries.ts';
import { readDeal } from './present-deal.ts';
import { isWaiting } from './waiting.queries.ts';

/** The deal of a conversation for one of its sides. @throws not_found for everybody else */
export async function getDeal(db: Queryable, accountId: number, conversationId: number): Promise<DealOfThread> {
  const side = userSide(accountId);
  const conversation = await findConversation(db, side, conversationId);
  if (!conversation) throw notFound();
  const { listing_id: listingId, opener_id: opener, partner_id: partner } = conversation;
  const [row, listing, advert] = await Promise.all([
    findDealOf(db, conversationId),
    listingId === null ? undefined : findDealtListing(db, listingId),
    listingId === null ? undefined : findDealtAdvert(db, listingId),
  ]);
  const otherId = accountId === opener ? partner : opener;
  const [deal, written] = await Promise.all([
    row ? readDeal(db, row, accountId) : null,
    otherId === null ? 'none' : findWrittenReview(db, accountId, otherId),
  ]);
  const has_reviewed = written !== 'none';
  const none = { deal, suggestion: null, is_reserved_for_other: false, is_waiting: false, has_reviewed };
  if (!listing || !advert || partner === null || listingId === null) return { ...none, obstacle: 'not_an_advert' };
  const hasOpenDeal = row !== undefined && isOpenDeal(row.state);
  const isReserved = advert.is_reserved && !hasOpenDeal;
  const [closed, waits] = await Promise.all([findClosedReason(db, side, otherId), isWaiting(db, accountId, listingId)]);
  return {
    deal,
    obstacle: offerObstacle({
      role: roleOf(conversation, accountId, listing.offer_type),
      advert: { ...advert, state: advert.state as AdvertState },
      hasOpenDeal,
      isReserved,
      isClosed: closed !== null,
    }),
    suggestion: { amount: listing.price_minor ?? 0, currency: listing.currency },
    // One's own advert is not reserved for somebody else.
    is_reserved_for_other: isReserved && advert.account_id !== accountId,
    is_waiting: waits,
    has_reviewed,
  };
}
