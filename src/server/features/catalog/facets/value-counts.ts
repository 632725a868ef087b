import type { ResultCount } from '#shared/catalog/contract.ts';
import { countLimit } from '#shared/catalog/limits.ts';

/** Numbers of listings by value: of a brand, a package or a combination of flags. 0 stands for "none". */
export type ValueCounts = ReadonlyMap<number, number>;

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

/** The most frequent values and those that are chosen, most frequent first; "none" is not offered. */
export function mostFrequent(counts: ValueCounts, atMost: number, chosen: readonly number[]): number[] {
  const byFrequency = [...counts].filter(([value]) => value !== 0).sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const values = byFrequency.slice(0, atMost).map(([value]) => value);
  return [...values, ...chosen.filter((value) => !values.includes(value))];
}

/** Exact to the limit, "more than that" beyond it. */
export function resultCount(listings: number): ResultCount {
  return { count: Math.min(listings, countLimit), is_more: listings > countLimit };
}

/** So many in the sample of searches, a sixteenth, are more than `countLimit` beyond doubt. */
const surelyMany = 100;

/** Of a number in that sample, which is the least there is. */
export function sampledCount(seen: number): ResultCount {
  return { count: seen < surelyMany ? seen : countLimit, is_more: seen > 0 };
}
