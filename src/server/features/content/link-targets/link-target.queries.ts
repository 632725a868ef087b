import { sql } from 'kysely';
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

export interface NamedTarget {
  readonly id: number;
  /** In the asked language, or in the first one that has a text. */
  readonly name: string;
  /** The languages in which it is public. */
  readonly languages: Locale[];
}

export async function listNamedInfoPages(db: Queryable, locale: Locale): Promise<NamedTarget[]> {
  const { rows } = await sql<NamedTarget>`
    select info_page_id as id, array_agg(locale) as languages,
      (array_agg(title order by (locale = ${locale}) desc, locale))[1] as name
    from info_page_text group by info_page_id order by info_page_id`.execute(db);
  return rows;
}

const newestPosts = 200;

/** The newest public posts, and others by their ids, the newest first. */
export async function listNamedPosts(
  db: Queryable,
  { locale, now, ids }: { readonly locale: Locale; readonly now: Date; readonly ids: readonly number[] },
): Promise<NamedTarget[]> {
  const { rows } = await sql<NamedTarget>`
    with newest as (
      select id from blog_post where is_published and published_at <= ${now}
      order by published_at desc, id desc limit ${newestPosts})
    select post.id,
      (array_agg(text.title order by (text.locale = ${locale}) desc, text.locale))[1] as name,
      case when post.is_published and post.published_at <= ${now} then array_agg(text.locale) else '{}' end as languages
    from blog_post post join blog_post_text text on text.blog_post_id = post.id
    where post.id in (select id from newest) or post.id = any(${[...ids]}::integer[])
    group by post.id order by post.published_at desc nulls first, post.id desc`.execute(db);
  return rows;
}
