import { countLimit, lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { fits, flagConditions, type FlagValue } from './facet-bits.ts';
import { probeBits, probeValues, tallyScanned, type ScannedTallies } from './facets.queries.ts';
import { tallyCounted } from './listing-counts.queries.ts';
import { hasPriceLimits, type ListingSelection } from './listing-selection.ts';
import type { Family } from './selection.queries.ts';
import { mostFrequent, sumOf, type Tally } from './tally.ts';

/** Listings read at most for one family of facets; beyond that each offered value is counted by itself. */
const scanCap = 10_000;

const offeredValues = 15;

/** So many listings have a page; the total is exact up to here, so that the number of pages is. */
const reachableListings = lastReachablePage * listingsPerPage;

export interface FacetNumbers {
  /** `total` is the number of results of the selection itself, exact as far as pages reach. */
  readonly flags: Record<FlagValue | 'total', number>;
  /** Of the offered brands and packages; numbers beyond the limit of exact counts only say "more". */
  readonly brands: Tally;
  readonly packages: Tally;
  /** False where only a part of the listings was counted: then the numbers are the least there is. */
  readonly isWhole: Record<Family, boolean>;
}

/**
 * How many listings each value of each filter would give beside the other chosen filters. The counters answer where
 * they suffice: they know brand or package with every combination of flags, but no prices and not both at once.
 * Otherwise a part of the listings is read; what it leaves unsure is counted value by value.
 */
export async function countFacets(
  reader: Reader,
  selection: ListingSelection,
  categoryId: number | undefined,
): Promise<FacetNumbers> {
  const { brandIds, packageIds, chosen } = selection;
  const counted = await tallyCounted(reader, categoryId, selection);
  const hasLimits = hasPriceLimits(selection);
  const suffices: Record<Family, boolean> = {
    bits: !hasLimits && (brandIds.length === 0 || packageIds.length === 0),
    brands: !hasLimits && packageIds.length === 0,
    packages: !hasLimits && brandIds.length === 0,
  };
  const isChosen = { bits: chosen.mask !== 0, brands: brandIds.length > 0, packages: packageIds.length > 0 };
  // Families without a filter of their own all count the selection itself: it is read once for them.
  let itself: Promise<ScannedTallies> | undefined;
  const scan = (family: Family) =>
    isChosen[family]
      ? tallyScanned(reader, selection, family, scanCap)
      : (itself ??= tallyScanned(reader, selection, undefined, scanCap));
  const [flags, brands, packages] = await Promise.all([
    suffices.bits ? flagNumbers(selection, counted.bits) : scan('bits').then(scannedFlags),
    suffices.brands ? offered(counted.brands, brandIds) : scan('brands').then((seen) => scannedValues('brands', seen)),
    suffices.packages
      ? offered(counted.packages, packageIds)
      : scan('packages').then((seen) => scannedValues('packages', seen)),
  ]);
  return { flags, brands, packages, isWhole: { bits: true, brands: true, packages: true } };

  async function scannedFlags(seen: ScannedTallies): Promise<FacetNumbers['flags']> {
    if (seen.listings <= scanCap) return flagNumbers(selection, seen.bits);
    return probeFlags(reader, selection, { least: seen.bits, most: counted.bits });
  }

  async function scannedValues(family: 'brands' | 'packages', seen: ScannedTallies): Promise<Tally> {
    const chosenIds = family === 'brands' ? brandIds : packageIds;
    if (seen.listings <= scanCap) return offered(seen[family], chosenIds);
    const values = mostFrequent(counted[family], offeredValues, chosenIds);
    const unsure = values.filter((value) => (seen[family].get(value) ?? 0) <= countLimit);
    const probed = await probeValues(
      reader,
      selection,
      family,
      unsure.filter((value) => counted[family].has(value)),
    );
    return new Map(values.map((value) => [value, probed.get(value) ?? seen[family].get(value) ?? 0]));
  }
}

export function flagNumbers(
  selection: Pick<ListingSelection, 'scope' | 'chosen'>,
  tally: Tally,
): FacetNumbers['flags'] {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(([flag, wanted]) => [flag, sumOf(tally, (bits) => fits(bits, ...wanted))] as const);
  return Object.fromEntries(numbers) as FacetNumbers['flags'];
}

/** What a part has shown to be beyond the limit is known; what the counters don't have at all is not looked for. */
async function probeFlags(
  reader: Reader,
  selection: ListingSelection,
  bounds: { least: Tally; most: Tally },
): Promise<FacetNumbers['flags']> {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(async ([flag, wanted]) => {
    const limit = flag === 'total' ? reachableListings : countLimit;
    const least = sumOf(bounds.least, (bits) => fits(bits, ...wanted));
    if (least > limit) return [flag, least] as const;
    const most = sumOf(bounds.most, (bits) => fits(bits, ...wanted));
    return [flag, most === 0 ? 0 : await probeBits(reader, selection, wanted, limit)] as const;
  });
  return Object.fromEntries(await Promise.all(numbers)) as FacetNumbers['flags'];
}

export function offered(tally: Tally, chosenIds: readonly number[]): Tally {
  return new Map(mostFrequent(tally, offeredValues, chosenIds).map((value) => [value, tally.get(value) ?? 0]));
}
