import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { CategoryLink, ShellData } from '#web/page/shell-data.ts';

export interface FeaturedCategory extends CategoryLink {
  /** The largest ones, without empty ones. */
  readonly subcategories: readonly CategoryLink[];
}

/** Subcategories named beside a category; the others are on its page. */
const namedSubcategories = 3;

/** The featured categories of the settings, or the roots of the tree if none of them exists. */
export function featuredCategories({ settings, tree }: Pick<ShellData, 'settings' | 'tree'>): FeaturedCategory[] {
  const chosen = (settings.categoriesMenu ?? []).flatMap(({ category_id }) => findCategory(tree, category_id) ?? []);
  return (chosen.length > 0 ? chosen : tree).map((category) => ({
    ...categoryLink(category),
    subcategories: category.subcategories
      .filter(({ listings }) => listings > 0)
      .sort((a, b) => b.listings - a.listings)
      .slice(0, namedSubcategories)
      .map(categoryLink),
  }));
}

/** A category without those below it. */
export function categoryLink({ id, name, slug, pictogram, listings }: CategoryNode): CategoryLink {
  return { id, name, slug, pictogram, listings };
}

function findCategory(tree: readonly CategoryNode[], id: number): CategoryNode | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.subcategories, id);
    if (found) return found;
  }
  return undefined;
}
