import type { CategoryNode } from '#shared/catalog/contract.ts';

/**
 * Ids from the root down to the first category that matches, itself included; empty when none does.
 * Slugs repeat in different branches (Cuba under rum and under cigars): match by id where it is known.
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

/** What the reader opened (true) and closed (false) by hand. */
export type Toggles = ReadonlyMap<number, boolean>;

/** A branch is open along the path of the page, unless the reader decided otherwise. */
export function isOpen(id: number, path: readonly number[], toggles: Toggles): boolean {
  return toggles.get(id) ?? path.includes(id);
}

/** On a new page its path is opened again; other branches stay as the reader left them. */
export function togglesOnNewPath(toggles: Toggles, path: readonly number[]): Toggles {
  return new Map([...toggles].filter(([id]) => !path.includes(id)));
}
