import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export function listDocuments(db: Queryable, locale: Locale) {
  return selectDocuments(db).where('locale', '=', locale).orderBy('position').orderBy('id').execute();
}

/** A public document of any language. */
export function findDocument(db: Queryable, id: number) {
  return selectDocuments(db).where('id', '=', id).executeTakeFirst();
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

function selectDocuments(db: Queryable) {
  return db
    .selectFrom('document')
    .where('is_published', '=', true)
    .select(['id', 'title', 'description', 'file_key', 'bytes', 'updated_at']);
}
