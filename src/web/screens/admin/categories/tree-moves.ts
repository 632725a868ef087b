import type { AdminCategoryRow } from '#shared/catalog/admin-categories-contract.ts';

/** Where a category is to be moved: below a parent, before one of its subcategories or at their end. */
export interface Place {
  readonly parent_id: number | null;
  readonly before_id: number | null;
}

type Row = Pick<AdminCategoryRow, 'id' | 'parent_id' | 'has_listings' | 'merging_into'>;

export const steps = ['up', 'down', 'out', 'in'] as const;
export type Step = (typeof steps)[number];

/** The place one step away; undefined where there is none. */
export function placeAfterStep(rows: readonly Row[], moved: Row, step: Step): Place | undefined {
  const siblings = childrenOf(rows, moved.parent_id);
  const at = siblings.findIndex(({ id }) => id === moved.id);
  const previous = siblings[at - 1];
  const parent = rows.find(({ id }) => id === moved.parent_id);
  switch (step) {
    case 'up':
      return previous && { parent_id: moved.parent_id, before_id: previous.id };
    case 'down':
      return siblings[at + 1] && { parent_id: moved.parent_id, before_id: siblings[at + 2]?.id ?? null };
    case 'in':
      return previous && mayHold(previous) ? { parent_id: previous.id, before_id: null } : undefined;
    case 'out':
      return parent && placeBeside(rows, parent, moved, 'after');
  }
}

/** The place where it is now, to move it back there. */
export function placeOf(rows: readonly Row[], row: Row): Place {
  const siblings = childrenOf(rows, row.parent_id);
  const at = siblings.findIndex(({ id }) => id === row.id);
  return { parent_id: row.parent_id, before_id: siblings[at + 1]?.id ?? null };
}

/** Before or after another category, on its level. */
export function placeBeside(rows: readonly Row[], row: Row, moved: Row, side: 'before' | 'after'): Place {
  const others = childrenOf(rows, row.parent_id).filter(({ id }) => id !== moved.id);
  const at = others.findIndex(({ id }) => id === row.id);
  return { parent_id: row.parent_id, before_id: others[side === 'before' ? at : at + 1]?.id ?? null };
}

/** Listings belong to categories without subcategories. */
export const mayHold = ({ has_listings: has, merging_into: into }: Row) => !has && into === null;

/** The server refuses what would leave a category with both listings and subcategories. */
export function mayMerge(rows: readonly Row[], merged: Row, into: Row): boolean {
  if (childrenOf(rows, merged.id).length > 0 && into.has_listings) return false;
  return !merged.has_listings || childrenOf(rows, into.id).every(({ id }) => id === merged.id);
}

export function isWithin(rows: readonly Row[], row: Row, id: number): boolean {
  if (row.id === id) return true;
  const parent = rows.find((each) => each.id === row.parent_id);
  return parent !== undefined && isWithin(rows, parent, id);
}

export const childrenOf = <R extends Row>(rows: readonly R[], parent: number | null) =>
  rows.filter(({ parent_id: id }) => id === parent);
