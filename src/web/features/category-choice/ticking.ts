import type { OfferedCategory } from '#shared/newsletters/contract.ts';

/** Ids of the ticked categories. */
export type Ticked = ReadonlySet<number>;

/**
 * What else a tick changes. `checkdown`: everything below; a category is ticked only as a whole, so unticking one
 * unticks those above it. `ancestors`: everything above; unticking also unticks what is below, which can't be ticked
 * without it.
 */
export type TickMode = 'checkdown' | 'ancestors';

/** Ticks a category, or unticks it. */
export function tick(
  tree: readonly OfferedCategory[],
  ticked: Ticked,
  { id, isTicked, mode }: { readonly id: number; readonly isTicked: boolean; readonly mode: TickMode },
): Ticked {
  const path = pathTo(tree, id);
  const category = path.at(-1);
  if (!category) return ticked;
  const above = path.slice(0, -1).map((each) => each.id);
  const below = idsOf([category]);
  const next = new Set(ticked);
  if (isTicked) for (const each of mode === 'checkdown' ? below : [id, ...above]) next.add(each);
  else for (const each of mode === 'checkdown' ? [...below, ...above] : below) next.delete(each);
  return next;
}

/** Whether all of a category is ticked, a part of it, or nothing. */
export function tickStateOf(category: OfferedCategory, ticked: Ticked): 'all' | 'some' | 'none' {
  if (ticked.has(category.id)) return 'all';
  return countTicked(category.subcategories, ticked) > 0 ? 'some' : 'none';
}

/** How many categories of some branches are ticked. */
export function countTicked(branches: readonly OfferedCategory[], ticked: Ticked): number {
  return idsOf(branches).filter((id) => ticked.has(id)).length;
}

/** The ids of some branches, each parent before its children. */
export function idsOf(branches: readonly OfferedCategory[]): number[] {
  return branches.flatMap(({ id, subcategories }) => [id, ...idsOf(subcategories)]);
}

/** From the root to a category; empty for an unknown one. */
function pathTo(branches: readonly OfferedCategory[], id: number): readonly OfferedCategory[] {
  for (const branch of branches) {
    if (branch.id === id) return [branch];
    const below = pathTo(branch.subcategories, id);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}
