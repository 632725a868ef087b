import type { Facets } from '#shared/catalog/contract.ts';
import { packageLabel, type PackageUnit } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { FacetNumbers } from './count-facets.ts';
import { resultCount, sampledCount } from './value-counts.ts';

export interface ValueNames {
  readonly brands: readonly { id: number; name: string }[];
  readonly packages: readonly { id: number; unit: string; amount: number; count: number }[];
}

export function presentFacets(numbers: FacetNumbers, names: ValueNames, locale: Locale): Facets {
  const { flags, isWhole } = numbers;
  const count = isWhole ? resultCount : sampledCount;
  const brands = names.brands.map(({ id, name }) => ({ id, name, listings: numbers.ids.brand.get(id) ?? 0 }));
  const packages = names.packages.map(({ id, unit, amount, count: pieces }) => ({
    id,
    name: packageLabel({ unit: unit as PackageUnit, amount, count: pieces }, locale),
    listings: numbers.ids.package.get(id) ?? 0,
  }));
  const present = (values: { id: number; name: string; listings: number }[]) =>
    values
      .sort((a, b) => b.listings - a.listings || a.id - b.id)
      .map(({ id, name, listings }) => ({ id, name, results: count(listings) }));
  return {
    kind: { advert: count(flags.advert), product: count(flags.product) },
    offer_type: { supply: count(flags.supply), demand: count(flags.demand) },
    brands: present(brands),
    packages: present(packages),
    verified: count(flags.verified),
    in_stock: count(flags.in_stock),
    on_sale: count(flags.on_sale),
    negotiable: count(flags.negotiable),
    with_picture: count(flags.with_picture),
  };
}
