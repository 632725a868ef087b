import { isOpenDeal } from '#shared/deals/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { lockDealtAdvert } from '#server/features/adverts/index.ts';
import { addEvent, lockConversation, userSide } from '#server/features/messages/index.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { dealEventOf } from './deal-event.ts';
import { endCause, isDealable } from './deal-policy.ts';
import { findDealPeople, listDueDeals, lockDeal, updateDeal, type DealRow } from './deal.queries.ts';

const batch = 100;

/**
 * Ends the deals whose reservation is over, and those that can't go on: the advert is gone or hidden, an account is
 * closed, or one side has blocked the other. Run by the worker every minute; safe to repeat.
 * @returns how many
 */
export async function endDeals(context: Pick<Context, 'db' | 'now'>): Promise<number> {
  const { db, now } = context;
  return inBatches(async () => {
    let ended = 0;
    for (const due of await listDueDeals(db, now(), batch)) if (await endDeal(context, due)) ended += 1;
    return ended;
  });
}

async function endDeal(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    id,
    conversation_id: conversationId,
    seller_id: sellerId,
    listing_id: listingId,
  }: Pick<DealRow, 'id' | 'conversation_id' | 'seller_id' | 'listing_id'>,
): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, userSide(sellerId), conversationId);
    const advert = listingId === null ? undefined : await lockDealtAdvert(tx, listingId);
    const deal = await lockDeal(tx, id);
    if (!conversation || !deal || !isOpenDeal(deal.state)) return false;
    const people = await findDealPeople(tx, deal);
    const cause = endCause({
      isAdvertDealable: isDealable(advert),
      areAccountsOpen: people.are_open,
      isBlocked: people.is_blocked,
    });
    if (cause === null && deal.reserved_until > at) return false;
    const ended = await updateDeal(tx, id, { state: cause === null ? 'expired' : 'ended', ended_at: at });
    await addEvent(tx, conversation, {
      authorId: null,
      event: dealEventOf(cause === null ? 'expired' : 'ended', ended, cause),
      at,
    });
    return true;
  });
}
