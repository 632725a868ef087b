import type { ConversationSummary, Message } from '#shared/messages/contract.ts';
import type { HeldTextState, MessageDelivery } from '#shared/messages/limits.ts';
import type { ConversationListRow } from './conversation-list.queries.ts';
import type { MessageRow } from './message.queries.ts';
import type { PersonRow } from './person.queries.ts';
import { assessMessage, type MessagePlace } from './protection/assess-message.ts';
import { findIdentifiers } from './protection/find-identifiers.ts';
import { findLinks } from './protection/find-links.ts';

interface Reading {
  readonly isReaderOpener: boolean;
  /** Missing where only one's own messages are presented, which warn of nothing. */
  readonly place?: MessagePlace;
  /** Identifiers of confirmed frauds. */
  readonly frauds?: ReadonlySet<string>;
}

export function presentMessage(row: MessageRow, { isReaderOpener, place, frauds }: Reading): Message {
  const isOwn = row.is_from_opener === isReaderOpener;
  return {
    id: row.id,
    is_own: isOwn,
    event: row.event,
    is_hidden: row.is_hidden,
    text: row.is_hidden ? '' : row.text,
    pictures: row.is_hidden ? [] : row.pictures.map((key) => ({ key, alt: '' })),
    sent_at: row.sent_at.toISOString(),
    delivery: row.held === null ? 'delivered' : deliveries[row.held],
    ...(isOwn || row.is_hidden || !place ? { caution: null, links: [] } : present(row.text, place, frauds)),
  };
}

/** A released text that could not reach this recipient any more was not delivered. */
const deliveries = { waiting: 'held', refused: 'refused', released: 'refused' } as const satisfies Record<
  HeldTextState,
  MessageDelivery
>;

function present(text: string, place: MessagePlace, frauds?: ReadonlySet<string>): Pick<Message, 'caution' | 'links'> {
  return {
    caution: cautionOf(text, place, frauds),
    links: findLinks(text).map(({ host, ...link }) => ({ ...link, host, is_foreign: host !== place.ownHost })),
  };
}

function cautionOf(text: string, place: MessagePlace, frauds?: ReadonlySet<string>): Message['caution'] {
  const isFraud = frauds !== undefined && findIdentifiers(text, place.country).some((each) => frauds.has(each));
  return isFraud ? 'known_fraud' : assessMessage(text, place);
}

/** Null: the shop. */
export function presentPerson({ id, username, authorized, avatar }: PersonRow): ConversationSummary['partner'] {
  return id === null ? null : { id, username: username ?? '', avatar, is_verified: authorized ?? false };
}

const previewLength = 200;

/** What a thread hides behind a warning is not in the list either. */
export function presentSummary(
  row: ConversationListRow,
  { place, frauds }: Required<Pick<Reading, 'place' | 'frauds'>>,
): ConversationSummary {
  const caution = row.is_own ? null : cautionOf(row.text, place, frauds);
  return {
    id: row.conversation_id,
    kind: row.kind,
    subject: row.subject,
    partner: presentPerson(row),
    picture: row.picture_key === null ? null : { key: row.picture_key, alt: '' },
    unread: row.unread,
    is_archived: row.is_archived,
    last_message: {
      text: caution === null ? row.text.slice(0, previewLength) : '',
      event: row.event,
      is_own: row.is_own,
      is_hidden: row.is_hidden,
      caution,
      sent_at: row.sent_at.toISOString(),
    },
  };
}
