import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** A document in one language. `id` is the number in the address of its file. */
export interface StoredDocumentText {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly file_key: string;
  readonly bytes: number;
  readonly updated_at: Date;
}

export interface StoredDocument {
  readonly id: number;
  readonly is_published: boolean;
  readonly texts: Record<Locale, StoredDocumentText | undefined>;
}

/** In their order. @param id only that one */
export async function listStoredDocuments(db: Queryable, id?: number): Promise<StoredDocument[]> {
  const documents = await db
    .selectFrom('document')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .select(['id', 'is_published'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const texts = await db
    .selectFrom('document_text')
    .$if(id !== undefined, (query) => query.where('document_id', '=', id!))
    .select(['id', 'document_id', 'locale', 'title', 'description', 'file_key', 'bytes', 'updated_at'])
    .execute();
  return documents.map((document) => ({
    ...document,
    texts: mapLocales((locale) => texts.find((text) => text.document_id === document.id && text.locale === locale)),
  }));
}

export async function lockDocument(tx: Tx, id: number): Promise<StoredDocument | undefined> {
  await tx.selectFrom('document').where('id', '=', id).select('id').forUpdate().execute();
  return (await listStoredDocuments(tx, id))[0];
}

/** Locks all documents. @returns their ids in order */
export async function lockDocuments(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('document').select('id').orderBy('position').orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

/** Adds a document at the end. */
export async function insertDocument(tx: Tx, isPublished: boolean): Promise<number> {
  const { id } = await tx
    .insertInto('document')
    .values((eb) => ({
      is_published: isPublished,
      position: eb
        .selectFrom('document')
        .select((of) => of(of.fn.coalesce(of.fn.max('position'), of.lit(0)), '+', of.lit(1)).as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Call it with the files detached (`detachFiles`): their rows are needed until the files are gone. */
export async function deleteDocument(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('document').where('id', '=', id).execute();
}

export async function setDocumentPublished(tx: Tx, id: number, isPublished: boolean): Promise<void> {
  await tx.updateTable('document').set({ is_published: isPublished }).where('id', '=', id).execute();
}

export async function sortDocuments(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('document')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
}

export type SavedText = Omit<StoredDocumentText, 'id'>;

/** @returns the id of the text, which stays the same in every version */
export async function saveDocumentText(tx: Tx, documentId: number, locale: Locale, text: SavedText): Promise<number> {
  const { id } = await tx
    .insertInto('document_text')
    .values({ document_id: documentId, locale, ...text })
    .onConflict((existing) => existing.columns(['document_id', 'locale']).doUpdateSet(text))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
