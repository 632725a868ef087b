import { mostLevels } from '#shared/catalog/category-limits.ts';
import type { AgeRule } from '#shared/catalog/limits.ts';
import type { FieldErrorCode } from '#shared/errors.ts';

/** What may become of the tree of categories. Its rows are locked while this is asked. */

export interface TreeRow {
  readonly id: number;
  readonly parent_id: number | null;
  /** Ids from the root to the category itself. */
  readonly path: readonly number[];
  readonly age_rule: AgeRule;
  /** Own ones, hidden ones included. */
  readonly has_listings: boolean;
  readonly merging_into: number | null;
}

/** Listings belong to categories without subcategories, so a category with listings gets none. */
export function parentError(parent: TreeRow | undefined): FieldErrorCode | undefined {
  if (!parent || parent.merging_into !== null) return 'category_gone';
  if (parent.path.length >= mostLevels) return 'too_deep';
  return parent.has_listings ? 'category_has_listings' : undefined;
}

export function moveError(
  tree: readonly TreeRow[],
  moved: TreeRow,
  parent: TreeRow | undefined,
): FieldErrorCode | undefined {
  if (!parent || parent.merging_into !== null) return 'category_gone';
  if (parent.path.includes(moved.id)) return 'within_itself';
  if (parent.id === moved.parent_id) return undefined;
  return parent.path.length + heightOf(tree, moved) > mostLevels ? 'too_deep' : parentError(parent);
}

export function mergeError(
  tree: readonly TreeRow[],
  merged: TreeRow,
  into: TreeRow | undefined,
): FieldErrorCode | undefined {
  if (!into || into.merging_into !== null) return 'category_gone';
  if (into.path.includes(merged.id)) return 'within_itself';
  // A listing must not lose the confirmation of the buyer's age by the way.
  if (into.age_rule !== merged.age_rule) return 'age_rule_differs';
  const isParent = (row: TreeRow) => tree.some(({ parent_id, id }) => parent_id === row.id && id !== merged.id);
  if (isParent(merged) && into.has_listings) return 'category_has_listings';
  if (merged.has_listings && isParent(into)) return 'category_has_children';
  return into.path.length + heightOf(tree, merged) - 1 > mostLevels ? 'too_deep' : undefined;
}

/** The number of levels that a category and its descendants take. */
function heightOf(tree: readonly TreeRow[], { id, path }: TreeRow): number {
  const below = tree.filter((row) => row.path.includes(id));
  return Math.max(...below.map((row) => row.path.length - path.length + 1));
}
