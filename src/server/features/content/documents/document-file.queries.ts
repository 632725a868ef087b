import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface DocumentFileRow {
  readonly id: number;
  readonly key: string;
  readonly bytes: number;
}

/** Inserts an upload that no document uses yet. */
export async function insertDocumentFile(
  db: Queryable,
  file: { readonly key: string; readonly bytes: number; readonly at: Date; readonly by: number },
): Promise<void> {
  const { key, bytes, at, by } = file;
  await db.insertInto('document_file').values({ key, bytes, uploaded_at: at, uploaded_by: by }).execute();
}

/** Locks an unused upload of an account. */
export async function lockUnusedFile(tx: Tx, key: string, accountId: number): Promise<DocumentFileRow | undefined> {
  return tx
    .selectFrom('document_file')
    .where('key', '=', key)
    .where('uploaded_by', '=', accountId)
    .where('document_text_id', 'is', null)
    .select(['id', 'key', 'bytes'])
    .forUpdate()
    .executeTakeFirst();
}

export async function attachFile(tx: Tx, id: number, textId: number): Promise<void> {
  await tx.updateTable('document_file').set({ document_text_id: textId }).where('id', '=', id).execute();
}

export interface DocumentVersionRow extends DocumentFileRow {
  readonly locale: Locale;
  readonly uploaded_at: Date;
  readonly account_id: number | null;
  readonly username: string | null;
}

const versionsShown = 200;

/** The files that a document has had, the newest first. */
export async function listDocumentVersions(db: Queryable, documentId: number): Promise<DocumentVersionRow[]> {
  const rows = await db
    .selectFrom('document_file as file')
    .innerJoin('document_text as text', 'text.id', 'file.document_text_id')
    .leftJoin('account', 'account.id', 'file.uploaded_by')
    .where('text.document_id', '=', documentId)
    .select([
      'file.id',
      'file.key',
      'file.bytes',
      'text.locale',
      'file.uploaded_at',
      'account.id as account_id',
      'account.username',
    ])
    .orderBy('file.id', 'desc')
    .limit(versionsShown)
    .execute();
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}

export async function findDocumentFile(db: Queryable, id: number): Promise<DocumentFileRow | undefined> {
  return db.selectFrom('document_file').where('id', '=', id).select(['id', 'key', 'bytes']).executeTakeFirst();
}

/**
 * Makes all files of a document unused, so that they are removed like uploads that no form has saved.
 * @returns their ids
 */
export async function detachFiles(tx: Tx, textIds: readonly number[]): Promise<number[]> {
  if (textIds.length === 0) return [];
  const rows = await tx
    .updateTable('document_file')
    .set({ document_text_id: null })
    .where('document_text_id', 'in', textIds)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks uploads that nothing has used since a time. */
export async function lockUnusedSince(tx: Tx, before: Date, limit: number): Promise<DocumentFileRow[]> {
  return tx
    .selectFrom('document_file')
    .where('document_text_id', 'is', null)
    .where('uploaded_at', '<', before)
    .select(['id', 'key', 'bytes'])
    .orderBy('uploaded_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Locks those of the files that nothing uses. */
export async function lockUnusedFiles(tx: Tx, ids: readonly number[]): Promise<DocumentFileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('document_file')
    .where('id', 'in', ids)
    .where('document_text_id', 'is', null)
    .select(['id', 'key', 'bytes'])
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function deleteFileRows(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('document_file').where('id', 'in', ids).execute();
}
