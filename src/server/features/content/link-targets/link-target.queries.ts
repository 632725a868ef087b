import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface SlugRow {
  readonly id: number;
  readonly locale: string;
  readonly slug: string;
}

export async function listCategorySlugs(db: Queryable, ids: readonly number[]): Promise<SlugRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('category_text')
    .where('category_id', 'in', ids)
    .select(['category_id as id', 'locale', 'slug'])
    .execute();
}

export async function listInfoSlugs(db: Queryable, ids: readonly number[]): Promise<SlugRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('info_page_text')
    .where('info_page_id', 'in', ids)
    .select(['info_page_id as id', 'locale', 'slug'])
    .execute();
}

/** Of posts that are public at a time. */
export async function listPublicPostSlugs(db: Queryable, ids: readonly number[], now: Date): Promise<SlugRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('blog_post_text as text')
    .innerJoin('blog_post as post', 'post.id', 'text.blog_post_id')
    .where('post.id', 'in', ids)
    .where('post.is_published', '=', true)
    .where('post.published_at', '<=', now)
    .select(['post.id', 'text.locale', 'text.slug'])
    .execute();
}

export function listInfoPageNames(db: Queryable, locale: Locale): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('info_page_text')
    .where('locale', '=', locale)
    .select(['info_page_id as id', 'title as name'])
    .orderBy('info_page_id')
    .execute();
}
