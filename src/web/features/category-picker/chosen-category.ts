import type { CategoryNode } from '#shared/catalog/contract.ts';

/** The category at the end of the path, once it has none below itself. */
export function chosenCategory(tree: readonly CategoryNode[], path: readonly number[]): CategoryNode | undefined {
  const found = categoriesOn(tree, path).at(-1);
  return found?.subcategories.length === 0 ? found : undefined;
}

/** The categories of a path, from the root; ends where the tree no longer has one. */
export function categoriesOn(tree: readonly CategoryNode[], path: readonly number[]): CategoryNode[] {
  const [first, ...rest] = path;
  const found = tree.find(({ id }) => id === first);
  return found ? [found, ...categoriesOn(found.subcategories, rest)] : [];
}
