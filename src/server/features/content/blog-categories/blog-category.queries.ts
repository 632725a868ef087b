import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface StoredBlogCategory {
  readonly id: number;
  readonly names: Record<Locale, string>;
  readonly may_be_advertised: boolean;
  readonly posts: number;
}

/** In their order. @param id only that one */
export async function listStoredCategories(db: Queryable, id?: number): Promise<StoredBlogCategory[]> {
  const categories = await db
    .selectFrom('blog_category as category')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .select((eb) => [
      'id',
      'may_be_advertised',
      eb
        .selectFrom('blog_post')
        .whereRef('blog_category_id', '=', 'category.id')
        .select((of) => of.fn.countAll<number>().as('posts'))
        .$asScalar()
        .$notNull()
        .as('posts'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const texts = await db
    .selectFrom('blog_category_text')
    .$if(id !== undefined, (query) => query.where('blog_category_id', '=', id!))
    .select(['blog_category_id', 'locale', 'name'])
    .execute();
  return categories.map((category) => ({
    ...category,
    names: mapLocales(
      (locale) => texts.find((text) => text.blog_category_id === category.id && text.locale === locale)?.name ?? '',
    ),
  }));
}

/** Locks all categories, so that they are named, sorted and deleted by one administrator after the other. */
export async function lockCategories(tx: Tx): Promise<StoredBlogCategory[]> {
  await sql`select pg_advisory_xact_lock(hashtext('blog_category'))`.execute(tx);
  return listStoredCategories(tx);
}

/** Locks a category against posts that are about to enter it. */
export async function lockCategory(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('blog_category').where('id', '=', id).select('id').forUpdate().execute();
}

/** Inserts a category at the end. @returns its id */
export async function insertCategory(tx: Tx, mayBeAdvertised: boolean): Promise<number> {
  const { id } = await tx
    .insertInto('blog_category')
    .values((eb) => ({
      may_be_advertised: mayBeAdvertised,
      position: eb
        .selectFrom('blog_category')
        .select((of) => of(of.fn.coalesce(of.fn.max('position'), of.lit(0)), '+', of.lit(1)).as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(tx: Tx, id: number, mayBeAdvertised: boolean): Promise<void> {
  await tx.updateTable('blog_category').set({ may_be_advertised: mayBeAdvertised }).where('id', '=', id).execute();
}

export async function saveCategoryTexts(
  tx: Tx,
  id: number,
  texts: Record<Locale, { readonly name: string; readonly slug: string }>,
): Promise<void> {
  for (const locale of locales)
    await tx
      .insertInto('blog_category_text')
      .values({ blog_category_id: id, locale, ...texts[locale] })
      .onConflict((existing) => existing.columns(['blog_category_id', 'locale']).doUpdateSet(texts[locale]))
      .execute();
}

export async function sortCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update blog_category set position = place
    from unnest(${[...ids]}::integer[]) with ordinality sorted (id, place)
    where blog_category.id = sorted.id and position <> place`.execute(tx);
}

/** In the order of their ids, before any lock of the category: an editor locks its post first. */
export async function lockPostsOf(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('blog_post').where('blog_category_id', '=', id).select('id').orderBy('id').forUpdate().execute();
}

/** @returns how many posts have moved */
export async function movePosts(tx: Tx, from: number, to: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('blog_post')
    .set({ blog_category_id: to })
    .where('blog_category_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('blog_category').where('id', '=', id).execute();
}
