import { countLimit, lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { fits, flagConditions, type FlagValue } from './facet-bits.ts';
import { probeBits, probeValues, tallyScanned } from './facets.queries.ts';
import { tallyCounted } from './listing-counts.queries.ts';
import { hasPriceLimits, type ListingSelection } from './listing-selection.ts';
import type { Family } from './selection.queries.ts';
import { mostFrequent, sumOf, tallyOf, type Tally } from './tally.ts';

/** Listings read at most for one family of facets; beyond that each offered value is counted by itself. */
const scanCap = 20_000;

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
 * How many listings each value of each filter would give beside the other chosen filters. Reads the counters where
 * they suffice: they know brand or package with every combination of flags, but no prices and not both at once.
 */
export async function countFacets(
  db: Queryable,
  selection: ListingSelection,
  categoryId: number | undefined,
): Promise<FacetNumbers> {
  const [flags, brands, packages] = await Promise.all([
    countFlags(db, selection, categoryId),
    countValues(db, selection, categoryId, 'brands'),
    countValues(db, selection, categoryId, 'packages'),
  ]);
  return { flags, brands, packages, isWhole: { bits: true, brands: true, packages: true } };
}

async function countFlags(
  db: Queryable,
  selection: ListingSelection,
  categoryId: number | undefined,
): Promise<FacetNumbers['flags']> {
  const { brandIds, packageIds, scope } = selection;
  const counted = async () => {
    const [dimension, valueIds] =
      packageIds.length > 0 ? (['package', packageIds] as const) : (['brand', brandIds] as const);
    return tallyOf(await tallyCounted(db, categoryId, { dimension, group: 'bits' }, { bits: [scope], valueIds }));
  };
  if (!hasPriceLimits(selection) && (brandIds.length === 0 || packageIds.length === 0))
    return flagNumbers(selection, await counted());
  const seen = tallyOf(await tallyScanned(db, selection, 'bits', scanCap));
  return sumOf(seen) <= scanCap ? flagNumbers(selection, seen) : probeFlags(db, selection, seen, await counted());
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
  db: Queryable,
  selection: ListingSelection,
  seen: Tally,
  atMost: Tally,
): Promise<FacetNumbers['flags']> {
  const conditions = Object.entries(flagConditions(selection.scope, selection.chosen));
  const numbers = conditions.map(async ([flag, wanted]) => {
    const least = sumOf(seen, (bits) => fits(bits, ...wanted));
    const limit = flag === 'total' ? reachableListings : countLimit;
    if (least > limit) return [flag, least] as const;
    const most = sumOf(atMost, (bits) => fits(bits, ...wanted));
    return [flag, most === 0 ? 0 : await probeBits(db, selection, wanted, limit)] as const;
  });
  return Object.fromEntries(await Promise.all(numbers)) as FacetNumbers['flags'];
}

async function countValues(
  db: Queryable,
  selection: ListingSelection,
  categoryId: number | undefined,
  family: 'brands' | 'packages',
): Promise<Tally> {
  const { brandIds, packageIds, scope, chosen } = selection;
  const [dimension, chosenIds, otherIds] =
    family === 'brands' ? (['brand', brandIds, packageIds] as const) : (['package', packageIds, brandIds] as const);
  const counted = async () =>
    tallyOf(await tallyCounted(db, categoryId, { dimension, group: 'value' }, { bits: [scope, chosen], valueIds: [] }));
  if (!hasPriceLimits(selection) && otherIds.length === 0) return offered(await counted(), chosenIds);
  const seen = tallyOf(await tallyScanned(db, selection, family, scanCap));
  if (sumOf(seen) <= scanCap) return offered(seen, chosenIds);
  const values = mostFrequent(await counted(), offeredValues, chosenIds);
  const unsure = values.filter((value) => (seen.get(value) ?? 0) <= countLimit);
  const probed = tallyOf(await probeValues(db, selection, family, unsure));
  return new Map(values.map((value) => [value, probed.get(value) ?? seen.get(value) ?? 0]));
}

export function offered(tally: Tally, chosenIds: readonly number[]): Tally {
  return new Map(mostFrequent(tally, offeredValues, chosenIds).map((value) => [value, tally.get(value) ?? 0]));
}
