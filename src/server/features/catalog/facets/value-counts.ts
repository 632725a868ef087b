import type { ResultCount } from '#shared/catalog/contract.ts';
import { countLimit } from '#shared/catalog/limits.ts';
import { idsNames, type IdsFacet } from '#shared/catalog/facets.ts';

/** An id, a country's code, or a combination of flags; what is falsy stands for "none". */
export type FacetValue = number | string;

/** Numbers of listings by value. */
export type ValueCounts<Value extends FacetValue = FacetValue> = ReadonlyMap<Value, number>;

/** Filters that are counted together, each group without its own choice: all flags, or the values of one facet. */
export type FacetGroup = 'flags' | IdsFacet;

export interface GroupCounts extends Readonly<Record<IdsFacet, ValueCounts>> {
  readonly flags: ValueCounts<number>;
}

export interface ValueCountRow<Value extends FacetValue = FacetValue> {
  readonly value: Value | null;
  readonly listings: number;
}

export function valueCounts(rows: readonly ValueCountRow[]): ValueCounts {
  return new Map(rows.map(({ value, listings }) => [value ?? 0, listings]));
}

/** @param countsOf gives every group's counts */
export function groupCounts(countsOf: (group: FacetGroup) => ValueCounts): GroupCounts {
  return { flags: countsOf('flags') as ValueCounts<number>, ...mapIdsFacets(countsOf) };
}

/** One value for each facet of ids. */
export function mapIdsFacets<T>(valueOf: (facet: IdsFacet) => T): Record<IdsFacet, T> {
  return Object.fromEntries(idsNames.map((name) => [name, valueOf(name)])) as Record<IdsFacet, T>;
}

export function sumOf<Value extends FacetValue>(
  counts: ValueCounts<Value>,
  isCounted: (value: Value) => boolean = () => true,
): number {
  let sum = 0;
  for (const [value, listings] of counts) if (isCounted(value)) sum += listings;
  return sum;
}

/** The most frequent values and the chosen ones, most frequent first; "none" is not offered. */
export function mostFrequent(counts: ValueCounts, atMost: number, chosen: readonly FacetValue[]): FacetValue[] {
  const byFrequency = [...counts].filter(([value]) => value).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const values = byFrequency.slice(0, atMost).map(([value]) => value);
  return [...values, ...chosen.filter((value) => !values.includes(value))];
}

/** Exact up to the limit, "more than that" beyond it. */
export function resultCount(listings: number): ResultCount {
  return { count: Math.min(listings, countLimit), is_more: listings > countLimit };
}

/** A count this high in the search sample, a sixteenth of the listings, proves more than `countLimit` in total. */
const surelyMany = 100;

/** The least that a count in the search sample proves. */
export function sampledCount(seen: number): ResultCount {
  return { count: seen < surelyMany ? seen : countLimit, is_more: seen > 0 };
}
