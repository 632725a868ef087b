import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DealEvent } from '#shared/deals/contract.ts';
import { messagesPerRead, type HeldTextState } from '#shared/messages/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { ConversationRow } from './conversation.queries.ts';
import { isVisible } from './message-visibility.queries.ts';

export interface MessageRow {
  readonly id: number;
  readonly conversation_id: number;
  /** Null: from the portal. */
  readonly is_from_opener: boolean | null;
  /** Null: a message. */
  readonly event: DealEvent | null;
  readonly text: string;
  readonly sent_at: Date;
  /** Null: delivered. */
  readonly held: HeldTextState | null;
  /** By an administrator. */
  readonly is_hidden: boolean;
  /** Keys, in their order. */
  readonly pictures: string[];
}

const fields = sql`m.id, m.conversation_id, m.is_from_opener, m.event, m.text, m.sent_at,
  m.hidden_at is not null as is_hidden,
  (select h.state from held_text h where h.id = m.held_text_id) as held,
  array(select p.key from message_picture mp join picture p on p.id = mp.picture_id
    where mp.message_id = m.id order by mp.position) as pictures`;

/** The message that an author has already sent under a key. */
export async function findSent(db: Queryable, authorId: number, clientKey: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${fields} from message m where m.author_id = ${authorId} and m.client_key = ${clientKey}`.execute(db);
  return rows[0];
}

export interface NewMessage {
  readonly isFromOpener: boolean;
  readonly authorId: number;
  readonly text: string;
  readonly clientKey: string;
  readonly sentAt: Date;
  readonly fingerprint: string | null;
  /** Not null: its recipient does not see it yet. */
  readonly heldTextId: number | null;
  /** Ids. */
  readonly pictures: readonly number[];
}

/** @returns its id; undefined if its author has already sent one under its key */
export async function insertMessage(
  tx: Tx,
  conversation: ConversationRow,
  message: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('message')
    .values({
      conversation_id: conversation.id,
      is_from_opener: message.isFromOpener,
      author_id: message.authorId,
      text: message.text,
      client_key: message.clientKey,
      sent_at: message.sentAt,
      fingerprint: message.fingerprint,
      held_text_id: message.heldTextId,
      side_ids: [conversation.opener_id, conversation.partner_id ?? 0],
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && message.pictures.length > 0)
    await tx
      .insertInto('message_picture')
      .values(message.pictures.map((picture_id, position) => ({ message_id: row.id, position, picture_id })))
      .execute();
  return row?.id;
}

export interface NewEvent {
  readonly isFromOpener: boolean | null;
  readonly authorId: number | null;
  readonly event: DealEvent;
  readonly text: string;
  readonly sentAt: Date;
}

/** @returns its id */
export async function insertEvent(
  tx: Tx,
  conversation: ConversationRow,
  { isFromOpener, authorId, event, text, sentAt }: NewEvent,
): Promise<number> {
  const { id } = await tx
    .insertInto('message')
    .values({
      conversation_id: conversation.id,
      is_from_opener: isFromOpener,
      author_id: authorId,
      event: JSON.stringify(event),
      text,
      client_key: randomUUID(),
      sent_at: sentAt,
      side_ids: [conversation.opener_id, conversation.partner_id ?? 0],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A side's latest messages between two ids, the newest first, and one more to tell whether there are earlier ones. */
export async function listMessages(
  db: Queryable,
  conversationId: number,
  { isOpener, after, before }: { isOpener: boolean; after: number; before?: number | undefined },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${fields} from message m
    where m.conversation_id = ${conversationId} and m.id > ${after} and ${isVisible(sql`m`, sql`${isOpener}::boolean`)}
      ${before === undefined ? sql`` : sql`and m.id < ${before}`}
    order by m.id desc limit ${messagesPerRead + 1}`.execute(db);
  return rows;
}

/** Whether a deal has left entries in a conversation, which a side may have deleted for itself. */
export async function hasEvents(db: Queryable, conversationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('event', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the other side has written, so that the conversation is wanted. */
export async function hasAnswered(db: Queryable, conversationId: number, isOpener: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .where('conversation_id', '=', conversationId)
    .where('is_from_opener', '<>', isOpener)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides a message or shows it again, if its hiding is the expected one. @returns whether it was */
export async function setMessageHidden(
  tx: Tx,
  id: number,
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ hidden_at: to })
    .where('id', '=', id)
    .where('hidden_at', 'is not distinct from', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Texts of conversations that administrators have hidden. */
export async function listHiddenTexts(db: Queryable, conversationIds: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('message')
    .where('conversation_id', 'in', conversationIds)
    .where('hidden_at', 'is not', null)
    .select('text')
    .execute();
  return new Set(rows.map(({ text }) => text));
}
