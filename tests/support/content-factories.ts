import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Builders of the content's test data. */

export async function buildBlogCategory(
  db: Db,
  names: Record<Locale, string>,
  { mayBeAdvertised = true } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('blog_category')
    .values({ may_be_advertised: mayBeAdvertised })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('blog_category_text')
    .values(locales.map((locale) => ({ blog_category_id: id, locale, name: names[locale], slug: `c-${id}-${locale}` })))
    .execute();
  return id;
}

export interface PostOptions {
  category: number;
  publishedAt: Date;
  isPublished?: boolean;
  locales?: readonly Locale[];
  /** The same in every language. */
  title?: string;
  /** Markdown, the same in every language. */
  body?: string;
}

export async function buildPost(db: Db, options: PostOptions): Promise<number> {
  const { id } = await db
    .insertInto('blog_post')
    .values({
      blog_category_id: options.category,
      author: 'Jana Nová',
      published_at: options.publishedAt,
      is_published: options.isPublished ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('blog_post_text')
    .values(
      (options.locales ?? locales).map((locale) => ({
        blog_post_id: id,
        locale,
        title: options.title ?? `Post ${id}`,
        slug: `post-${id}-${locale}`,
        perex: 'Perex',
        body: options.body ?? 'Text.',
      })),
    )
    .execute();
  return id;
}

export interface BannerOptions {
  group_name?: string;
  /** The same in every language. */
  title?: string;
  path?: string;
  locales?: readonly Locale[];
  position?: number;
  shown_from?: Date;
  shown_to?: Date;
  is_active?: boolean;
}

export async function buildBanner(
  db: Db,
  { title, path, locales: languages, ...row }: BannerOptions = {},
): Promise<number> {
  const { id } = await db
    .insertInto('banner')
    .values({ group_name: 'banner.promo', ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('banner_text')
    .values(
      (languages ?? locales).map((locale) => ({
        banner_id: id,
        locale,
        title: title ?? `Banner ${id}`,
        path: path ?? '/',
      })),
    )
    .execute();
  return id;
}
