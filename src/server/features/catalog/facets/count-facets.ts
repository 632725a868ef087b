import { idsNames, type IdsFacet } from '#shared/catalog/facets.ts';
import { countLimit, lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { fits, flagConditions, type FlagValue } from './facet-bits.ts';
import { probeBits, probeValues, listingSampleShare, countListings, type ScannedCounts } from './facets.queries.ts';
import { rememberEach } from '../words/remember-each.ts';
import { readCounters } from './listing-counts.queries.ts';
import { hasRange, type ListingSelection } from './listing-selection.ts';
import {
  groupCounts,
  mapIdsFacets,
  mostFrequent,
  sumOf,
  type FacetGroup,
  type FacetValue,
  type GroupCounts,
  type ValueCounts,
} from './value-counts.ts';

/**
 * Limit up to which selections are read completely; of larger ones a sample is read, and single values that it leaves
 * unsure.
 */
const mostRead = 25_000;
/** Limit of listings with a page; the total and the number of pages are exact up to here. */
const reachableListings = lastReachablePage * listingsPerPage;

export interface CountLimits {
  /** Of more listings a sample is counted. */
  readonly readable: number;
  /** The counts of more results may be remembered. */
  readonly exact: number;
}

const usualLimits: CountLimits = { readable: mostRead, exact: reachableListings };
/** A count this high in the sample (one in 64) proves more than a thousand in total. */
const surelyMany = 40;

const offeredValues = 15;

export interface FacetNumbers {
  /** `total` is the number of results of the selection itself, exact as far as pages reach. */
  readonly flags: Record<FlagValue | 'total', number>;
  /** Of the offered values; numbers beyond the limit of exact counts only mean "more". */
  readonly ids: Readonly<Record<IdsFacet, ValueCounts>>;
  /** False when only the sample of searches was counted: then every number but the total is the sample's. */
  readonly isWhole: boolean;
}

/**
 * Counts how many listings each value of each filter would give beside the other chosen filters. Without ranges the
 * counters know everything; with them listings are read, bounded by what the counters allow.
 */
export async function countFacets(
  reader: Reader,
  selection: ListingSelection,
  categoryId: number | undefined,
  limits: CountLimits = usualLimits,
): Promise<FacetNumbers> {
  const counted = await readCounters(reader, categoryId, selection);
  if (!hasRange(selection)) return facetNumbers(selection, counted);
  const inScope = sumOf(counted.flags, (bits) => fits(bits, selection.scope));
  let fresh: FacetNumbers | undefined;
  const take = (numbers: FacetNumbers) => void (fresh = numbers);
  const many = inScope > limits.exact ? await countMany(reader, selection, categoryId, limits, take) : null;
  return many ?? fresh ?? countWithin(reader, selection, counted, limits);
}

/** What the key of an entry takes in memory, in numbers. */
const weightOfKey = 20;

/**
 * Pages with the same filters share the counts of many results, which may be as old as those of a search. Null where there are
 * few: their pages must know the exact number.
 */
const countMany = rememberEach(
  async (
    reader,
    selection: ListingSelection,
    categoryId: number | undefined,
    limits: CountLimits,
    take: (numbers: FacetNumbers) => void,
  ) => {
    const numbers = await countWithin(reader, selection, await readCounters(reader, categoryId, selection), limits);
    take(numbers);
    return numbers.flags.total > limits.exact ? numbers : null;
  },
  {
    // The category stands for all below it.
    keyOf: ({ categoryIds: _below, ...selection }, categoryId) => JSON.stringify([categoryId, selection]),
    sizeOf: (numbers) => weightOfKey + (numbers ? idsNames.reduce((sum, name) => sum + numbers.ids[name].size, 0) : 0),
    most: 20_000,
  },
);

/** Counts with ranges: reads listings, at most as many as the counters say. */
async function countWithin(
  reader: Reader,
  selection: ListingSelection,
  counted: GroupCounts,
  { readable }: CountLimits,
): Promise<FacetNumbers> {
  const { ids, chosen, scope } = selection;
  // Groups without a filter of their own all count the selection itself: it is read once for them.
  let itself: Promise<SeenCounts> | undefined;
  const see = (group: FacetGroup) => {
    const isChosen = group === 'flags' ? chosen.mask !== 0 : ids[group].length > 0;
    if (isChosen) return seeListings(reader, selection, group, { most: sumOf<FacetValue>(counted[group]), readable });
    const most = sumOf(counted.flags, (bits) => fits(bits, scope, chosen));
    return (itself ??= seeListings(reader, selection, undefined, { most, readable }));
  };
  const [flags, ...values] = await Promise.all([
    see('flags').then(seenFlags),
    ...idsNames.map(async (name) => [name, await seenValues(name, await see(name))] as const),
  ]);
  return { flags, ids: Object.fromEntries(values) as FacetNumbers['ids'], isWhole: true };

  function seenFlags(seen: SeenCounts): FacetNumbers['flags'] | Promise<FacetNumbers['flags']> {
    if (seen.isWhole) return flagNumbers(selection, seen.flags);
    return probeFlags(reader, selection, { sample: seen.flags, most: counted.flags });
  }

  async function seenValues(facet: IdsFacet, seen: SeenCounts): Promise<ValueCounts> {
    if (seen.isWhole) return offered(seen[facet], ids[facet]);
    const values = mostFrequent(counted[facet], offeredValues, ids[facet]);
    const known = new Map(values.map((value) => [value, (seen[facet].get(value) ?? 0) * listingSampleShare]));
    const unsure = values.filter((value) => (seen[facet].get(value) ?? 0) < surelyMany && counted[facet].has(value));
    return new Map([...known, ...(await probeValues(reader, selection, facet, unsure))]);
  }
}

/** The numbers of a selection of which every group is counted. */
export function facetNumbers(selection: ListingSelection, counts: GroupCounts): FacetNumbers {
  return {
    flags: flagNumbers(selection, counts.flags),
    ids: mapIdsFacets((name) => offered(counts[name], selection.ids[name])),
    isWhole: true,
  };
}

interface SeenCounts extends ScannedCounts {
  /** False: of the sample. */
  readonly isWhole: boolean;
}

/** @param most the most listings that there can be */
async function seeListings(
  reader: Reader,
  selection: ListingSelection,
  leftOut: FacetGroup | undefined,
  { most, readable }: { most: number; readable: number },
): Promise<SeenCounts> {
  if (most === 0) return { ...groupCounts(() => new Map()), listings: 0, isWhole: true };
  if (most > readable) {
    const sample = await countListings(reader, selection, leftOut, true);
    if (sample.listings * listingSampleShare > readable) return { ...sample, isWhole: false };
  }
  return { ...(await countListings(reader, selection, leftOut, false)), isWhole: true };
}

function flagNumbers(
  selection: Pick<ListingSelection, 'scope' | 'chosen'>,
  counts: ValueCounts<number>,
): FacetNumbers['flags'] {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(
    ([flag, bitConditions]) => [flag, sumOf(counts, (bits) => fits(bits, ...bitConditions))] as const,
  );
  return Object.fromEntries(numbers) as FacetNumbers['flags'];
}

/** Does not look for what the sample proves to be many, or what the counters do not have at all. */
async function probeFlags(
  reader: Reader,
  selection: ListingSelection,
  { sample, most }: { sample: ValueCounts<number>; most: ValueCounts<number> },
): Promise<FacetNumbers['flags']> {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(async ([flag, bitConditions]) => {
    const limit = flag === 'total' ? reachableListings : countLimit;
    const seen = sumOf(sample, (bits) => fits(bits, ...bitConditions));
    // Twice the limit and more cannot occur by chance in samples of this size.
    if (seen >= surelyMany && seen * listingSampleShare > limit * 2) return [flag, seen * listingSampleShare] as const;
    if (sumOf(most, (bits) => fits(bits, ...bitConditions)) === 0) return [flag, 0] as const;
    return [flag, await probeBits(reader, selection, bitConditions, limit)] as const;
  });
  return Object.fromEntries(await Promise.all(numbers)) as FacetNumbers['flags'];
}

function offered(counts: ValueCounts, chosenIds: readonly FacetValue[]): ValueCounts {
  return new Map(mostFrequent(counts, offeredValues, chosenIds).map((value) => [value, counts.get(value) ?? 0]));
}
