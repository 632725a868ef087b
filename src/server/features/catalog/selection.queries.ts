import { sql, type RawBuilder } from 'kysely';
import { fittingCombinations, type BitsWanted } from './facet-bits.ts';
import type { ListingSelection } from './listing-selection.ts';

/** A facet family: the filters that are counted together, each without its own. */
export type Family = 'bits' | 'brands' | 'packages';

/** The same listings as the partial indexes hold; `listing_search` has no others. */
export const isPublic = sql<boolean>`l.visibility = 'listed'`;

/**
 * The condition "l is selected", leaving out the filters of one family when it is being counted.
 * l: a public `listing` or a row of `listing_search`.
 */
export function whereSelected(selection: ListingSelection, leftOut?: Family | 'all'): RawBuilder<boolean> {
  const { categoryIds, priceFrom, priceTo } = selection;
  const conditions = [sql`true`];
  if (categoryIds) conditions.push(sql`l.category_id = any(${[...categoryIds]}::bigint[])`);
  if (priceFrom !== undefined) conditions.push(sql`l.price_base >= ${priceFrom}::bigint`);
  if (priceTo !== undefined) conditions.push(sql`l.price_base <= ${priceTo}::bigint`);
  if (selection.scope.mask !== 0) conditions.push(hasBits(selection.scope));
  conditions.push(whereChosen(selection, leftOut));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The part of the condition that has counts. */
export function whereChosen(selection: ListingSelection, leftOut?: Family | 'all'): RawBuilder<boolean> {
  const keeps = (family: Family) => leftOut !== family && leftOut !== 'all';
  const { chosen, brandIds, packageIds } = selection;
  const conditions = [sql`true`];
  if (keeps('bits') && chosen.mask !== 0) conditions.push(hasBits(chosen));
  if (keeps('brands') && brandIds.length > 0) conditions.push(sql`l.brand_id = any(${[...brandIds]}::int[])`);
  if (keeps('packages') && packageIds.length > 0) conditions.push(sql`l.package_id = any(${[...packageIds]}::int[])`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Written as a list of combinations, for which the planner has statistics; it has none for `bits & mask`. */
export function hasBits(...wanted: readonly BitsWanted[]): RawBuilder<boolean> {
  return sql<boolean>`l.facet_bits = any(${fittingCombinations(...wanted)}::smallint[])`;
}
