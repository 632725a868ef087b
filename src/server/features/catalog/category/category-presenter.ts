import type { BreadcrumbItem, Category, CategoryNode } from '#shared/catalog/contract.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { CategoryFacts, CategoryRow, CategoryTextRow } from './category.queries.ts';

/** @param rows parents before children, siblings in their order */
export function presentTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const roots: CategoryNode[] = [];
  const nodes = new Map<number, CategoryNode>();
  for (const { id, parent_id, name, slug, pictogram, listings } of rows) {
    const node = { id, name, slug, pictogram, listings, subcategories: [] };
    nodes.set(id, node);
    if (parent_id === null) roots.push(node);
    else nodes.get(parent_id)?.subcategories.push(node);
  }
  return roots;
}

export function presentCategory(
  category: CategoryFacts,
  texts: readonly CategoryTextRow[],
  subcategories: readonly CategoryRow[],
  locale: Locale,
): Category {
  const own = texts.find((text) => text.category_id === category.id && text.locale === locale);
  return {
    id: category.id,
    name: own?.name ?? '',
    slugs: slugsOf(category.id, texts),
    description: own?.description ?? '',
    age_rule: category.age_rule,
    unit_price_unit: category.unit_price_unit,
    may_be_advertised: category.may_be_advertised,
    breadcrumb: breadcrumbOf(category.path, texts, locale),
    subcategories: subcategories.map(({ id, name, slug, pictogram, listings }) => ({
      id,
      name,
      slug,
      pictogram,
      listings,
    })),
  };
}

export function slugsOf(categoryId: number, texts: readonly CategoryTextRow[]): Record<Locale, string> {
  return mapLocales(
    (locale) =>
      texts.find((text) => text.category_id === categoryId && text.locale === locale)?.slug ?? `${categoryId}`,
  );
}

export function breadcrumbOf(
  path: readonly number[],
  texts: readonly CategoryTextRow[],
  locale: Locale,
): BreadcrumbItem[] {
  return path.flatMap((id) => {
    const text = texts.find((candidate) => candidate.category_id === id && candidate.locale === locale);
    return text ? [{ id, name: text.name, slug: text.slug }] : [];
  });
}
