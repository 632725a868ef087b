import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { catalogContract, Category, CategoryNode } from '#shared/catalog/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import {
  findCategory,
  findRedirect,
  listCategories,
  listCategoryTexts,
  listSubcategories,
} from './category.queries.ts';
import { presentCategory, presentTree, slugsOf } from './category-presenter.ts';
import { findListingFacts, listListingTexts } from '../detail/listing-detail.queries.ts';
import { listingSlugs } from '../detail/listing-detail-presenter.ts';

export async function getCategoryTree(reader: Reader, locale: Locale): Promise<CategoryNode[]> {
  return presentTree(await listCategories(reader, locale));
}

export async function getCategory(reader: Reader, id: number, locale: Locale): Promise<Category> {
  const [category, subcategories] = await Promise.all([
    findCategory(reader, id),
    listSubcategories(reader, id, locale),
  ]);
  if (!category) throw notFound();
  return presentCategory(category, await listCategoryTexts(reader, category.path), subcategories, locale);
}

export type CatalogEntry = CallAnswer<typeof catalogContract.entry>;

/**
 * Finds the category or listing of an id in an address, or the category that has replaced one. Both share one sequence,
 * so an id is never ambiguous.
 */
export async function getEntry(reader: Reader, id: number): Promise<CatalogEntry> {
  const listing = await findListingFacts(reader, id);
  const categoryId = listing?.category_id ?? id;
  const [texts, categoryTexts] = await Promise.all([
    listListingTexts(reader, id),
    listCategoryTexts(reader, [categoryId]),
  ]);
  if (listing && texts.length > 0)
    return { id, kind: 'listing', slugs: listingSlugs(texts), category_slugs: slugsOf(categoryId, categoryTexts) };
  if (listing) throw notFound();
  if (categoryTexts.length === 0) {
    const into = await findRedirect(reader, id);
    if (into === undefined) throw notFound();
    return getEntry(reader, into);
  }
  return { id, kind: 'category', slugs: slugsOf(id, categoryTexts), category_slugs: null };
}
