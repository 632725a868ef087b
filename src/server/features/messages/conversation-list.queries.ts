import { sql, type RawBuilder } from 'kysely';
import type { DealEvent } from '#shared/deals/contract.ts';
import { conversationsPerPage, type ConversationFolder, type ConversationKind } from '#shared/messages/limits.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { isVisible } from './message-visibility.queries.ts';
import type { PersonRow } from './person.queries.ts';
import type { Side } from './side.ts';

export interface ConversationListRow extends PersonRow {
  readonly conversation_id: number;
  readonly kind: ConversationKind;
  readonly subject: string;
  readonly picture_key: string | null;
  readonly unread: number;
  readonly is_archived: boolean;
  /** Whole: signs of fraud may be anywhere in it. */
  readonly text: string;
  /** Null: a message. */
  readonly event: DealEvent | null;
  readonly is_own: boolean;
  /** By an administrator, so the text is empty. */
  readonly is_hidden: boolean;
  readonly sent_at: Date;
}

interface Filter {
  readonly folder: ConversationFolder;
  /** Words of messages, the other side or the subject; empty: everything. */
  readonly q: string;
  readonly page: number;
}

/** A page of a side's conversations, chosen within one index before the rest is joined. */
export async function listConversationRows(
  db: Queryable,
  side: Side,
  filter: Filter,
): Promise<{ rows: ConversationListRow[]; total: number }> {
  const { ids, total } = await findPage(db, side, filter);
  const owner = side.accountId === null ? 'shop' : 'account';
  const { rows } = await sql<ConversationListRow>`${prepared(`conversations.page_of_${owner}`)}
    select s.conversation_id, c.kind, c.subject, s.unread, s.is_archived, picture.key as picture_key,
      a.id, a.username, a.authorized, avatar.key as avatar,
      case when m.hidden_at is null then m.text else '' end as text, m.event,
      m.hidden_at is not null as is_hidden, coalesce(m.is_from_opener = s.is_opener, false) as is_own, m.sent_at
    from conversation_side s
    join conversation c on c.id = s.conversation_id
    left join account a on a.id = case when s.is_opener then c.partner_id else c.opener_id end
    left join picture avatar on avatar.id = a.avatar_picture_id
    left join listing l on l.id = c.listing_id and l.visibility <> 'hidden'
    left join picture on picture.id = l.main_picture_id
    join lateral (
      select text, event, hidden_at, is_from_opener, sent_at from message
      where conversation_id = s.conversation_id and ${isVisible(sql`message`, sql`s.is_opener`)}
      order by id desc limit 1) m on true
    where s.conversation_id = any(${ids}::bigint[]) and ${isSide(side, sql`s`)}
    order by ${unreadFirst}`.execute(db);
  return { rows, total };
}

const unreadFirst = sql`(s.unread > 0) desc, s.last_message_at desc, s.conversation_id desc`;

async function findPage(
  db: Queryable,
  side: Side,
  { folder, q, page }: Filter,
): Promise<{ ids: number[]; total: number }> {
  const inFolder = sql`conversation_side s
    where ${isSide(side, sql`s`)} and s.messages > 0 and s.is_archived = ${folder === 'archived'}`;
  const words = q.match(/[\p{L}\p{N}]+/gu);
  const found = words ? sql`found s` : inFolder;
  const { rows } = await sql<{ ids: number[]; total: number }>`
    ${words ? holding(side, inFolder, words, q) : sql``}
    select (select count(*)::int from ${found}) as total, array(
      select s.conversation_id from ${found} order by ${unreadFirst}
      limit ${conversationsPerPage}::bigint offset ${(page - 1) * conversationsPerPage}::bigint) as ids`.execute(db);
  return rows[0]!;
}

/**
 * Conversations with a message that holds all words, or whose other side or subject does, as `found`. Those of the side
 * are read once and hashed: the planner expects few messages to match and would look up each one's conversation.
 */
function holding({ accountId }: Side, inFolder: RawBuilder<unknown>, words: readonly string[], q: string) {
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const name = sql`f_unaccent(lower(coalesce(a.username, '') || ' ' || c.subject))`;
  return sql`with own as materialized (select s.* from ${inFolder}),
    matching as materialized (
      select distinct own.conversation_id from message m join own on own.conversation_id = m.conversation_id
      where m.side_ids @> array[${accountId ?? 0}]::bigint[] and m.words @@ to_tsquery('karafa', ${beginnings})
        and m.id > own.deleted_up_to and m.hidden_at is null and ${isVisible(sql`m`, sql`own.is_opener`)}),
    found as materialized (
      select own.* from own where conversation_id in (select conversation_id from matching)
      union all
      select own.* from own
      join conversation c on c.id = own.conversation_id
      left join account a on a.id = case when own.is_opener then c.partner_id else c.opener_id end
      where own.conversation_id not in (select conversation_id from matching) and ${holdsWords(name, q)})`;
}

function isSide({ accountId }: Side, table: RawBuilder<unknown>) {
  return accountId === null ? sql`${table}.account_id is null` : sql`${table}.account_id = ${accountId}`;
}

/** The conversations that the shop has not read, by their newest message. */
export const unreadByShop: WaitingRows = {
  rows: sql`conversation_side where account_id is null and messages > 0 and not is_archived and unread > 0`,
  since: sql`last_message_at`,
};
