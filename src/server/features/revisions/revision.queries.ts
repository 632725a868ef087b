import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** The histories of texts: the table of the saved versions, and its column that names what they belong to. */
const histories = {
  info_page: { table: 'info_page_revision', owner: 'info_page_id' },
  blog_post: { table: 'blog_post_revision', owner: 'blog_post_id' },
  mail_text: { table: 'mail_text_revision', owner: 'mail_text_id' },
} as const;
export type History = keyof typeof histories;

export const revisionsPerList = 50;

export interface RevisionRow {
  readonly id: number;
  readonly saved_at: Date;
  readonly account_id: number | null;
  readonly username: string | null;
}

export type FullRevisionRow<Texts> = RevisionRow & { readonly texts: Texts };

/** The newest first; one row more than a page. */
export async function listRevisions(
  db: Queryable,
  history: History,
  ownerId: number,
  page: number,
): Promise<RevisionRow[]> {
  const { table, owner } = histories[history];
  const { rows } = await sql<RevisionRow>`
    select revision.id, revision.saved_at, account.id as account_id, account.username
    from ${sql.table(table)} revision left join account on account.id = revision.saved_by
    where revision.${sql.ref(owner)} = ${ownerId}
    order by revision.id desc
    limit ${revisionsPerList + 1} offset ${(page - 1) * revisionsPerList}`.execute(db);
  return rows;
}

/** A version and the one saved before it. */
export async function findRevisions<Texts>(
  db: Queryable,
  history: History,
  ownerId: number,
  id: number,
): Promise<FullRevisionRow<Texts>[]> {
  const { table, owner } = histories[history];
  const { rows } = await sql<FullRevisionRow<Texts>>`
    select revision.id, revision.saved_at, account.id as account_id, account.username, revision.texts
    from ${sql.table(table)} revision left join account on account.id = revision.saved_by
    where revision.${sql.ref(owner)} = ${ownerId} and revision.id <= ${id}
    order by revision.id desc limit 2`.execute(db);
  return rows[0]?.id === id ? rows : [];
}

export async function hasRevisions(db: Queryable, history: History, ownerId: number): Promise<boolean> {
  const { table, owner } = histories[history];
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertRevision(
  tx: Tx,
  history: History,
  revision: {
    readonly ownerId: number;
    readonly savedAt: Date;
    readonly savedBy: number | null;
    readonly texts: object;
  },
): Promise<void> {
  const { table, owner } = histories[history];
  const { ownerId, savedAt, savedBy, texts } = revision;
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, saved_at, saved_by, texts)
    values (${ownerId}, ${savedAt}, ${savedBy}, ${JSON.stringify(texts)}::jsonb)`.execute(tx);
}
