import type { ListingQuery } from '#shared/catalog/contract.ts';
import { flagNames, type FlagFacet } from '#shared/catalog/facets.ts';

/** The bits of `listing.facet_bits` (migration 0010): all yes-or-no filters in one number. */
export const bitOf = {
  product: 1,
  demand: 2,
  verified: 4,
  in_stock: 8,
  on_sale: 16,
  negotiable: 32,
  with_picture: 64,
} as const;

export const combinations = 128;

/** A condition on bits: `bits & mask = value`. */
export interface BitCondition {
  readonly mask: number;
  readonly value: number;
}

export const anyBits: BitCondition = { mask: 0, value: 0 };

/** The choice of yes-or-no filters. */
export type FlagChoice = Pick<ListingQuery, 'scope' | 'kind' | 'offer' | FlagFacet>;

/** What the scope requires of every listing, whatever else is chosen. */
export function scopeBits(scope: FlagChoice['scope']): BitCondition {
  if (scope === 'new') return { mask: bitOf.product, value: bitOf.product };
  if (scope === 'sale') return { mask: bitOf.on_sale, value: bitOf.on_sale };
  return anyBits;
}

/** What the visitor chose. It may contradict the scope (adverts among products): then nothing fits. */
export function chosenBits(choice: FlagChoice): BitCondition {
  let mask = 0;
  let value = 0;
  if (choice.kind) {
    mask |= bitOf.product;
    if (choice.kind === 'product') value |= bitOf.product;
  }
  if (choice.offer) {
    mask |= bitOf.demand;
    if (choice.offer === 'demand') value |= bitOf.demand;
  }
  for (const flag of flagNames) {
    if (choice[flag]) {
      mask |= bitOf[flag];
      value |= bitOf[flag];
    }
  }
  return { mask, value };
}

function without(bits: BitCondition, facet: number): BitCondition {
  return { mask: bits.mask & ~facet, value: bits.value & ~facet };
}

export function fits(facetBits: number, ...conditions: readonly BitCondition[]): boolean {
  return conditions.every(({ mask, value }) => (facetBits & mask) === value);
}

/** Every combination of bits that fits, for `facet_bits = any(…)`: the planner has statistics on each. */
export function fittingCombinations(...conditions: readonly BitCondition[]): number[] {
  return Array.from({ length: combinations }, (_, bits) => bits).filter((bits) => fits(bits, ...conditions));
}

export type FlagValue = 'advert' | 'product' | 'supply' | 'demand' | FlagFacet;

/** For every value that a flag offers: the conditions of a result once that value is chosen. */
export function flagConditions(scope: BitCondition, chosen: BitCondition): Record<FlagValue | 'total', BitCondition[]> {
  const having = (facet: number, value = facet): BitCondition[] => [
    scope,
    without(chosen, facet),
    { mask: facet, value },
  ];
  return {
    total: [scope, chosen],
    advert: having(bitOf.product, 0),
    product: having(bitOf.product),
    supply: having(bitOf.demand, 0),
    demand: having(bitOf.demand),
    verified: having(bitOf.verified),
    in_stock: having(bitOf.in_stock),
    on_sale: having(bitOf.on_sale),
    negotiable: having(bitOf.negotiable),
    with_picture: having(bitOf.with_picture),
  };
}
