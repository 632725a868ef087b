import type { ResultCount } from '#shared/catalog/contract.ts';
import { countLimit } from '#shared/catalog/limits.ts';
import type { IdsFacet } from '#shared/catalog/facets.ts';

/** Numbers of listings by value: of a brand, a package or a combination of flags. 0 stands for "none". */
export type ValueCounts = ReadonlyMap<number, number>;

/** Filters that are counted together, each group without its own choice: all flags, or the values of one facet. */
export type FacetGroup = 'flags' | IdsFacet;

export type GroupCounts = Readonly<Record<FacetGroup, ValueCounts>>;

export interface ValueCountRow {
  readonly value: number | null;
  readonly listings: number;
}

export function valueCounts(rows: readonly ValueCountRow[]): ValueCounts {
  return new Map(rows.map(({ value, listings }) => [value ?? 0, listings]));
}

export function sumOf(counts: ValueCounts, isCounted: (value: number) => boolean = () => true): number {
  let sum = 0;
  for (const [value, listings] of counts) if (isCounted(value)) sum += listings;
  return sum;
}

/** The most frequent values and the chosen ones, most frequent first; "none" is not offered. */
export function mostFrequent(counts: ValueCounts, atMost: number, chosen: readonly number[]): number[] {
  const byFrequency = [...counts].filter(([value]) => value !== 0).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
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
