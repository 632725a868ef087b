import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** Banners of a language that are active at a time, in order. */
export function listBanners(db: Queryable, locale: Locale, now: Date) {
  return db
    .selectFrom('banner')
    .where('locale', '=', locale)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', now)]))
    .select(['group_name', 'title', 'path', 'image'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

/** Which of these ids of categories and listings may not be advertised (tobacco: ). */
export async function listIdsNotAdvertised(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('category')
    .where('may_be_advertised', '=', false)
    .where('id', 'in', ids)
    .select('id')
    .unionAll(
      db
        .selectFrom('listing')
        .innerJoin('category', 'category.id', 'listing.category_id')
        .where('category.may_be_advertised', '=', false)
        .where('listing.id', 'in', ids)
        .select('listing.id'),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
