import { sql } from 'kysely';
import type { ExportState } from '#shared/privacy/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { ownedBy, type Person } from '../inventory/owned-by.ts';
import type { Owner, Table } from '../inventory/kinds.ts';

export interface ExportRecord {
  readonly id: number;
  readonly account_id: number;
  readonly requested_at: Date;
  readonly locale: string;
  readonly state: ExportState;
  readonly file_key: string;
  readonly bytes: number | null;
  readonly expires_at: Date | null;
}

function select(db: Queryable) {
  return db
    .selectFrom('data_export')
    .select(['id', 'account_id', 'requested_at', 'locale', 'state', 'file_key', 'bytes', 'expires_at'])
    .$narrowType<{ state: ExportState }>();
}

export function findLatestExport(db: Queryable, accountId: number): Promise<ExportRecord | undefined> {
  return select(db).where('account_id', '=', accountId).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export function findExport(db: Queryable, id: number): Promise<ExportRecord | undefined> {
  return select(db).where('id', '=', id).executeTakeFirst();
}

export function insertExport(
  tx: Tx,
  { accountId, at, locale, key }: { accountId: number; at: Date; locale: string; key: string },
) {
  return tx
    .insertInto('data_export')
    .values({ account_id: accountId, requested_at: at, locale, file_key: key })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** @returns false when it is no longer waited for */
export async function setReady(
  tx: Tx,
  id: number,
  { bytes, at, expiresAt }: { bytes: number; at: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_export')
    .set({ state: 'ready', bytes, ready_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setExportState(db: Queryable, id: number, state: 'expired' | 'failed'): Promise<void> {
  await db.updateTable('data_export').set({ state }).where('id', '=', id).execute();
}

/** Archives whose time is over, and those that no worker has finished. */
export function listOutdated(db: Queryable, now: Date, waitingSince: Date): Promise<ExportRecord[]> {
  return select(db)
    .where((of) =>
      of.or([
        of.and([of('state', '=', 'ready'), of('expires_at', '<=', now)]),
        of.and([of('state', '=', 'waiting'), of('requested_at', '<', waitingSince)]),
      ]),
    )
    .limit(500)
    .execute();
}

export function listFileKeys(db: Queryable, accountId: number): Promise<{ file_key: string }[]> {
  return db.selectFrom('data_export').where('account_id', '=', accountId).select('file_key').execute();
}

export async function deleteExportsOf(db: Queryable, accountId: number): Promise<void> {
  await db.deleteFrom('data_export').where('account_id', '=', accountId).execute();
}

export async function deleteOldExports(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('data_export')
    .where('requested_at', '<', before)
    .where('state', 'in', ['expired', 'failed'])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Columns of a person's rows of a table. */
export async function readOwnRows(
  db: Queryable,
  { table, owner, columns }: { readonly table: Table; readonly owner: Owner; readonly columns: readonly string[] },
  person: Person,
): Promise<Record<string, unknown>[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, unknown>>`
    select ${names} from ${sql.table(table)} where ${ownedBy(owner, person)} order by 1`.execute(db);
  return rows;
}

export interface OwnMessage {
  readonly conversation_id: number;
  readonly subject: string;
  /** The other side's nickname; null: the shop. */
  readonly with: string | null;
  readonly is_own: boolean;
  readonly sent_at: Date;
  readonly text: string;
}

/** Conversations of a person, without what the other side cannot see either: held and hidden texts. */
export async function readOwnMessages(db: Queryable, id: number): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select m.conversation_id, c.subject, other.username as with, m.author_id = ${id}::bigint as is_own, m.sent_at, m.text
    from conversation c
    join message m on m.conversation_id = c.id
    left join account other on other.id = case when c.opener_id = ${id}::bigint then c.partner_id else c.opener_id end
    where ${id}::bigint in (c.opener_id, c.partner_id) and (m.author_id = ${id}::bigint
      or (m.hidden_at is null and m.held_text_id is null))
    order by m.conversation_id, m.id`.execute(db);
  return rows;
}

export interface OwnDocument {
  readonly number: string;
  readonly content: unknown;
}

export async function listOwnDocuments(db: Queryable, id: number): Promise<OwnDocument[]> {
  return db
    .selectFrom('invoice')
    .where((of) =>
      of.or([
        of('order_id', 'in', of.selectFrom('shop_order').where('account_id', '=', id).select('shop_order.id')),
        of('service_id', 'in', of.selectFrom('paid_service').where('account_id', '=', id).select('paid_service.id')),
      ]),
    )
    .select(['number', 'content'])
    .orderBy('number')
    .execute();
}

export function listOwnPictures(db: Queryable, id: number): Promise<{ key: string }[]> {
  return db
    .selectFrom('picture')
    .where('owner_id', '=', id)
    .where('is_ready', '=', true)
    .select('key')
    .orderBy('id')
    .execute();
}
