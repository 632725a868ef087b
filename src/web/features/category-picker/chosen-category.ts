import type { CategoryNode } from '#shared/catalog/contract.ts';

/** The last category of the path, if it has no subcategories. */
export function chosenCategory(tree: readonly CategoryNode[], path: readonly number[]): CategoryNode | undefined {
  const found = categoriesOn(tree, path).at(-1);
  return found?.subcategories.length === 0 ? found : undefined;
}

/** The categories of a path, from the root. Stops at the first that is no longer in the tree. */
export function categoriesOn(tree: readonly CategoryNode[], path: readonly number[]): CategoryNode[] {
  const [first, ...rest] = path;
  const found = tree.find(({ id }) => id === first);
  return found ? [found, ...categoriesOn(found.subcategories, rest)] : [];
}
