import type { Facets } from '#shared/catalog/contract.ts';
import type { FacetNumbers } from './count-facets.ts';
import { resultCount, sampledCount } from './value-counts.ts';

/** The names of the values that each facet offers; values without a name are left out. */
export interface ValueNames {
  readonly brand: readonly { id: number; name: string }[];
  readonly package: readonly { id: number; name: string }[];
  readonly origin: readonly { id: string; name: string }[];
}

export const noNames: ValueNames = { brand: [], package: [], origin: [] };

export function presentFacets({ flags, ids, isWhole }: FacetNumbers, names: ValueNames): Facets {
  const count = isWhole ? resultCount : sampledCount;
  const present = <Id extends number | string>(facet: keyof ValueNames, values: readonly { id: Id; name: string }[]) =>
    values
      .map(({ id, name }) => ({ id, name, listings: ids[facet].get(id) ?? 0 }))
      .sort((a, b) => b.listings - a.listings || (a.id < b.id ? -1 : 1))
      .map(({ id, name, listings }) => ({ id, name, results: count(listings) }));
  return {
    kind: { advert: count(flags.advert), product: count(flags.product) },
    offer_type: { supply: count(flags.supply), demand: count(flags.demand) },
    brands: present('brand', names.brand),
    packages: present('package', names.package),
    origins: present('origin', names.origin),
    verified: count(flags.verified),
    in_stock: count(flags.in_stock),
    on_sale: count(flags.on_sale),
    negotiable: count(flags.negotiable),
    with_picture: count(flags.with_picture),
  };
}
