import { sql, type RawBuilder } from 'kysely';
import { postTextParts, isWritten, type PostState } from '#shared/content/posts.ts';
import type { PostTexts } from '#shared/content/blog-contract.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

export const postsPerList = 50;

export interface PostFilters {
  readonly q?: string | undefined;
  readonly state?: PostState | undefined;
  readonly language?: Locale | undefined;
  readonly category?: number | undefined;
}

export interface PostListRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly languages: Locale[];
  readonly category: string;
  readonly author: string;
  readonly picture_key: string | null;
  readonly is_published: boolean;
  readonly published_at: Date | null;
  readonly updated_at: Date;
  readonly account_id: number | null;
  readonly username: string | null;
}

/** One row more than a page. The title is that of the language, or of the first one with a text. */
export async function listAdminPosts(
  db: Queryable,
  filters: PostFilters,
  { locale, now, sort, page }: { locale: Locale; now: Date; sort: 'changed' | 'published'; page: number },
): Promise<PostListRow[]> {
  const order =
    sort === 'changed'
      ? sql`post.updated_at desc, post.id desc`
      : sql`post.published_at desc nulls first, post.id desc`;
  const { rows } = await sql<PostListRow>`
    select post.id, text.title, text.slug, written.languages, category.name as category, post.author,
      picture.key as picture_key, post.is_published, post.published_at, post.updated_at,
      account.id as account_id, account.username
    from blog_post post
    cross join lateral (
      select title, slug from blog_post_text t where t.blog_post_id = post.id
      order by (t.locale = ${locale}) desc, t.locale limit 1) text
    cross join lateral (
      select array_agg(t.locale) as languages from blog_post_text t where t.blog_post_id = post.id) written
    join blog_category_text category on category.blog_category_id = post.blog_category_id and category.locale = ${locale}
    left join picture on picture.id = post.picture_id
    left join lateral (
      select saved_by from blog_post_revision r where r.blog_post_id = post.id order by r.id desc limit 1) newest on true
    left join account on account.id = newest.saved_by
    where ${matches(filters, now)}
    order by ${order}
    limit ${postsPerList + 1} offset ${(page - 1) * postsPerList}`.execute(db);
  return rows;
}

export async function countAdminPosts(db: Queryable, filters: PostFilters, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from blog_post post where ${matches(filters, now)}`.execute(db);
  return rows[0]!.total;
}

function matches({ q, state, language, category }: PostFilters, now: Date): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(hasState(state, now));
  if (category !== undefined) conditions.push(sql`post.blog_category_id = ${category}`);
  if (language !== undefined)
    conditions.push(
      sql`exists (select from blog_post_text t where t.blog_post_id = post.id and t.locale = ${language})`,
    );
  if (q !== undefined && q !== '') {
    const pattern = sql`f_unaccent(lower(${partPattern(q)}))`;
    conditions.push(sql`(f_unaccent(lower(post.author)) like ${pattern} or exists (
      select from blog_post_text t where t.blog_post_id = post.id and f_unaccent(lower(t.title)) like ${pattern}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** As `postStateOf`. */
function hasState(state: PostState, now: Date): RawBuilder<unknown> {
  if (state === 'draft') return sql`post.published_at is null`;
  if (state === 'hidden') return sql`post.published_at is not null and not post.is_published`;
  const sign = state === 'scheduled' ? sql`>` : sql`<=`;
  return sql`post.is_published and post.published_at ${sign} ${now}`;
}

export async function listAllBlogCategories(
  db: Queryable,
  locale: Locale,
): Promise<{ id: number; name: string; may_be_advertised: boolean }[]> {
  return db
    .selectFrom('blog_category as category')
    .innerJoin('blog_category_text as text', 'text.blog_category_id', 'category.id')
    .where('text.locale', '=', locale)
    .select(['category.id', 'text.name', 'category.may_be_advertised'])
    .orderBy('category.position')
    .orderBy('text.name')
    .execute();
}

/** Whether a category exists, and will until the end of the transaction. */
export async function lockBlogCategory(tx: Tx, id: number): Promise<boolean> {
  const query = tx.selectFrom('blog_category').where('id', '=', id).select('id').forKeyShare();
  return (await query.executeTakeFirst()) !== undefined;
}

export interface StoredPost {
  readonly id: number;
  readonly category_id: number;
  readonly author: string;
  readonly picture_id: number | null;
  readonly picture_key: string | null;
  readonly is_published: boolean;
  readonly published_at: Date | null;
  readonly updated_at: Date;
  readonly texts: PostTexts;
}

export async function findStoredPost(db: Queryable, id: number): Promise<StoredPost | undefined> {
  const post = await db
    .selectFrom('blog_post as post')
    .leftJoin('picture', 'picture.id', 'post.picture_id')
    .where('post.id', '=', id)
    .select([
      'post.id',
      'post.blog_category_id as category_id',
      'post.author',
      'post.picture_id',
      'picture.key as picture_key',
      'post.is_published',
      'post.published_at',
      'post.updated_at',
    ])
    .executeTakeFirst();
  if (!post) return undefined;
  const rows = await db
    .selectFrom('blog_post_text')
    .where('blog_post_id', '=', id)
    .select(['locale', ...postTextParts])
    .execute();
  return { ...post, texts: mapLocales((locale) => textOf(rows.find((row) => row.locale === locale))) };
}

function textOf(row: Partial<PostTexts[Locale]> | undefined): PostTexts[Locale] {
  const { title = '', slug = '', perex = '', body = '', seo_title = '', seo_description = '' } = row ?? {};
  return { title, slug, perex, body, seo_title, seo_description };
}

export async function lockPost(tx: Tx, id: number): Promise<StoredPost | undefined> {
  await tx.selectFrom('blog_post').where('id', '=', id).select('id').forUpdate().execute();
  return findStoredPost(tx, id);
}

interface PostFields {
  readonly blog_category_id: number;
  readonly author: string;
  readonly picture_id: number | null;
}

export async function insertDraft(tx: Tx, fields: PostFields, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('blog_post')
    .values({ ...fields, is_published: false, published_at: null, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePost(
  tx: Tx,
  id: number,
  fields: Partial<PostFields> & {
    readonly is_published?: boolean;
    readonly published_at?: Date | null;
    readonly updated_at?: Date;
  },
): Promise<void> {
  await tx.updateTable('blog_post').set(fields).where('id', '=', id).execute();
}

/** A language without any words has no text. */
export async function savePostTexts(tx: Tx, id: number, texts: PostTexts): Promise<void> {
  for (const locale of locales) {
    const text = texts[locale];
    if (isWritten(text))
      await tx
        .insertInto('blog_post_text')
        .values({ blog_post_id: id, locale, ...text })
        .onConflict((existing) => existing.columns(['blog_post_id', 'locale']).doUpdateSet(text))
        .execute();
    else await tx.deleteFrom('blog_post_text').where('blog_post_id', '=', id).where('locale', '=', locale).execute();
  }
}

export async function deletePost(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('blog_post').where('id', '=', id).execute();
}
