import type { ListingSort } from '#shared/catalog/limits.ts';

export type PriceSort = Extract<ListingSort, 'cheapest' | 'dearest' | 'unit_price'>;

/** The number of price bands of `price_band`: eighths of a doubling (migration 0049). */
export const priceBands = 256;

/** All bands from the first to the last one. */
export interface BandRange {
  readonly first: number;
  readonly last: number;
}

/** From the beginning of the order up to a band. */
export function bandsUpTo(sort: PriceSort, band: number): BandRange {
  return sort === 'dearest' ? { first: band, last: priceBands - 1 } : { first: 0, last: band };
}

/** The last one in the order. */
export function lastBand(sort: PriceSort): number {
  return sort === 'dearest' ? 0 : priceBands - 1;
}

/**
 * The fewest runs that cover the bands from the first to the last one, as `price_band_runs` numbers them (a binary tree
 * whose root is 1 and whose leaves are the bands): 14 at most.
 */
export function coverBands({ first, last }: BandRange): number[] {
  const runs: number[] = [];
  let from = priceBands + first;
  let to = priceBands + last + 1;
  for (; from < to; from = from >> 1, to = to >> 1) {
    if (from % 2 === 1) runs.push(from++);
    if (to % 2 === 1) runs.push(--to);
  }
  return runs;
}
