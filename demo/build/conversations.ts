import type { Calendar } from '../calendar.ts';
import { conversations, type DemoConversation, type DemoSubject } from '../data/conversations.ts';
import type { Row, Rows } from '../rows.ts';
import { isOfBottle } from './bottles.ts';
import { youngestOlderThan } from './youngest-older-than.ts';

interface Facts {
  readonly calendar: Calendar;
  readonly verifiedId: number;
  readonly unverifiedId: number;
  readonly administratorId: number;
  /** With `listing`, `listing_text` and `shop_order`. */
  readonly rows: Rows;
}

interface Subject {
  readonly kind: 'listing' | 'user' | 'order';
  /** Null: the shop. */
  readonly partnerId: number | null;
  readonly listingId: number | null;
  readonly orderId: number | null;
  readonly text: string;
}

const minute = 1 / (24 * 60);

/** Conversations of those whom a visitor of the demo logs in as, and of the shop. */
export function buildConversations(facts: Facts): Rows {
  const findSubject = subjectsOf(facts);
  const rows = { conversation: [] as Row[], conversation_side: [] as Row[], message: [] as Row[] };
  for (const [index, plan] of conversations.entries()) {
    const subject = findSubject(plan);
    const openerId = openerOf(plan, facts, subject);
    const id = index + 1;
    const first = rows.message.length + 1;
    let daysAgo = plan.daysAgo;
    for (const [side, minutes, text] of plan.lines) {
      daysAgo -= minutes * minute;
      rows.message.push({
        id: rows.message.length + 1,
        conversation_id: id,
        is_from_opener: side === '>',
        author_id: side === '>' ? openerId : (subject.partnerId ?? facts.administratorId),
        text,
        client_key: keyOf(rows.message.length + 1),
        sent_at: facts.calendar.daysAgo(daysAgo),
        side_ids: [openerId, subject.partnerId ?? 0],
        fingerprint: null,
        held_text_id: null,
        event: null,
      });
    }
    rows.conversation.push({
      id,
      kind: subject.kind,
      opener_id: openerId,
      partner_id: subject.partnerId,
      listing_id: subject.listingId,
      order_id: subject.orderId,
      subject: subject.text,
      created_at: facts.calendar.daysAgo(plan.daysAgo),
    });
    const last = rows.message.length;
    const isLastByOpener = plan.lines.at(-1)![0] === '>';
    for (const isOpener of [true, false]) {
      const accountId = isOpener ? openerId : subject.partnerId;
      const unread = isOpener === isLastByOpener ? 0 : plan.unread;
      rows.conversation_side.push({
        conversation_id: id,
        is_opener: isOpener,
        account_id: accountId,
        messages: last - first + 1,
        unread,
        last_message_at: facts.calendar.daysAgo(daysAgo),
        read_up_to: last - unread,
        deleted_up_to: 0,
        is_archived: plan.isArchivedBy !== undefined && accountId === idOf(plan.isArchivedBy, facts),
      });
    }
  }
  return rows;
}

const idOf = (username: 'overeny' | 'novy', { verifiedId, unverifiedId }: Facts) =>
  username === 'overeny' ? verifiedId : unverifiedId;

function openerOf({ opener }: DemoConversation, facts: Facts, { partnerId }: Subject): number {
  if (opener !== 'stranger') return idOf(opener, facts);
  const stranger = facts.rows.account!.find(
    ({ id, scopes, state }) =>
      state === 'approved' &&
      (scopes as string[]).length === 0 &&
      ![facts.verifiedId, facts.unverifiedId, partnerId].includes(Number(id)),
  )!;
  return Number(stranger.id);
}

/** Finds what conversations are about; each finds another advert. */
function subjectsOf(facts: Facts): (plan: DemoConversation) => Subject {
  const { rows, verifiedId, unverifiedId } = facts;
  const names = new Map(rows.listing_text!.map(({ listing_id: id, name }) => [id, String(name)]));
  const adverts = rows.listing!.filter(
    (listing) => listing.kind === 'advert' && listing.visibility === 'listed' && isOfBottle(listing),
  );
  const own = new Set([verifiedId, unverifiedId]);
  const used = new Set<unknown>();
  const isOf: Partial<Record<DemoSubject, (advert: Row) => boolean>> = {
    'advert of overeny': ({ seller_id: seller, offer_type: type }) => seller === verifiedId && type === 'supply',
    'demand of novy': ({ seller_id: seller, offer_type: type }) => seller === unverifiedId && type === 'demand',
    demand: ({ seller_id: seller, offer_type: type }) => !own.has(Number(seller)) && type === 'demand',
    'advert of a stranger': ({ seller_id: seller, offer_type: type }) => !own.has(Number(seller)) && type === 'supply',
  };
  return ({ about, opener, daysAgo }) => {
    if (about === 'order') {
      const order = rows.shop_order!.find(({ account_id: account }) => account === idOf(opener as 'novy', facts))!;
      const { id, number } = order;
      return { kind: 'order', partnerId: null, listingId: null, orderId: Number(id), text: String(number) };
    }
    if (about === 'nothing') return { kind: 'user', partnerId: verifiedId, listingId: null, orderId: null, text: '' };
    const fitting = adverts.filter((each) => isOf[about]!(each) && !used.has(each.id));
    const advert = youngestOlderThan(fitting, facts.calendar.daysAgo(daysAgo));
    if (!advert) throw new Error(`The demo has no ${about} left for a conversation`);
    used.add(advert.id);
    const { id, seller_id: seller } = advert;
    return { kind: 'listing', partnerId: Number(seller), listingId: Number(id), orderId: null, text: names.get(id)! };
  };
}

const keyOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
