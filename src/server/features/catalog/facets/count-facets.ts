import { countLimit, lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { fits, flagConditions, type FlagValue } from './facet-bits.ts';
import { probeBits, probeValues, listingSampleShare, countListings, type ScannedCounts } from './facets.queries.ts';
import { readCounters } from './listing-counts.queries.ts';
import { hasPriceLimits, type ListingSelection } from './listing-selection.ts';
import type { FacetGroup } from './selection.queries.ts';
import { mostFrequent, sumOf, type ValueCounts } from './value-counts.ts';

/** Selections up to so many listings are read whole; of larger ones a sample, and what it leaves unsure value by value. */
const mostRead = 25_000;
/** So many in the sample (one in 64) are more than a thousand among all, beyond doubt. */
const surelyMany = 40;

const offeredValues = 15;

/** So many listings have a page; the total is exact up to here, so that the number of pages is. */
const reachableListings = lastReachablePage * listingsPerPage;

export interface FacetNumbers {
  /** `total` is the number of results of the selection itself, exact as far as pages reach. */
  readonly flags: Record<FlagValue | 'total', number>;
  /** Of the offered brands and packages; numbers beyond the limit of exact counts only say "more". */
  readonly brands: ValueCounts;
  readonly packages: ValueCounts;
  /** False where the sample of searches was counted: then all numbers but the total are of it. */
  readonly isWhole: boolean;
}

/**
 * How many listings each value of each filter would give beside the other chosen filters. Without price limits the
 * counters know it all; with them listings are read, within what the counters say there is at most.
 */
export async function countFacets(
  reader: Reader,
  selection: ListingSelection,
  categoryId: number | undefined,
  readable = mostRead,
): Promise<FacetNumbers> {
  const { brandIds, packageIds, chosen, scope } = selection;
  const counted = await readCounters(reader, categoryId, selection);
  if (!hasPriceLimits(selection))
    return {
      flags: flagNumbers(selection, counted.bits),
      brands: offered(counted.brands, brandIds),
      packages: offered(counted.packages, packageIds),
      isWhole: true,
    };
  const isChosen = { bits: chosen.mask !== 0, brands: brandIds.length > 0, packages: packageIds.length > 0 };
  // Families without a filter of their own all count the selection itself: it is read once for them.
  let itself: Promise<SeenCounts> | undefined;
  const see = (family: FacetGroup) =>
    isChosen[family]
      ? seeListings(reader, selection, family, { most: sumOf(counted[family]), readable })
      : (itself ??= seeListings(reader, selection, undefined, {
          most: sumOf(counted.bits, (bits) => fits(bits, scope, chosen)),
          readable,
        }));
  const [flags, brands, packages] = await Promise.all([
    see('bits').then(seenFlags),
    see('brands').then((seen) => seenValues('brands', seen)),
    see('packages').then((seen) => seenValues('packages', seen)),
  ]);
  return { flags, brands, packages, isWhole: true };

  function seenFlags(seen: SeenCounts): FacetNumbers['flags'] | Promise<FacetNumbers['flags']> {
    if (seen.isWhole) return flagNumbers(selection, seen.bits);
    return probeFlags(reader, selection, { sample: seen.bits, most: counted.bits });
  }

  async function seenValues(family: 'brands' | 'packages', seen: SeenCounts): Promise<ValueCounts> {
    const chosenIds = family === 'brands' ? brandIds : packageIds;
    if (seen.isWhole) return offered(seen[family], chosenIds);
    const values = mostFrequent(counted[family], offeredValues, chosenIds);
    const known = new Map(values.map((value) => [value, (seen[family].get(value) ?? 0) * listingSampleShare]));
    const unsure = values.filter((value) => (seen[family].get(value) ?? 0) < surelyMany && counted[family].has(value));
    return new Map([...known, ...(await probeValues(reader, selection, family, unsure))]);
  }
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
  if (most === 0) return { bits: new Map(), brands: new Map(), packages: new Map(), listings: 0, isWhole: true };
  if (most > readable) {
    const sample = await countListings(reader, selection, leftOut, true);
    if (sample.listings * listingSampleShare > readable) return { ...sample, isWhole: false };
  }
  return { ...(await countListings(reader, selection, leftOut, false)), isWhole: true };
}

export function flagNumbers(
  selection: Pick<ListingSelection, 'scope' | 'chosen'>,
  counts: ValueCounts,
): FacetNumbers['flags'] {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(([flag, wanted]) => [flag, sumOf(counts, (bits) => fits(bits, ...wanted))] as const);
  return Object.fromEntries(numbers) as FacetNumbers['flags'];
}

/** What the sample shows to be many is known; what the counters don't have at all is not looked for. */
async function probeFlags(
  reader: Reader,
  selection: ListingSelection,
  { sample, most }: { sample: ValueCounts; most: ValueCounts },
): Promise<FacetNumbers['flags']> {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(async ([flag, wanted]) => {
    const limit = flag === 'total' ? reachableListings : countLimit;
    const seen = sumOf(sample, (bits) => fits(bits, ...wanted));
    // Twice the limit and more cannot come about by chance in samples of this size.
    if (seen >= surelyMany && seen * listingSampleShare > limit * 2) return [flag, seen * listingSampleShare] as const;
    if (sumOf(most, (bits) => fits(bits, ...wanted)) === 0) return [flag, 0] as const;
    return [flag, await probeBits(reader, selection, wanted, limit)] as const;
  });
  return Object.fromEntries(await Promise.all(numbers)) as FacetNumbers['flags'];
}

export function offered(counts: ValueCounts, chosenIds: readonly number[]): ValueCounts {
  return new Map(mostFrequent(counts, offeredValues, chosenIds).map((value) => [value, counts.get(value) ?? 0]));
}
