import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { anyId } from '../any-id.ts';

export function findInfoPage(db: Queryable, id: number, locale: Locale) {
  return db
    .selectFrom('info_page as page')
    .innerJoin('info_page_text as text', 'text.info_page_id', 'page.id')
    .where('page.id', '=', anyId(id))
    .where('text.locale', '=', locale)
    .select(['page.id', 'page.updated_at', 'text.title', 'text.slug', 'text.perex', 'text.body'])
    .executeTakeFirst();
}

export type InfoPageRow = NonNullable<Awaited<ReturnType<typeof findInfoPage>>>;

/** Slugs of an info page in the languages that have a text. */
export function listInfoPageSlugs(db: Queryable, id: number): Promise<{ locale: string; slug: string }[]> {
  return db.selectFrom('info_page_text').where('info_page_id', '=', anyId(id)).select(['locale', 'slug']).execute();
}
