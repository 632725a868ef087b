import type { WatchedQuery } from '#shared/catalog/contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listFacetNames } from '../facets/facets.queries.ts';
import { listCategoryTexts, listSellerNames } from './matched-listing.queries.ts';

/** The names of the values in saved queries. */
export interface WatchedNames {
  readonly categories: ReadonlyMap<number, { readonly name: string; readonly slug: string }>;
  /** By the ids of accounts that are public. */
  readonly sellers: ReadonlyMap<number, string>;
  readonly brands: readonly { id: number; name: string }[];
  readonly packages: readonly { id: number; name: string }[];
  readonly origins: readonly { id: string; name: string }[];
}

export async function readWatchedNames(
  reader: Reader,
  queries: readonly WatchedQuery[],
  locale: Locale,
): Promise<WatchedNames> {
  const ids = (facet: 'brand' | 'package' | 'origin') => [
    ...new Set(queries.flatMap((query) => query[facet]?.split(',') ?? [])),
  ];
  const categoryIds = queries.flatMap(({ category }) => category ?? []);
  const sellerIds = queries.flatMap(({ seller }) => seller ?? []);
  const [categories, sellers, { brands, packages, origins }] = await Promise.all([
    listCategoryTexts(reader.db, categoryIds, locale),
    listSellerNames(reader.db, sellerIds),
    listFacetNames(reader, { brand: ids('brand'), package: ids('package'), origin: ids('origin') }, locale),
  ]);
  return {
    categories: new Map(categories.map((category) => [category.id, category])),
    sellers: new Map(sellers.map(({ id, username }) => [id, username])),
    brands,
    packages: packages.map((each) => ({ id: each.id, name: packageLabel(each, locale) })),
    origins,
  };
}
