import type { DealEvent } from '#shared/deals/contract.ts';
import type { DealEventKind, DealRole, DealState } from '#shared/deals/lifecycle.ts';
import type { Calendar } from '../calendar.ts';
import { deals, type DealtGoods, type DemoDeal } from '../data/deals.ts';
import type { Row, Rows } from '../rows.ts';
import { isOfBottle } from './bottles.ts';
import { youngestOlderThan } from './youngest-older-than.ts';

interface Facts {
  readonly calendar: Calendar;
  readonly verifiedId: number;
  readonly unverifiedId: number;
  /** Other users, who may write to those two. */
  readonly strangers: readonly number[];
  /** With `listing`, `listing_text` and `currency`. */
  readonly rows: Rows;
  /** What there is already. */
  readonly conversations: Rows;
}

/** The steps that lead to each state, after the offer: what, by whom and hours later. Null: the portal. */
const stepsTo: Record<DealState, readonly (readonly [DealEventKind, DealRole | null, number])[]> = {
  offered: [],
  accepted: [
    ['accepted', 'buyer', 2],
    ['meeting_proposed', 'seller', 3],
  ],
  agreed: [
    ['accepted', 'buyer', 2],
    ['meeting_proposed', 'buyer', 3],
    ['meeting_confirmed', 'seller', 5],
  ],
  done: [
    ['accepted', 'buyer', 2],
    ['meeting_proposed', 'seller', 3],
    ['meeting_confirmed', 'buyer', 5],
    ['handover_confirmed', 'seller', 26],
    ['done', 'buyer', 27],
  ],
  declined: [['declined', 'buyer', 8]],
  withdrawn: [
    ['accepted', 'buyer', 2],
    ['meeting_proposed', 'seller', 3],
    ['meeting_confirmed', 'buyer', 5],
    ['withdrawn', 'buyer', 20],
  ],
  expired: [['expired', null, 72]],
  ended: [['ended', null, 30]],
};

const hour = 1 / 24;
const reservedDays = 3;

/** Conversations with a deal in each state, and somebody who waits for a reserved advert. */
export function buildDeals(facts: Facts): Rows {
  const { calendar, verifiedId, unverifiedId, strangers, conversations: known } = facts;
  const find = goodsOf(facts);
  const rows = { conversation: [] as Row[], conversation_side: [] as Row[], message: [] as Row[], deal: [] as Row[] };
  const currencies = new Map(facts.rows.currency!.map(({ id, code }) => [id, String(code)]));
  const names = new Map(facts.rows.listing_text!.map(({ listing_id: id, name }) => [id, String(name)]));
  for (const [index, plan] of deals.entries()) {
    const advert = find(plan);
    const partnerId = Number(advert.seller_id);
    const openerId =
      plan.opener === 'overeny'
        ? verifiedId
        : plan.opener === 'novy'
          ? unverifiedId
          : strangers[index % strangers.length]!;
    const isDemand = plan.about === 'wanted by a stranger';
    const [sellerId, buyerId] = isDemand ? [openerId, partnerId] : [partnerId, openerId];
    const conversationId = known.conversation!.length + index + 1;
    const first = known.message!.length + rows.message.length + 1;
    const say = (authorId: number | null, daysAgo: number, text: string, event: DealEvent | null = null) => {
      const id = known.message!.length + rows.message.length + 1;
      rows.message.push({
        id,
        conversation_id: conversationId,
        is_from_opener: authorId === null ? null : authorId === openerId,
        author_id: authorId,
        text,
        client_key: `00000000-0000-4000-9000-${String(id).padStart(12, '0')}`,
        sent_at: calendar.daysAgo(daysAgo),
        side_ids: [openerId, partnerId],
        fingerprint: null,
        held_text_id: null,
        event,
      });
      return daysAgo;
    };
    say(openerId, plan.daysAgo, plan.first);
    const offeredAgo = plan.daysAgo - 2 * hour;
    say(partnerId, plan.daysAgo - hour, plan.answer);
    const price = { amount: priceOf(advert, plan), currency: currencies.get(advert.currency_id)! };
    const until = calendar.daysAgo(offeredAgo - reservedDays);
    const nothing = { price: null, at: null, place: null, cause: null };
    let last = say(sellerId, offeredAgo, '', { ...nothing, kind: 'offered', price, at: until });
    // In the afternoon of tomorrow, or in its morning: nobody is in two towns at once.
    const tomorrow = plan.state === 'agreed' ? -1.625 : -1.375;
    const meetingAgo = plan.state === 'done' || plan.state === 'withdrawn' ? offeredAgo - 1 : tomorrow;
    for (const [kind, role, hours] of stepsTo[plan.state]) {
      const isMeeting = kind === 'meeting_proposed' || kind === 'meeting_confirmed';
      last = say(
        role === null ? null : role === 'seller' ? sellerId : buyerId,
        offeredAgo - hours * hour,
        kind === 'meeting_proposed' ? plan.place! : kind === 'declined' || kind === 'withdrawn' ? plan.reason! : '',
        {
          ...nothing,
          kind,
          ...(isMeeting && { at: calendar.daysAgo(meetingAgo) }),
          ...(kind === 'meeting_confirmed' && { place: plan.place! }),
          ...(kind === 'ended' && { cause: 'advert_gone' as const }),
        },
      );
    }
    const steps = stepsTo[plan.state];
    const proposal = steps.find(([kind]) => kind === 'meeting_proposed');
    const isOpen = ['offered', 'accepted', 'agreed'].includes(plan.state);
    const confirmedAgo = (hours: number) =>
      plan.state === 'done' ? calendar.daysAgo(offeredAgo - hours * hour) : null;
    rows.deal.push({
      id: index + 1,
      conversation_id: conversationId,
      listing_id: advert.id,
      offer_type: isDemand ? 'demand' : 'supply',
      seller_id: sellerId,
      buyer_id: buyerId,
      price_minor: price.amount,
      currency_code: price.currency,
      state: plan.state,
      offered_at: calendar.daysAgo(offeredAgo),
      reserved_until: plan.state === 'agreed' ? calendar.daysAgo(meetingAgo - 2) : until,
      meeting_at: proposal ? calendar.daysAgo(meetingAgo) : null,
      meeting_place: proposal ? plan.place! : null,
      meeting_by: proposal?.[1] ?? null,
      seller_confirmed_at: confirmedAgo(26),
      buyer_confirmed_at: confirmedAgo(27),
      ended_at: isOpen ? null : calendar.daysAgo(last),
      ended_by: plan.state === 'declined' || plan.state === 'withdrawn' ? 'buyer' : null,
      end_reason: plan.reason ?? null,
    });
    rows.conversation.push({
      id: conversationId,
      kind: 'listing',
      opener_id: openerId,
      partner_id: partnerId,
      listing_id: advert.id,
      order_id: null,
      subject: names.get(advert.id)!,
      created_at: calendar.daysAgo(plan.daysAgo),
    });
    const latest = known.message!.length + rows.message.length;
    const lastByOpener = rows.message.at(-1)!.is_from_opener;
    for (const isOpener of [true, false]) {
      const unread = isOpener === lastByOpener ? 0 : plan.unread;
      rows.conversation_side.push({
        conversation_id: conversationId,
        is_opener: isOpener,
        account_id: isOpener ? openerId : partnerId,
        messages: latest - first + 1,
        unread,
        last_message_at: calendar.daysAgo(last),
        read_up_to: latest - unread,
        deleted_up_to: 0,
        is_archived: false,
      });
    }
  }
  const reserved = rows.deal.find(({ state }) => state === 'accepted')!;
  const waiter = { listing_id: reserved.listing_id, account_id: unverifiedId, joined_at: calendar.daysAgo(0.9) };
  return { ...rows, reservation_waiter: [waiter] };
}

/** Of wanted goods without a price; in minor units. */
const priceOfWanted = 60_000;

/** In minor units. */
function priceOf({ price_minor: price }: Row, { share }: DemoDeal): number {
  return Math.max(10_000, Math.round((Number(price ?? priceOfWanted) * share) / 1000) * 1000);
}

/**
 * Finds what deals are about; each finds another advert. Strangers may write about an advert of `overeny` that others have
 * asked about.
 */
function goodsOf({ calendar, rows, conversations, verifiedId, unverifiedId }: Facts): (plan: DemoDeal) => Row {
  const used = new Set<unknown>();
  const asked = new Set(conversations.conversation!.map(({ listing_id: id }) => id));
  const stateOf = new Map(rows.advert!.map((advert) => [advert.listing_id, advert.state]));
  const adverts = rows.listing!.filter((listing) => listing.kind === 'advert' && isOfBottle(listing));
  const isStrange = ({ id, seller_id: seller }: Row) =>
    seller !== verifiedId && seller !== unverifiedId && !asked.has(id);
  const isOf: Record<DealtGoods, (advert: Row) => boolean> = {
    'of overeny': (each) =>
      each.seller_id === verifiedId && each.offer_type === 'supply' && each.visibility === 'listed',
    'sold by overeny': (each) => each.seller_id === verifiedId && each.visibility === 'reachable',
    'of a stranger': (each) => isStrange(each) && each.offer_type === 'supply' && each.visibility === 'listed',
    'gone of a stranger': (each) =>
      isStrange(each) && each.offer_type === 'supply' && stateOf.get(each.id) === 'paused',
    'wanted by a stranger': (each) => isStrange(each) && each.offer_type === 'demand' && each.visibility === 'listed',
  };
  return ({ about, daysAgo }) => {
    const fitting = adverts.filter((each) => isOf[about](each) && !used.has(each.id));
    const found = youngestOlderThan(fitting, calendar.daysAgo(daysAgo));
    if (!found) throw new Error(`The demo has no advert ${about} left for a deal`);
    used.add(found.id);
    return found;
  };
}
