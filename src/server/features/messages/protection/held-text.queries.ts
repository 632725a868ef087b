import { sql } from 'kysely';
import { shownRecipients, type HeldTextState } from '#shared/messages/limits.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const heldTextsPerPage = 50;

/** The number of other conversations in which an account has sent the same text since a time. */
export async function countRecipients(
  db: Queryable,
  {
    authorId,
    fingerprint,
    since,
    conversationId,
  }: { authorId: number; fingerprint: string; since: Date; conversationId: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct conversation_id)::int as count from message
    where author_id = ${authorId} and fingerprint = ${fingerprint} and sent_at > ${since}
      and conversation_id <> ${conversationId}`.execute(db);
  return rows[0]!.count;
}

export interface HeldText {
  readonly id: number;
  readonly author_id: number;
  readonly text: string;
  readonly state: HeldTextState;
}

/** Waits for a decision that is being made, and holds the next one up. */
export async function lockHeldTextOf(tx: Tx, authorId: number, fingerprint: string): Promise<HeldText | undefined> {
  return tx
    .selectFrom('held_text')
    .where('author_id', '=', authorId)
    .where('fingerprint', '=', fingerprint)
    .select(['id', 'author_id', 'text', 'state'])
    .forShare()
    .executeTakeFirst() as Promise<HeldText | undefined>;
}

export async function lockHeldText(tx: Tx, id: number): Promise<HeldText | undefined> {
  return tx
    .selectFrom('held_text')
    .where('id', '=', id)
    .select(['id', 'author_id', 'text', 'state'])
    .forUpdate()
    .executeTakeFirst() as Promise<HeldText | undefined>;
}

export async function insertHeldText(
  tx: Tx,
  { authorId, fingerprint, text, at }: { authorId: number; fingerprint: string; text: string; at: Date },
): Promise<number> {
  const row = await tx
    .insertInto('held_text')
    .values({ author_id: authorId, fingerprint, text, state: 'waiting', held_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function decideHeldText(
  tx: Tx,
  id: number,
  { state, actorId, at }: { state: Exclude<HeldTextState, 'waiting'>; actorId: number; at: Date },
): Promise<void> {
  await tx.updateTable('held_text').set({ state, decided_at: at, decided_by: actorId }).where('id', '=', id).execute();
}

export interface HeldMessage {
  readonly id: number;
  readonly conversation_id: number;
  readonly is_from_opener: boolean;
}

/** The messages that are held under a text, by recipient, as every transaction counts that changes several counters. */
export async function listHeldMessages(db: Queryable, heldTextId: number): Promise<HeldMessage[]> {
  const { rows } = await sql<HeldMessage>`
    select m.id, m.conversation_id, m.is_from_opener from message m join conversation c on c.id = m.conversation_id
    where m.held_text_id = ${heldTextId}
    order by case when m.is_from_opener then c.partner_id else c.opener_id end nulls last, m.id`.execute(db);
  return rows;
}

/** Makes a held message the latest of its conversation, which must be locked: it gets a new id. */
export async function publishHeld(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`update message set id = default, held_text_id = null, sent_at = ${at} where id = ${id}`.execute(tx);
}

export interface HeldTextRow extends HeldText {
  readonly username: string;
  readonly authorized: boolean;
  readonly created_at: Date;
  readonly held_at: Date;
  readonly decided_at: Date | null;
  /** People whose messages are held. */
  readonly held: number;
  /** The first of them by name. */
  readonly recipients: { readonly id: number; readonly username: string }[];
  /** People who have received it. */
  readonly delivered: number;
}

/** A page of held texts and one more, the longest waiting first, decided ones the latest first. */
export async function listHeldTexts(
  db: Queryable,
  { state, page }: { state: HeldTextState; page: number },
): Promise<HeldTextRow[]> {
  const { rows } = await sql<HeldTextRow>`
    select h.id, h.author_id, h.text, h.state, h.held_at, h.decided_at, a.username, a.authorized, a.created_at,
      m.held, m.delivered,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'username', r.username) order by r.username), '[]')
       from (
         select distinct p.id, p.username from message n
         join conversation c on c.id = n.conversation_id
         join account p on p.id = case when n.is_from_opener then c.partner_id else c.opener_id end
         where n.held_text_id = h.id order by p.username limit ${sql.lit(shownRecipients)}) r) as recipients
    from held_text h
    join account a on a.id = h.author_id
    cross join lateral (
      select count(*) filter (where held_text_id is not null)::int as held,
        count(*) filter (where held_text_id is null)::int as delivered
      from message where author_id = h.author_id and fingerprint = h.fingerprint) m
    where h.state = ${state}
    order by h.id ${state === 'waiting' ? sql`asc` : sql`desc`}
    limit ${heldTextsPerPage + 1} offset ${(page - 1) * heldTextsPerPage}`.execute(db);
  return rows;
}

export const waitingTexts: WaitingRows = {
  rows: sql`held_text where state = 'waiting'`,
  since: sql`held_at`,
};

export async function insertFraudIdentifiers(
  tx: Tx,
  values: readonly string[],
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  if (values.length === 0) return;
  await tx
    .insertInto('fraud_identifier')
    .values(values.map((value) => ({ value, added_at: at, added_by: actorId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it was there */
export async function deleteFraudIdentifier(tx: Tx, value: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('fraud_identifier').where('value', '=', value).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteOldFraudIdentifiers(db: Queryable, before: Date): Promise<number> {
  const deleted = await db.deleteFrom('fraud_identifier').where('added_at', '<', before).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Which of these identifiers are those of a confirmed fraud. */
export async function findFraudIdentifiers(db: Queryable, values: readonly string[]): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const rows = await db.selectFrom('fraud_identifier').where('value', 'in', values).select('value').execute();
  return new Set(rows.map(({ value }) => value));
}
