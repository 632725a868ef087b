import type { Reader } from '#server/platform/db/named-statement.ts';
import { hasTimedOut } from '#server/platform/db/statement-timeout.ts';
import { fits } from '../facets/facet-bits.ts';
import { hasChoice, type ListingSelection } from '../facets/listing-selection.ts';
import type { SearchText } from './search-conditions.queries.ts';
import { countByWords, type Combination } from './search.queries.ts';
import { mapIdsFacets, type FacetGroup, type FacetValue, type GroupCounts } from '../facets/value-counts.ts';
import { rememberEach } from '../words/remember-each.ts';

/** Beyond this number of results only the sample is counted: reading more takes seconds where pages are not in memory. */
const mostCounted = 200_000;

export interface CountedResults extends GroupCounts {
  /** False when only the sample was counted, and the groupCounts are what it has. */
  readonly isWhole: boolean;
}

/** Counting reads every result, so the counts serve other pages, orders and filters of the same search, too. */
const countCombinations = rememberEach(countInTime, {
  keyOf: (text, { categoryIds, ranges, scope }, isOfSample) =>
    JSON.stringify([text.indexed, text.loose, categoryIds, ranges, scope, isOfSample]),
  sizeOf: (counts: readonly Combination[] | null) => counts?.length ?? 0,
  most: 100_000,
  storedAs: 'counts',
});

/** Null if the database gave up, as it may where the results are not in memory; the next minute tries again. */
async function countInTime(...[reader, text, selection, isOfSample]: Parameters<typeof countByWords>) {
  try {
    return await countByWords(reader, text, selection, isOfSample);
  } catch (error) {
    if (isOfSample || !hasTimedOut(error)) throw error;
    return null;
  }
}

/**
 * Counts the results of a search with many of them by every group, each within the chosen filters of the others. Up to
 * a minute old where others search for the same, else up to ten minutes.
 */
export async function countResults(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  readable = mostCounted,
): Promise<CountedResults> {
  const whole = text.atMost > readable ? null : await countCombinations(reader, text, selection, false);
  if (whole) return { ...groupsOf(whole, selection), isWhole: true };
  const sampled = await countCombinations(reader, text, selection, true);
  return { ...groupsOf(sampled ?? [], selection), isWhole: false };
}

/** Counts again and stores the counts for all processes. */
export async function storeCounts(reader: Reader, text: SearchText, selection: ListingSelection): Promise<void> {
  await countCombinations.store(reader, text, selection, text.atMost > mostCounted);
}

const unchosenOf = new WeakMap<readonly Combination[], GroupCounts>();

function groupsOf(combinations: readonly Combination[], selection: ListingSelection): GroupCounts {
  if (hasChoice(selection)) return groupCountsOf(combinations, selection);
  let counts = unchosenOf.get(combinations);
  if (!counts) unchosenOf.set(combinations, (counts = groupCountsOf(combinations, selection)));
  return counts;
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
