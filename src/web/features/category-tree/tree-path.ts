import type { CategoryNode } from '#shared/catalog/contract.ts';

/**
 * Ids from the root down to the first matching category, inclusive; empty if none matches. Slugs are not unique (Cuba
 * under rum and under cigars): match by id if possible.
 */
export function findTreePath(
  tree: readonly CategoryNode[],
  matches: (category: CategoryNode) => boolean,
): readonly number[] {
  for (const category of tree) {
    if (matches(category)) return [category.id];
    const below = findTreePath(category.subcategories, matches);
    if (below.length > 0) return [category.id, ...below];
  }
  return [];
}

/** Branches that the reader expanded (true) or collapsed (false). */
export type Toggles = ReadonlyMap<number, boolean>;

/** Whether a branch is expanded: as the reader toggled it, otherwise if it is on the path of the page. */
export function isOpen(id: number, path: readonly number[], toggles: Toggles): boolean {
  return toggles.get(id) ?? path.includes(id);
}

/** On navigation the new path is expanded again; other branches remain as the reader left them. */
export function togglesOnNewPath(toggles: Toggles, path: readonly number[]): Toggles {
  return new Map([...toggles].filter(([id]) => !path.includes(id)));
}
