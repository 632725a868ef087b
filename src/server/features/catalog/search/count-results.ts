import { LRUCache } from 'lru-cache';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { fits } from '#server/features/catalog/facets/facet-bits.ts';
import type { ListingSelection } from '#server/features/catalog/facets/listing-selection.ts';
import type { SearchText } from './search-conditions.queries.ts';
import { countByWords, type Combination } from './search.queries.ts';
import type { FacetGroup } from '#server/features/catalog/facets/selection.queries.ts';
import type { ValueCounts } from '#server/features/catalog/facets/value-counts.ts';

/** Counting reads every result, so the counts are kept for other pages, orders and filters of the same search. */
const maxAgeMs = 60_000;
const keptCombinations = 100_000;
/** Of more than so many results, only the sample is counted. */
const mostCounted = 500_000;

interface Asked {
  readonly reader: Reader;
  readonly text: SearchText;
  readonly selection: ListingSelection;
  readonly isOfSample: boolean;
}

export interface CountedResults extends Record<FacetGroup, ValueCounts> {
  /** False when only the sample was counted, and the groupCounts are what it has. */
  readonly isWhole: boolean;
}

const keptOf = new WeakMap<Reader['pool'], LRUCache<string, Combination[], Asked>>();

/**
 * The numbers of a search with many results by flags, brand and package, each within the chosen filters of the other
 * two. Up to a minute old.
 * @param atMost there are no more results than that
 */
export async function countResults(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  atMost: number,
  readable = mostCounted,
): Promise<CountedResults> {
  const isOfSample = atMost > readable;
  let kept = keptOf.get(reader.pool);
  if (!kept) keptOf.set(reader.pool, (kept = createCache()));
  const { categoryIds, priceFrom, priceTo, scope } = selection;
  const key = JSON.stringify([text.indexed, text.loose, categoryIds, priceFrom, priceTo, scope, isOfSample]);
  const combinations = await kept.forceFetch(key, { context: { reader, text, selection, isOfSample } });
  return { ...groupCountsOf(combinations, selection), isWhole: !isOfSample };
}

function createCache() {
  return new LRUCache<string, Combination[], Asked>({
    ttl: maxAgeMs,
    maxSize: keptCombinations,
    sizeCalculation: (combinations) => combinations.length + 1,
    // Who waits gets the counts even if there is no more room for them.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { reader, text, selection, isOfSample } }) =>
      countByWords(reader, text, selection, isOfSample),
  });
}

function groupCountsOf(
  combinations: readonly Combination[],
  selection: ListingSelection,
): Record<FacetGroup, ValueCounts> {
  const { chosen, brandIds, packageIds } = selection;
  const groupCounts = {
    bits: new Map<number, number>(),
    brands: new Map<number, number>(),
    packages: new Map<number, number>(),
  };
  for (const { bits, brand, package: packageId, listings } of combinations) {
    const isOf = {
      bits: fits(bits, chosen),
      brands: brandIds.length === 0 || brandIds.includes(brand),
      packages: packageIds.length === 0 || packageIds.includes(packageId),
    };
    if (isOf.brands && isOf.packages) add(groupCounts.bits, bits, listings);
    if (isOf.bits && isOf.packages) add(groupCounts.brands, brand, listings);
    if (isOf.bits && isOf.brands) add(groupCounts.packages, packageId, listings);
  }
  return groupCounts;
}

function add(counts: Map<number, number>, value: number, listings: number): void {
  counts.set(value, (counts.get(value) ?? 0) + listings);
}
