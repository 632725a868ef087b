import { lowestPriceBefore, type OfferedPrice } from './lowest-price.ts';

export interface SalePeriod {
  readonly price_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/**
 * The sale that holds at a time: of several that overlap the cheapest, and of equally cheap ones the one that lasts
 * longest. What the worker offers and what a page says about it both follow from here.
 */
export function currentSale<Sale extends SalePeriod>(sales: readonly Sale[], at: Date): Sale | undefined {
  return sales
    .filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at)
    .toSorted(
      (one, other) => one.price_minor - other.price_minor || other.ends_at.getTime() - one.ends_at.getTime(),
    )[0];
}

export interface OfferedNow {
  readonly offered: number;
  /** What it is a discount from; null without one. */
  readonly original: number | null;
}

interface Priced {
  readonly regularPrice: number;
  readonly mayBeDiscounted: boolean;
  readonly sales: readonly SalePeriod[];
  readonly history: readonly OfferedPrice[];
}

/**
 * What a product costs at a time. Its discount counts from the lowest price of the 30 days before, wherever it is shown,
 * and from no price that was raised since; a "sale" that is no cheaper than both is none.
 */
export function offeredPrice({ regularPrice, mayBeDiscounted, sales, history }: Priced, at: Date): OfferedNow {
  const sale = mayBeDiscounted ? currentSale(sales, at) : undefined;
  if (!sale || sale.price_minor >= regularPrice) return { offered: regularPrice, original: null };
  const original = Math.min(regularPrice, lowestPriceBefore(firstStepOf(sale, sales), history) ?? regularPrice);
  return { offered: sale.price_minor, original: original > sale.price_minor ? original : null };
}

/** When a discount that grows step by step began: with the first of the sales that pass into one another. */
export function firstStepOf(sale: SalePeriod, sales: readonly SalePeriod[]): Date {
  const before = sales.find(
    ({ starts_at, ends_at, price_minor }) =>
      starts_at < sale.starts_at && ends_at >= sale.starts_at && price_minor > sale.price_minor,
  );
  return before ? firstStepOf(before, sales) : sale.starts_at;
}
