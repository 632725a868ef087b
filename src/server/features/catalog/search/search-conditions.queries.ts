import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import { orderOf } from '../list/listing-page.queries.ts';
import type { TextQuery } from '../words/text-query.ts';
import { coverBands, type BandRange, type PriceSort } from './price-bands.ts';

/** A text query with what to rank first. */
export interface SearchText extends TextQuery {
  readonly preferredPackageIds: readonly number[];
  /** Categories, with their subcategories, whose whole name is in the query. */
  readonly namedCategoryIds: readonly number[];
}

export interface SearchPageRequest {
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
}

/** A sixteenth of the listings has indexes of its own (migration 0012). */
export const searchSampleShare = 16;
export const inSearchSample = sql<boolean>`l.id & 960 = 0`;

/**
 * The order of results that match equally well. Those with the same price come newest first, and so do those without a price,
 * which come last. Paid placement has no effect here, as the note beside the results says.
 */
export function searchOrder(sort: ListingSort): RawBuilder<unknown> {
  if (!isByPrice(sort)) return orderOf.newest;
  const direction = sort === 'dearest' ? sql`desc nulls last` : sql`asc`;
  return sql`${priceOf(sort)} ${direction}, ${orderOf.newest}`;
}

export function isByPrice(sort: ListingSort): sort is PriceSort {
  return sort === 'cheapest' || sort === 'dearest' || sort === 'unit_price';
}

/** The column with the price that the order uses; null without a price. */
export function priceOf(sort: PriceSort): RawBuilder<number | null> {
  return sort === 'unit_price' ? sql`l.unit_price_base` : sql`l.price_base`;
}

/** The band of this price; null without a price. */
export function bandOf(sort: PriceSort): RawBuilder<number | null> {
  return sort === 'unit_price' ? sql`l.unit_price_band` : sql`l.price_band`;
}

/** As runs of bands, which an inverted index intersects with words. Undefined: none. */
export function inBands(sort: PriceSort, bands: BandRange | undefined): RawBuilder<boolean> {
  return sql<boolean>`price_band_runs(${bandOf(sort)}) && ${bands ? coverBands(bands) : []}::smallint[]`;
}

/** Uses the inverted index; only loose prefixes are checked listing by listing. */
export function hasWords(
  vector: 'head' | 'doc',
  indexed: readonly string[],
  loose: string | undefined,
): RawBuilder<boolean> {
  const column = sql.ref(`l.${vector}`);
  return allOf([...indexed.map((query) => sql<boolean>`${column} @@ ${query}::tsquery`), ...hasLoose(vector, loose)]);
}

export function hasLoose(vector: 'head' | 'doc', loose: string | undefined): RawBuilder<boolean>[] {
  return loose === undefined ? [] : [sql<boolean>`ts_match_vq(${sql.ref(`l.${vector}`)}, ${loose}::tsquery)`];
}

export function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Null for a listing without a package. */
export function hasPreferredPackage(text: SearchText): RawBuilder<boolean> {
  return sql<boolean>`l.package_id = any(${[...text.preferredPackageIds]}::int[])`;
}

export function isPreferred(text: SearchText): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${hasPreferredPackage(text)}, false)`;
}

/** Whether the words of a query are in the name, brand or category of `l`. */
export function headHas(query: string): RawBuilder<boolean> {
  return sql<boolean>`ts_match_vq(l.head, ${query}::tsquery)`;
}
