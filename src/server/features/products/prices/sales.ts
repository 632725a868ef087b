import { lowestPriceBefore, type OfferedPrice } from './lowest-price.ts';

export interface SalePeriod {
  readonly price_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/**
 * The sale that applies at a time: the cheapest of several that overlap, and of equally cheap ones the last to end.
 * Both the offered price and the product's page rely on it.
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
  /** The price that the discount counts from; null without a discount. */
  readonly original: number | null;
}

interface Priced {
  readonly regularPrice: number;
  readonly mayBeDiscounted: boolean;
  readonly sales: readonly SalePeriod[];
  readonly history: readonly OfferedPrice[];
}

/**
 * The price of a product at a time. A discount counts from the lowest price of the 30 days before the sale, or from the
 * regular price if that is lower now. A sale that is cheaper than neither is not presented as one.
 */
export function offeredPrice({ regularPrice, mayBeDiscounted, sales, history }: Priced, at: Date): OfferedNow {
  const sale = mayBeDiscounted ? currentSale(sales, at) : undefined;
  if (!sale || sale.price_minor >= regularPrice) return { offered: regularPrice, original: null };
  const original = Math.min(regularPrice, lowestPriceBefore(firstStepOf(sale, sales), history) ?? regularPrice);
  return { offered: sale.price_minor, original: original > sale.price_minor ? original : null };
}

/** When a discount that grows step by step began: at the start of the first of the adjoining sales. */
export function firstStepOf(sale: SalePeriod, sales: readonly SalePeriod[]): Date {
  const before = sales.find(
    ({ starts_at, ends_at, price_minor }) =>
      starts_at < sale.starts_at && ends_at >= sale.starts_at && price_minor > sale.price_minor,
  );
  return before ? firstStepOf(before, sales) : sale.starts_at;
}
