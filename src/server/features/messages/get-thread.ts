import { notFound } from '#shared/errors.ts';
import type { Thread, ThreadQuery } from '#shared/messages/contract.ts';
import { messagesPerRead } from '#shared/messages/limits.ts';
import type { Context } from '#server/context.ts';
import { listCards } from '#server/features/catalog/index.ts';
import { findConversation, findSide } from './conversation.queries.ts';
import { findClosedReason } from './find-closed-reason.ts';
import { hasEvents, listMessages } from './message.queries.ts';
import { findPerson } from './person.queries.ts';
import { presentMessage, presentPerson } from './present.ts';
import { findKnownFrauds, placeOf } from './protection/known-frauds.ts';
import type { Side } from './side.ts';
import { findOrderLink } from './target.queries.ts';

/**
 * A conversation as one of its sides sees it; without messages once they are deleted, if there is a deal.
 * @throws not_found for everybody else
 */
export async function getThread(
  context: Context,
  side: Side,
  id: number,
  { query: { lang: locale, before }, discountPercent }: { query: ThreadQuery; discountPercent: number },
): Promise<Thread> {
  const { db } = context;
  const [conversation, own] = await Promise.all([findConversation(db, side, id), findSide(db, side, id)]);
  if (!conversation || !own) throw notFound();
  const { listing_id: listingId, order_id: orderId } = conversation;
  const otherId = own.is_opener ? conversation.partner_id : conversation.opener_id;
  const [rows, person, closed, cards, order] = await Promise.all([
    listMessages(db, id, { isOpener: own.is_opener, after: own.deleted_up_to, before }),
    otherId === null ? undefined : findPerson(db, otherId),
    findClosedReason(db, side, otherId),
    listingId === null ? [] : listCards(context, [listingId], { locale, discountPercent }),
    orderId === null ? undefined : findOrderLink(db, orderId),
  ]);
  // The deal outlives the messages that its side has deleted.
  if (rows.length === 0 && before === undefined && !(await hasEvents(db, id))) throw notFound();
  const place = placeOf(context);
  const frauds = await findKnownFrauds(
    db,
    rows.filter((row) => row.is_from_opener !== own.is_opener).map(({ text }) => text),
    place,
  );
  return {
    id,
    kind: conversation.kind,
    subject: conversation.subject,
    partner: person ? presentPerson(person) : null,
    listing: cards[0] ?? null,
    is_own_listing: conversation.kind === 'listing' && !own.is_opener,
    order: order && orderId !== null ? { id: orderId, ...order } : null,
    is_archived: own.is_archived,
    closed,
    messages: rows
      .slice(0, messagesPerRead)
      .map((row) => presentMessage(row, { isReaderOpener: own.is_opener, facts: { place, frauds } }))
      .toReversed(),
    has_earlier: rows.length > messagesPerRead,
    partner_read_up_to: own.partner_read_up_to,
  };
}
