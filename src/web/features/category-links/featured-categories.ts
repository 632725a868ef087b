import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { ShellData } from '#web/page/shell-data.ts';

/** The featured categories of the settings, or the roots of the tree if none of them exists. */
export function featuredCategories({ settings, tree }: Pick<ShellData, 'settings' | 'tree'>): readonly CategoryNode[] {
  const chosen = (settings.categoriesMenu ?? []).flatMap(({ category_id }) => findCategory(tree, category_id) ?? []);
  return chosen.length > 0 ? chosen : tree;
}

function findCategory(tree: readonly CategoryNode[], id: number): CategoryNode | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.subcategories, id);
    if (found) return found;
  }
  return undefined;
}
