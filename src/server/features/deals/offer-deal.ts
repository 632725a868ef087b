import { CodedError, notFound } from '#shared/errors.ts';
import type { Deal, OfferInput } from '#shared/deals/contract.ts';
import { isOpenDeal } from '#shared/deals/lifecycle.ts';
import { offersPerDay } from '#shared/deals/limits.ts';
import type { Context } from '#server/context.ts';
import { lockDealtAdvert } from '#server/features/adverts/index.ts';
import { addEvent, findClosedReason, lockConversation, userSide } from '#server/features/messages/index.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { dealEventOf } from './deal-event.ts';
import { isDealable, roleOf } from './deal-policy.ts';
import { findDealOf, findDealtListing, findReserving, insertDeal } from './deal.queries.ts';
import { readDeal } from './present-deal.ts';

const endOf = (offeredAt: Date, days: number) => offeredAt.getTime() + days * 86_400_000;

/**
 * Offers a price to the other side of a conversation about an advert. For goods of the advert's author it reserves them
 * at once; to a demand anybody may make an offer, so its author reserves it by accepting one. Sending the same again
 * changes nothing.
 * @throws not_found for those who can't sell here; deal_moved, conversation_closed, advert_closed, advert_reserved (409);
 *   too_many_requests (429)
 */
export async function offerDeal(
  context: Context,
  accountId: number,
  conversationId: number,
  { price, days }: OfferInput,
): Promise<Deal> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const side = userSide(accountId);
    const conversation = await lockConversation(tx, side, conversationId);
    if (!conversation || conversation.partner_id === null || conversation.listing_id === null) throw notFound();
    const { listing_id: listingId, opener_id: opener, partner_id: partner } = conversation;
    const listing = await findDealtListing(tx, listingId);
    if (!listing || roleOf(conversation, accountId, listing.offer_type) !== 'seller') throw notFound();
    const otherId = accountId === opener ? partner : opener;
    const advert = await lockDealtAdvert(tx, listingId);
    const known = await findDealOf(tx, conversationId);
    if (known && isOpenDeal(known.state)) {
      const isSame = known.price_minor === price && known.reserved_until.getTime() === endOf(known.offered_at, days);
      if (known.state === 'offered' && isSame) return readDeal(tx, known, accountId);
      throw new CodedError('deal_moved');
    }
    if (await findClosedReason(tx, side, otherId)) throw new CodedError('conversation_closed');
    if (!isDealable(advert)) throw new CodedError('advert_closed');
    if (await findReserving(tx, listingId)) throw new CodedError('advert_reserved');
    await countAgainstLimit(tx, `deal_offer:account:${accountId}`, { max: offersPerDay, windowSeconds: 86_400 }, at);
    const deal = await insertDeal(tx, {
      conversation_id: conversationId,
      listing_id: listingId,
      offer_type: listing.offer_type,
      seller_id: accountId,
      buyer_id: otherId,
      price_minor: price,
      currency_code: listing.currency,
      state: 'offered',
      offered_at: at,
      reserved_until: new Date(endOf(at, days)),
    });
    await addEvent(tx, conversation, { authorId: accountId, event: dealEventOf('offered', deal), at });
    return readDeal(tx, deal, accountId);
  });
}
