export interface RangeLimits {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

type Facet =
  | { readonly type: 'option'; readonly values: readonly string[] }
  | ({ readonly type: 'range' } & RangeLimits)
  | { readonly type: 'ids'; readonly id: 'number' | 'code' }
  | { readonly type: 'flag' };

/**
 * The filters of a list of listings, in the order of its address. The schema of the query, the address, the SQL, the
 * counts, the form and the chips follow from this table. A facet is named as its parameter; a range has two of them,
 * `price_from` and `price_to`.
 */
export const facetTable = {
  kind: { type: 'option', values: ['advert', 'product'] },
  offer: { type: 'option', values: ['supply', 'demand'] },
  // In units of the chosen currency.
  price: { type: 'range', min: 0, max: 1_000_000_000, decimals: 2 },
  brand: { type: 'ids', id: 'number' },
  package: { type: 'ids', id: 'number' },
  // ISO 3166-1 alpha-2.
  origin: { type: 'ids', id: 'code' },
  vintage: { type: 'range', min: 1800, max: 2100, decimals: 0 },
  // Per cent by volume.
  abv: { type: 'range', min: 0, max: 100, decimals: 1 },
  verified: { type: 'flag' },
  in_stock: { type: 'flag' },
  on_sale: { type: 'flag' },
  negotiable: { type: 'flag' },
  with_picture: { type: 'flag' },
} as const satisfies Record<string, Facet>;

type FacetTable = typeof facetTable;
export type FacetName = keyof FacetTable;
type FacetsOf<Type extends Facet['type']> = {
  [Name in keyof FacetTable]: FacetTable[Name]['type'] extends Type ? Name : never;
}[keyof FacetTable];

/** Facets of which one value can be chosen. */
export type OptionFacet = FacetsOf<'option'>;
/** Facets with a lower and an upper limit. */
export type RangeFacet = FacetsOf<'range'>;
export type RangeParameter = `${RangeFacet}_${'from' | 'to'}`;
/** Facets of which several values can be chosen, written `3,17` or `CZ,SK` in the address. */
export type IdsFacet = FacetsOf<'ids'>;
/** Facets that are either on or off, written `1`. */
export type FlagFacet = FacetsOf<'flag'>;

export const facetNames = Object.keys(facetTable) as FacetName[];

export function isOfType<Type extends Facet['type']>(name: FacetName, type: Type): name is FacetsOf<Type> {
  return facetTable[name].type === type;
}

const namesOf = <Type extends Facet['type']>(type: Type) =>
  facetNames.filter((name): name is FacetsOf<Type> => isOfType(name, type));
export const rangeNames = namesOf('range');
export const idsNames = namesOf('ids');
export const flagNames = namesOf('flag');

/** The most values of a facet that can be chosen. */
export const mostIds = 30;
