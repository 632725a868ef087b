import { LRUCache } from 'lru-cache';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { fits } from '../facets/facet-bits.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import type { SearchText } from './search-conditions.queries.ts';
import { countByWords, type Combination } from './search.queries.ts';
import { mapIdsFacets, type FacetGroup, type FacetValue, type GroupCounts } from '../facets/value-counts.ts';

/** Counting reads every result, so the counts serve other pages, orders and filters of the same search, too. */
const maxAgeMs = 60_000;
const keptCombinations = 100_000;
/** Beyond this number of results only the sample is counted. */
const mostCounted = 500_000;

interface Count {
  readonly reader: Reader;
  readonly text: SearchText;
  readonly selection: ListingSelection;
  readonly isOfSample: boolean;
}

export interface CountedResults extends GroupCounts {
  /** False when only the sample was counted, and the groupCounts are what it has. */
  readonly isWhole: boolean;
}

const keptOf = new WeakMap<Reader['pool'], LRUCache<string, Combination[], Count>>();

/**
 * Counts the results of a search with many of them by every group, each within the chosen filters of the others. Up to
 * a minute old.
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
  const { categoryIds, ranges, scope } = selection;
  const key = JSON.stringify([text.indexed, text.loose, categoryIds, ranges, scope, isOfSample]);
  const combinations = await kept.forceFetch(key, { context: { reader, text, selection, isOfSample } });
  return { ...groupCountsOf(combinations, selection), isWhole: !isOfSample };
}

function createCache() {
  return new LRUCache<string, Combination[], Count>({
    ttl: maxAgeMs,
    maxSize: keptCombinations,
    sizeCalculation: (combinations) => combinations.length + 1,
    // Callers that wait get the counts even if the cache has no room for them.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { reader, text, selection, isOfSample } }) =>
      countByWords(reader, text, selection, isOfSample),
  });
}

function groupCountsOf(combinations: readonly Combination[], selection: ListingSelection): GroupCounts {
  const { chosen, ids } = selection;
  const counts = { flags: new Map<number, number>(), ...mapIdsFacets(() => new Map<FacetValue, number>()) };
  const groups = Object.keys(counts) as FacetGroup[];
  const isChosen = (group: FacetGroup, value: FacetValue) =>
    group === 'flags' ? fits(Number(value), chosen) : ids[group].length === 0 || ids[group].includes(value);
  for (const combination of combinations) {
    const missed = groups.filter((group) => !isChosen(group, combination[group] ?? 0));
    // Each group counts without its own choice.
    for (const group of groups) {
      if (missed.some((other) => other !== group)) continue;
      const value = combination[group] ?? 0;
      const ofGroup: Map<FacetValue, number> = counts[group];
      ofGroup.set(value, (ofGroup.get(value) ?? 0) + combination.listings);
    }
  }
  return counts;
}
