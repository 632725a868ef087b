import { sql, type RawBuilder } from 'kysely';
import { bitOf, fittingCombinations, type BitCondition } from './facet-bits.ts';
import type { ListingSelection } from './listing-selection.ts';

/** A facet family: the filters that are counted together, each without its own. */
export type FacetGroup = 'bits' | 'brands' | 'packages';

/** The same listings as the partial indexes hold; `listing_search` has no others. */
export const isPublic = sql<boolean>`l.visibility = 'listed'`;

/**
 * The condition "l is selected", leaving out the filters of one family when it is being counted.
 * l: a public `listing` or a row of `listing_search`.
 */
export function whereSelected(selection: ListingSelection, leftOut?: FacetGroup | 'all'): RawBuilder<boolean> {
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
export function whereChosen(selection: ListingSelection, leftOut?: FacetGroup | 'all'): RawBuilder<boolean> {
  const keeps = (family: FacetGroup) => leftOut !== family && leftOut !== 'all';
  const { chosen, brandIds, packageIds } = selection;
  const conditions = [sql`true`];
  if (keeps('bits') && chosen.mask !== 0) conditions.push(hasBits(chosen));
  if (keeps('brands') && brandIds.length > 0) conditions.push(sql`l.brand_id = any(${[...brandIds]}::int[])`);
  if (keeps('packages') && packageIds.length > 0) conditions.push(sql`l.package_id = any(${[...packageIds]}::int[])`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/**
 * Being a product or on sale is written as the partial indexes of migration 0010 have it. The rest is written as a list
 * of combinations, for which the planner has statistics; it has none for `bits & mask`.
 */
export function hasBits(...wanted: readonly BitCondition[]): RawBuilder<boolean> {
  const indexed = [bitOf.product, bitOf.on_sale].filter((bit) => wanted.some(({ value }) => (value & bit) !== 0));
  const rest = wanted.map((bits) => indexed.reduce(withoutTrue, bits)).filter(({ mask }) => mask !== 0);
  const conditions = indexed.map((bit) => sql`l.facet_bits & ${sql.lit(bit)} = ${sql.lit(bit)}`);
  if (rest.length > 0) conditions.push(sql`l.facet_bits = any(${fittingCombinations(...rest)}::smallint[])`);
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A bit that must be false stays, so that a contradiction remains one. */
function withoutTrue({ mask, value }: BitCondition, bit: number): BitCondition {
  return (value & bit) === 0 ? { mask, value } : { mask: mask & ~bit, value: value & ~bit };
}
