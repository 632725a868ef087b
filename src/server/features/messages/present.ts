import type { ConversationSummary, Message } from '#shared/messages/contract.ts';
import type { HeldTextState, MessageDelivery } from '#shared/messages/limits.ts';
import type { ConversationListRow } from './conversation-list.queries.ts';
import type { MessageRow } from './message.queries.ts';
import type { PersonRow } from './person.queries.ts';
import { cautionOf, type CautionFacts } from './protection/caution-of.ts';
import { findLinks } from './protection/find-links.ts';

interface Reading {
  readonly isReaderOpener: boolean;
  /** Missing where only one's own messages are presented, which warn of nothing. */
  readonly facts?: CautionFacts;
}

export function presentMessage(row: MessageRow, { isReaderOpener, facts }: Reading): Message {
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
    ...(isOwn || row.is_hidden || !facts ? { caution: null, links: [] } : presentForeign(row.text, facts)),
  };
}

/** A released text that could not reach this recipient any more was not delivered. */
const deliveries = { waiting: 'held', refused: 'refused', released: 'refused' } as const satisfies Record<
  HeldTextState,
  MessageDelivery
>;

/** What stands beside a text of the other side. */
function presentForeign(text: string, facts: CautionFacts): Pick<Message, 'caution' | 'links'> {
  const { ownHost } = facts.place;
  return {
    caution: cautionOf(text, facts),
    links: findLinks(text).map(({ host, ...link }) => ({ ...link, host, is_foreign: host !== ownHost })),
  };
}

/** Null: the shop. */
export function presentPerson({ id, username, authorized, avatar }: PersonRow): ConversationSummary['partner'] {
  return id === null ? null : { id, username: username ?? '', avatar, is_verified: authorized ?? false };
}

const previewLength = 200;

/** What a thread hides behind a warning is not in the list either. */
export function presentSummary(row: ConversationListRow, facts: CautionFacts): ConversationSummary {
  const caution = row.is_own ? null : cautionOf(row.text, facts);
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
