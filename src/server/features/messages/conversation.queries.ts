import { sql, type RawBuilder } from 'kysely';
import { unreadMinutes, type ConversationKind } from '#shared/messages/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { isVisible } from './message-visibility.queries.ts';
import type { Side } from './side.ts';

export interface ConversationRow {
  readonly id: number;
  readonly kind: ConversationKind;
  readonly opener_id: number;
  /** Null: the shop. */
  readonly partner_id: number | null;
  readonly listing_id: number | null;
  readonly order_id: number | null;
  readonly subject: string;
}

export type NewConversation = Omit<ConversationRow, 'id'>;

/** The conversation that there is already for a new one. */
export async function findSameConversation(db: Queryable, wanted: NewConversation): Promise<number | undefined> {
  const { kind, opener_id: opener, partner_id: partner, listing_id: listing, order_id: order } = wanted;
  const same = {
    listing: sql`listing_id = ${listing} and opener_id = ${opener}`,
    user: sql`least(opener_id, partner_id) = least(${opener}::bigint, ${partner}::bigint)
      and greatest(opener_id, partner_id) = greatest(${opener}::bigint, ${partner}::bigint)`,
    order: sql`order_id = ${order}`,
  }[kind];
  const { rows } = await sql<{ id: number }>`
    select id from conversation where kind = ${sql.lit(kind)} and ${same}`.execute(db);
  return rows[0]?.id;
}

/**
 * Inserts a conversation without messages, which nobody sees yet.
 * @returns false if somebody else has just done so
 */
export async function insertConversation(tx: Tx, wanted: NewConversation, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into conversation (kind, opener_id, partner_id, listing_id, order_id, subject, created_at)
      values (${wanted.kind}, ${wanted.opener_id}, ${wanted.partner_id}, ${wanted.listing_id}, ${wanted.order_id},
        ${wanted.subject}, ${at})
      on conflict do nothing
      returning id, opener_id, partner_id)
    insert into conversation_side (conversation_id, is_opener, account_id, last_message_at)
    select id, is_opener, case when is_opener then opener_id else partner_id end, ${at}
    from added, unnest(array[true, false]) is_opener
    returning conversation_id`.execute(tx);
  return rows.length > 0;
}

const columns = ['id', 'kind', 'opener_id', 'partner_id', 'listing_id', 'order_id', 'subject'] as const;

/** A conversation of this side. */
export async function findConversation(db: Queryable, side: Side, id: number): Promise<ConversationRow | undefined> {
  const row = await ofSide(db, side).where('id', '=', id).select(columns).executeTakeFirst();
  return row as ConversationRow | undefined;
}

/** Locks a conversation of this side, so that messages are added one after the other. */
export async function lockConversation(tx: Tx, side: Side, id: number): Promise<ConversationRow | undefined> {
  const row = await ofSide(tx, side).where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  return row as ConversationRow | undefined;
}

function ofSide(db: Queryable, { accountId }: Side) {
  return db
    .selectFrom('conversation')
    .where((of) =>
      accountId === null
        ? of('partner_id', 'is', null)
        : of.or([of('opener_id', '=', accountId), of('partner_id', '=', accountId)]),
    );
}

interface Delivery {
  readonly conversation: ConversationRow;
  /** Null: from the portal, new for both sides. */
  readonly isFromOpener: boolean | null;
  readonly messageId: number;
  /** The other side does not see the message yet. */
  readonly isHeld: boolean;
  readonly at: Date;
}

/** When a mail tells of a message that is still unread. */
const mailDueAfter = (at: Date) => new Date(at.getTime() + unreadMinutes * 60_000);

/**
 * Counts a new message on both sides: the sender has read what came before, the other side has one more to read. A
 * message brings an archived conversation back. Sides are updated in the order of their accounts, as every
 * transaction that counts for two accounts does it, so that no two wait for each other.
 */
export async function countMessage(tx: Tx, delivery: Delivery): Promise<void> {
  const { conversation, isFromOpener, messageId, isHeld, at } = delivery;
  const sides = [
    { account: conversation.opener_id, isOpener: true },
    { account: conversation.partner_id ?? Infinity, isOpener: false },
  ].toSorted((a, b) => a.account - b.account);
  for (const { isOpener } of sides) {
    const isSender = isOpener === isFromOpener;
    if (isHeld && !isSender) continue;
    await tx
      .updateTable('conversation_side')
      .where('conversation_id', '=', conversation.id)
      .where('is_opener', '=', isOpener)
      .set((of) => ({
        messages: of('messages', '+', 1),
        last_message_at: at,
        is_archived: false,
        ...(isSender
          ? { unread: 0, read_up_to: messageId, mail_due_at: null }
          : {
              unread: of('unread', '+', 1),
              // Until they are read no second mail is due.
              mail_due_at: of.case().when('unread', '=', 0).then(mailDueAfter(at)).else(of.ref('mail_due_at')).end(),
            }),
      }))
      .execute();
  }
}

interface Release {
  readonly conversationId: number;
  readonly isFromOpener: boolean;
  /** Of the message while it was held. */
  readonly heldId: number;
  readonly at: Date;
}

/**
 * Counts a message that was held and now reaches the other side. On the sender's side it has been counted, unless it was
 * deleted there: then it is shown again. What the sender has not read stays unread.
 */
export async function countReleased(tx: Tx, release: Release): Promise<void> {
  const { conversationId, isFromOpener, heldId, at } = release;
  await sql`
    update conversation_side set messages = messages + 1, unread = unread + 1, last_message_at = ${at}, is_archived = false,
      mail_due_at = case when unread = 0 then ${mailDueAfter(at)} else mail_due_at end
    where conversation_id = ${conversationId} and is_opener <> ${isFromOpener}`.execute(tx);
  await sql`
    update conversation_side set messages = messages + case when deleted_up_to >= ${heldId} then 1 else 0 end
    where conversation_id = ${conversationId} and is_opener = ${isFromOpener}`.execute(tx);
}

/** Marks messages of the other side as read. The conversation must be locked, so that no message is missed. */
export async function markRead(tx: Tx, side: Side, id: number, upTo: number): Promise<void> {
  await sql`
    update conversation_side s set
      read_up_to = seen.id, unread = rest.messages, mail_due_at = case when rest.messages > 0 then s.mail_due_at end
    from (select least(max(m.id), ${upTo}::bigint) as id from message m where m.conversation_id = ${id}) seen,
      lateral (${messagesAfter(id, sql`seen.id`, side)}) rest
    where s.conversation_id = ${id} and ${isAccount(side)} and s.read_up_to < seen.id`.execute(tx);
}

export async function setArchived(db: Queryable, side: Side, id: number, isArchived: boolean): Promise<void> {
  await sql`
    update conversation_side s set is_archived = ${isArchived}
    where conversation_id = ${id} and ${isAccount(side)} and is_archived <> ${isArchived}`.execute(db);
}

/** Deletes messages for one side, read or not. The conversation must be locked, so that no message is missed. */
export async function deleteMessages(tx: Tx, side: Side, id: number, upTo: number): Promise<void> {
  await sql`
    update conversation_side s set
      deleted_up_to = gone.id,
      read_up_to = greatest(s.read_up_to, gone.id),
      messages = (select count(*) from message m where m.conversation_id = ${id} and m.id > gone.id
        and ${isVisible(sql`m`, sql`s.is_opener`)}),
      unread = rest.messages,
      mail_due_at = case when rest.messages > 0 then s.mail_due_at end
    from (
      select greatest(o.read_up_to, least(max(m.id), ${upTo}::bigint)) as read, least(max(m.id), ${upTo}::bigint) as id
      from conversation_side o join message m on m.conversation_id = o.conversation_id
      where o.conversation_id = ${id} and ${isAccount(side, sql`o.account_id`)} group by o.read_up_to) gone,
      lateral (${messagesAfter(id, sql`gone.read`, side)}) rest
    where s.conversation_id = ${id} and ${isAccount(side)} and s.deleted_up_to < gone.id`.execute(tx);
}

/** The number of messages after one that are not the side's own. */
function messagesAfter(id: number, after: RawBuilder<unknown>, side: Side) {
  return sql`
    select count(*)::int as messages from message m
    join conversation_side r on r.conversation_id = m.conversation_id and ${isAccount(side, sql`r.account_id`)}
    where m.conversation_id = ${id} and m.id > ${after} and m.is_from_opener is distinct from r.is_opener
      and m.held_text_id is null`;
}

function isAccount({ accountId }: Side, column = sql`s.account_id`) {
  return accountId === null ? sql`${column} is null` : sql`${column} = ${accountId}`;
}

export interface SideRow {
  readonly is_opener: boolean;
  readonly is_archived: boolean;
  /** None: the conversation is not shown. */
  readonly messages: number;
  readonly deleted_up_to: number;
  readonly partner_read_up_to: number;
}

export async function findSide(db: Queryable, side: Side, id: number): Promise<SideRow | undefined> {
  const { rows } = await sql<SideRow>`
    select s.is_opener, s.is_archived, s.messages, s.deleted_up_to, o.read_up_to as partner_read_up_to
    from conversation_side s
    join conversation_side o on o.conversation_id = s.conversation_id and o.is_opener <> s.is_opener
    where s.conversation_id = ${id} and ${isAccount(side)}`.execute(db);
  return rows[0];
}

export async function readCounter(db: Queryable, accountId: number): Promise<{ total: number; unread: number }> {
  const row = await db
    .selectFrom('message_counter')
    .where('account_id', '=', accountId)
    .select(['total', 'unread'])
    .executeTakeFirst();
  return row ?? { total: 0, unread: 0 };
}
