import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export function listDocuments(db: Queryable, locale: Locale) {
  return selectDocuments(db)
    .where('text.locale', '=', locale)
    .orderBy('document.position')
    .orderBy('document.id')
    .execute();
}

/** The public file of a document in a language. @param id of the document's text, as in its address */
export function findDocument(db: Queryable, id: number) {
  return selectDocuments(db).where('text.id', '=', id).executeTakeFirst();
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

function selectDocuments(db: Queryable) {
  return db
    .selectFrom('document_text as text')
    .innerJoin('document', 'document.id', 'text.document_id')
    .where('document.is_published', '=', true)
    .select(['text.id', 'text.title', 'text.description', 'text.file_key', 'text.bytes', 'text.updated_at']);
}
