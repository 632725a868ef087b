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
  /** The price before the sale; null without one. */
  readonly original: number | null;
}

/** What a product costs at a time. A "sale" that is no cheaper than the regular price is none. */
export function offeredPrice(
  product: { readonly regularPrice: number; readonly mayBeDiscounted: boolean; readonly sales: readonly SalePeriod[] },
  at: Date,
): OfferedNow {
  const { regularPrice, mayBeDiscounted } = product;
  const sale = mayBeDiscounted ? currentSale(product.sales, at) : undefined;
  return sale && sale.price_minor < regularPrice
    ? { offered: sale.price_minor, original: regularPrice }
    : { offered: regularPrice, original: null };
}

/** When a discount that grows step by step began: with the first of the sales that pass into one another. */
export function firstStepOf(sale: SalePeriod, sales: readonly SalePeriod[]): Date {
  const before = sales.find(
    ({ starts_at, ends_at, price_minor }) =>
      starts_at < sale.starts_at && ends_at >= sale.starts_at && price_minor > sale.price_minor,
  );
  return before ? firstStepOf(before, sales) : sale.starts_at;
}
