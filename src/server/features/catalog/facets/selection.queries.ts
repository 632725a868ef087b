import { sql, type RawBuilder } from 'kysely';
import { idsNames, rangeNames, type IdsFacet } from '#shared/catalog/facets.ts';
import { bitOf, fittingCombinations, type BitCondition } from './facet-bits.ts';
import { columnOf, typeOf } from './facet-columns.ts';
import type { ListingSelection } from './listing-selection.ts';
import type { FacetGroup, FacetValue } from './value-counts.ts';

/** The same listings as the partial indexes hold; `listing_search` has no others. */
export const isPublic = sql<boolean>`l.visibility = 'listed'`;

/**
 * The condition "l is selected", leaving out the filters of one group when that group is being counted.
 * l: a public `listing` or a row of `listing_search`.
 */
export function whereSelected(selection: ListingSelection, leftOut?: FacetGroup | 'all'): RawBuilder<boolean> {
  const { categoryIds, ranges } = selection;
  const conditions: RawBuilder<unknown>[] = [];
  if (categoryIds) conditions.push(sql`l.category_id = any(${[...categoryIds]}::bigint[])`);
  for (const name of rangeNames) {
    const { from, to } = ranges[name];
    if (from !== undefined) conditions.push(sql`${columnOf(name, 'l')} >= ${from}::${typeOf(name)}`);
    if (to !== undefined) conditions.push(sql`${columnOf(name, 'l')} <= ${to}::${typeOf(name)}`);
  }
  if (selection.scope.mask !== 0) conditions.push(hasBits(selection.scope));
  return allOf([...conditions, whereChosen(selection, leftOut)]);
}

/** The part of the condition that has counts. */
export function whereChosen(selection: ListingSelection, leftOut?: FacetGroup | 'all'): RawBuilder<boolean> {
  if (leftOut === 'all') return allOf([]);
  const { chosen, ids } = selection;
  const isOfFlags = leftOut !== 'flags' && chosen.mask !== 0;
  return allOf([
    ...(isOfFlags ? [hasBits(chosen)] : []),
    ...idsNames
      .filter((name) => name !== leftOut && ids[name].length > 0)
      .map((name) => hasAnyId(name, ids[name], 'l')),
  ]);
}

/** @param table the alias of the facet's column; without one, the bare column */
export function hasAnyId(facet: IdsFacet, ids: readonly FacetValue[], table?: string): RawBuilder<boolean> {
  return sql<boolean>`${columnOf(facet, table)} = any(${[...ids]}::${typeOf(facet)}[])`;
}

export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;
}

/**
 * Being a product or on sale is written as in the partial indexes of migration 0010. The rest is written as a list
 * of combinations: the planner has statistics for it, but none for `bits & mask`.
 */
export function hasBits(...conditions: readonly BitCondition[]): RawBuilder<boolean> {
  const indexed = [bitOf.product, bitOf.on_sale].filter((bit) => conditions.some(({ value }) => (value & bit) !== 0));
  const rest = conditions.map((bits) => indexed.reduce(withoutTrue, bits)).filter(({ mask }) => mask !== 0);
  return allOf([
    ...indexed.map((bit) => sql`l.facet_bits & ${sql.lit(bit)} = ${sql.lit(bit)}`),
    ...(rest.length > 0 ? [sql`l.facet_bits = any(${fittingCombinations(...rest)}::smallint[])`] : []),
  ]);
}

/** A bit that must be false stays, so that a contradiction remains one. */
function withoutTrue({ mask, value }: BitCondition, bit: number): BitCondition {
  return (value & bit) === 0 ? { mask, value } : { mask: mask & ~bit, value: value & ~bit };
}
