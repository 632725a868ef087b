import type { AdminBlogCategory, BlogCategoryInput } from '#shared/content/blog-categories-contract.ts';
import { blogCategoriesMost } from '#shared/content/limits.ts';
import {
  blogCategoriesFull,
  conflict,
  fieldError,
  notFound,
  throwFieldErrors,
  type FieldErrorCode,
} from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion, versionOf } from '#server/platform/db/row-version.ts';
import {
  deleteCategory,
  insertCategory,
  listStoredCategories,
  lockCategories,
  lockCategory,
  lockPostsOf,
  movePosts,
  saveCategoryTexts,
  sortCategories,
  updateCategory,
  type StoredBlogCategory,
} from './blog-category.queries.ts';

const entity = 'blog_category';

/** What the form has: versions are made of it. */
function editedPart({ names, may_be_advertised }: StoredBlogCategory): BlogCategoryInput {
  return { names, may_be_advertised };
}

export function presentCategory(category: StoredBlogCategory): AdminBlogCategory {
  return { ...category, version: versionOf(editedPart(category)) };
}

/** @throws FieldError (422) on `names.{locale}` that another category has; blog_categories_full (409) */
export async function addCategory(
  { db, now }: Context,
  actorId: number,
  input: BlogCategoryInput,
): Promise<AdminBlogCategory> {
  return db.transaction().execute(async (tx) => {
    const others = await lockCategories(tx);
    if (others.length >= blogCategoriesMost) throw blogCategoriesFull();
    checkNames(input, others);
    const id = await insertCategory(tx, input.may_be_advertised);
    await saveCategoryTexts(tx, id, textsOf(input));
    await recordAudit(tx, [{ actorId, action: 'add', entity, entityId: id, after: audited(input) }], now());
    return read(tx, id);
  });
}

/** @throws not_found; OutdatedVersion when somebody changed it meanwhile; FieldError (422) as `addCategory` */
export async function changeCategory(
  { db, now }: Context,
  actorId: number,
  id: number,
  { version, ...input }: BlogCategoryInput & { readonly version: string },
): Promise<AdminBlogCategory> {
  return db.transaction().execute(async (tx) => {
    const categories = await lockCategories(tx);
    const category = getFrom(categories, id);
    ensureVersion(editedPart(category), version, presentCategory(category));
    checkNames(
      input,
      categories.filter((each) => each.id !== id),
    );
    await updateCategory(tx, id, input.may_be_advertised);
    await saveCategoryTexts(tx, id, textsOf(input));
    const [before, after] = [audited(editedPart(category)), audited(input)];
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: id, before, after }], now());
    return read(tx, id);
  });
}

/** @throws conflict (409) when there are other categories than those */
export async function orderCategories({ db, now }: Context, actorId: number, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = (await lockCategories(tx)).map(({ id }) => id);
    if (known.toSorted().join() !== ids.toSorted().join()) throw conflict();
    await sortCategories(tx, ids);
    const [before, after] = [{ blog_category_ids: known }, { blog_category_ids: ids }];
    await recordAudit(tx, [{ actorId, action: 'change', entity, entityId: null, before, after }], now());
  });
}

/**
 * Deletes a category and moves its posts.: posts that may not be promoted cannot move where they would be.
 * @returns how many posts have moved
 * @throws not_found; FieldError (422) on `move_to`
 */
export async function removeCategory(
  { db, now }: Context,
  actorId: number,
  id: number,
  moveTo: number | null,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockCategories(tx);
    await lockPostsOf(tx, id);
    await lockCategory(tx, id);
    const categories = await listStoredCategories(tx);
    const category = getFrom(categories, id);
    const target = categories.find((each) => each.id === moveTo && each.id !== id);
    if (category.posts > 0) {
      if (moveTo === null) throw fieldError('move_to', 'required');
      if (!target || (target.may_be_advertised && !category.may_be_advertised)) throw fieldError('move_to', 'invalid');
    }
    const moved = target ? await movePosts(tx, id, target.id) : 0;
    await deleteCategory(tx, id);
    const before = audited(editedPart(category));
    const after = target && moved > 0 ? { blog_category_id: target.id, moved_posts: moved } : undefined;
    await recordAudit(tx, [{ actorId, action: 'delete', entity, entityId: id, before, after }], now());
    return moved;
  });
}

function getFrom(categories: readonly StoredBlogCategory[], id: number): StoredBlogCategory {
  const category = categories.find((each) => each.id === id);
  if (!category) throw notFound();
  return category;
}

async function read(tx: Tx, id: number): Promise<AdminBlogCategory> {
  return presentCategory(getFrom(await listStoredCategories(tx, id), id));
}

/** Readers could not tell two categories of one name apart. */
function checkNames({ names }: BlogCategoryInput, others: readonly StoredBlogCategory[]): void {
  const found = locales.map((locale): [string, FieldErrorCode | undefined] => {
    const isTaken = others.some((other) => other.names[locale].toLowerCase() === names[locale].toLowerCase());
    return [`names.${locale}`, isTaken ? 'name_taken' : undefined];
  });
  throwFieldErrors(Object.fromEntries(found));
}

function textsOf({ names }: BlogCategoryInput) {
  return mapLocales((locale) => ({ name: names[locale], slug: localisedSlug(names[locale], locale) }));
}

/** The audit log finds the names of deleted things under `titles`. */
function audited({ names, may_be_advertised }: BlogCategoryInput) {
  return { titles: names, may_be_advertised };
}
