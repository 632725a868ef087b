import { isOpenDeal, type DealState } from '#shared/deals/lifecycle.ts';
import type { Db } from '#server/platform/db/db.ts';

interface DealOptions {
  readonly seller: number;
  readonly buyer: number;
  readonly listing?: number;
  readonly state?: DealState;
  /** When it was offered, and when it ended. */
  readonly at: Date;
}

/** A deal in any state, with its conversation. */
export async function buildDeal(
  db: Db,
  { seller, buyer, listing, state = 'done', at }: DealOptions,
): Promise<{ id: number; conversation: number }> {
  const conversation = await db
    .insertInto('conversation')
    .values({
      kind: 'listing',
      opener_id: buyer,
      partner_id: seller,
      listing_id: listing ?? null,
      subject: 'Láhev',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isMet = state === 'agreed' || state === 'done';
  const deal = await db
    .insertInto('deal')
    .values({
      conversation_id: conversation.id,
      listing_id: listing ?? null,
      offer_type: 'supply',
      seller_id: seller,
      buyer_id: buyer,
      price_minor: 100_000,
      currency_code: 'CZK',
      state,
      offered_at: at,
      reserved_until: new Date(at.getTime() + 3 * 86_400_000),
      ...(isMet && { meeting_at: at, meeting_place: 'Brno', meeting_by: 'seller' }),
      ...(state === 'done' && { seller_confirmed_at: at, buyer_confirmed_at: at }),
      ended_at: isOpenDeal(state) ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: deal.id, conversation: conversation.id };
}
