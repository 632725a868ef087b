import type { Facets } from '#shared/catalog/contract.ts';
import { packageLabel, type PackageUnit } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { FacetNumbers } from './count-facets.ts';
import { resultCount } from './tally.ts';

export interface ValueNames {
  readonly brands: readonly { id: number; name: string }[];
  readonly packages: readonly { id: number; unit: string; amount: number; count: number }[];
}

export function presentFacets(numbers: FacetNumbers, names: ValueNames, locale: Locale): Facets {
  const { flags } = numbers;
  const brands = names.brands.map(({ id, name }) => ({ id, name, listings: numbers.brands.get(id) ?? 0 }));
  const packages = names.packages.map(({ id, unit, amount, count: pieces }) => ({
    id,
    name: packageLabel({ unit: unit as PackageUnit, amount, count: pieces }, locale),
    listings: numbers.packages.get(id) ?? 0,
  }));
  const present = (values: { id: number; name: string; listings: number }[]) =>
    values
      .sort((a, b) => b.listings - a.listings || a.id - b.id)
      .map(({ id, name, listings }) => ({ id, name, results: resultCount(listings) }));
  return {
    kind: { advert: resultCount(flags.advert), product: resultCount(flags.product) },
    offer_type: { supply: resultCount(flags.supply), demand: resultCount(flags.demand) },
    brands: present(brands),
    packages: present(packages),
    verified: resultCount(flags.verified),
    in_stock: resultCount(flags.in_stock),
    on_sale: resultCount(flags.on_sale),
    negotiable: resultCount(flags.negotiable),
    with_picture: resultCount(flags.with_picture),
  };
}
