import { sql } from 'kysely';
import { countedNotices, noticesPerPage } from '#shared/accounts/notices-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { MailKind } from '#shared/mails/kinds.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** A notice in one language. */
export interface NoticeText {
  readonly title: string;
  readonly text: string;
  readonly path: string | null;
}

interface NewNotice {
  readonly accountId: number;
  readonly kind: MailKind;
  readonly dedupeKey: string | undefined;
  readonly texts: Readonly<Record<Locale, NoticeText>>;
}

/** A notice with a dedupe key is inserted once. @returns its id; undefined if it was there */
export async function insertNotice(
  tx: Tx,
  { accountId, kind, dedupeKey, texts }: NewNotice,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('notice')
    .values({ account_id: accountId, kind, dedupe_key: dedupeKey ?? null, texts: JSON.stringify(texts) })
    .onConflict((conflict) => conflict.columns(['account_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface NoticeRow extends NoticeText {
  readonly id: number;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

export async function listNotices(
  db: Queryable,
  accountId: number,
  { locale, page }: { locale: Locale; page: number },
): Promise<{ rows: NoticeRow[]; total: number; unread: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<NoticeRow>`
      select id, texts -> ${locale} ->> 'title' as title, texts -> ${locale} ->> 'text' as text,
        texts -> ${locale} ->> 'path' as path, created_at, read_at
      from notice where account_id = ${accountId}
      order by id desc limit ${noticesPerPage} offset ${(page - 1) * noticesPerPage}`.execute(db),
    sql<{ total: number; unread: number }>`
      select count(*)::int as total, count(*) filter (where read_at is null)::int as unread
      from notice where account_id = ${accountId}`.execute(db),
  ]);
  return { rows, ...counted.rows[0]! };
}

/** The latest unread ones, for the counter. */
export async function listUnreadNotices(
  db: Queryable,
  accountId: number,
  locale: Locale,
): Promise<{ id: number; text: string }[]> {
  const { rows } = await sql<{ id: number; text: string }>`
    select id, texts -> ${locale} ->> 'title' as text from notice
    where account_id = ${accountId} and read_at is null order by id desc limit ${countedNotices}`.execute(db);
  return rows;
}

export async function markNoticesRead(db: Queryable, accountId: number, upTo: number, at: Date): Promise<void> {
  await db
    .updateTable('notice')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('id', '<=', upTo)
    .set({ read_at: at })
    .execute();
}

export async function deleteNotices(db: Queryable, before: Date): Promise<number> {
  const deleted = await db.deleteFrom('notice').where('created_at', '<', before).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
