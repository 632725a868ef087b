import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { BlogCategory } from '#shared/content/contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { anyId } from '../any-id.ts';

export interface PostRow {
  id: number;
  title: string;
  slug: string;
  perex: string;
  category_id: number;
  category_name: string;
  published_at: Date;
  words: number;
  picture_key: string | null;
}

export interface PostFilter {
  readonly locale: Locale;
  readonly now: Date;
  readonly categoryId?: number | undefined;
  /** Leaves out the categories that may not be advertised. */
  readonly isTeaser?: boolean;
  /** For administrators: posts in any state. */
  readonly isPreview?: boolean;
}

/** Categories that have a name in the language, with the number of their public posts in it. */
export function listBlogCategories(db: Queryable, { locale, now }: PostFilter): Promise<BlogCategory[]> {
  return db
    .selectFrom('blog_category as category')
    .innerJoin('blog_category_text as text', 'text.blog_category_id', 'category.id')
    .where('text.locale', '=', locale)
    .select((eb) => [
      'category.id',
      'text.name',
      'text.slug',
      eb
        .selectFrom('blog_post as post')
        .innerJoin('blog_post_text as post_text', 'post_text.blog_post_id', 'post.id')
        .where('post_text.locale', '=', locale)
        .whereRef('post.blog_category_id', '=', 'category.id')
        .where('post.is_published', '=', true)
        .where('post.published_at', '<=', now)
        .select(eb.fn.countAll<number>().as('posts'))
        .$asScalar()
        .$notNull()
        .as('posts'),
    ])
    .orderBy('category.position')
    .orderBy('text.name')
    .execute();
}

/** Public posts, newest first. */
export function listPosts(
  db: Queryable,
  filter: PostFilter,
  { limit, offset = 0, exceptId }: { limit: number; offset?: number; exceptId?: number },
): Promise<PostRow[]> {
  return selectPosts(db, filter)
    .$if(exceptId !== undefined, (query) => query.where('post.id', '!=', exceptId!))
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPosts(db: Queryable, filter: PostFilter): Promise<number> {
  const { posts } = await publicPosts(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('posts'))
    .executeTakeFirstOrThrow();
  return posts;
}

export type FullPostRow = PostRow & {
  body: string;
  seo_title: string;
  seo_description: string;
  author: string;
  updated_at: Date;
};

export function findPost(db: Queryable, filter: PostFilter, id: number): Promise<FullPostRow | undefined> {
  return selectPosts(db, filter)
    .where('post.id', '=', anyId(id))
    .select(['text.body', 'text.seo_title', 'text.seo_description', 'post.author', 'post.updated_at'])
    .executeTakeFirst();
}

/** Slugs of a post in the languages that have a text. */
export function listPostSlugs(db: Queryable, id: number): Promise<{ locale: string; slug: string }[]> {
  return db.selectFrom('blog_post_text').where('blog_post_id', '=', anyId(id)).select(['locale', 'slug']).execute();
}

function publicPosts(db: Queryable, { locale, now, categoryId, isTeaser, isPreview }: PostFilter) {
  return db
    .selectFrom('blog_post as post')
    .innerJoin('blog_post_text as text', 'text.blog_post_id', 'post.id')
    .where('text.locale', '=', locale)
    .$if(isPreview !== true, (query) =>
      query.where('post.is_published', '=', true).where('post.published_at', '<=', now),
    )
    .$if(categoryId !== undefined, (query) => query.where('post.blog_category_id', '=', anyId(categoryId!)))
    .$if(isTeaser === true, (query) =>
      query.where('post.blog_category_id', 'in', (of) =>
        of.selectFrom('blog_category').where('may_be_advertised', '=', true).select('id'),
      ),
    );
}

function selectPosts(db: Queryable, filter: PostFilter) {
  return publicPosts(db, filter)
    .innerJoin('blog_category_text as category', 'category.blog_category_id', 'post.blog_category_id')
    .where('category.locale', '=', filter.locale)
    .leftJoin('picture', 'picture.id', 'post.picture_id')
    .select([
      'post.id',
      'text.title',
      'text.slug',
      'text.perex',
      'post.blog_category_id as category_id',
      'category.name as category_name',
      // The preview of a draft shows today's date.
      sql<Date>`coalesce(post.published_at, ${filter.now}::timestamptz)`.as('published_at'),
      'picture.key as picture_key',
      sql<number>`cardinality(regexp_split_to_array(btrim(text.body), '\\s+'))`.as('words'),
    ]);
}
