import { lowestPriceDays } from '#shared/catalog/limits.ts';

export interface OfferedPrice {
  readonly price_minor: number;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

export interface SalePeriod {
  readonly price_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const day = 86_400_000;

/**
 * The lowest price at which goods were offered in the 30 days before a sale began, or since they are offered if that
 * is shorter (Act 634/1992, § 12a). A discount that grows step by step counts from its first step.
 * Undefined when nothing was offered before the sale.
 */
export function lowestPriceBefore(
  saleBegan: Date,
  sales: readonly SalePeriod[],
  offered: readonly OfferedPrice[],
): number | undefined {
  const began = firstStepOf(saleBegan, sales).getTime();
  const prices = offered
    .filter(({ valid_from, valid_to }) => {
      const until = valid_to?.getTime() ?? Number.POSITIVE_INFINITY;
      return valid_from.getTime() < began && until > began - lowestPriceDays * day;
    })
    .map(({ price_minor }) => price_minor);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

function firstStepOf(saleBegan: Date, sales: readonly SalePeriod[]): Date {
  const current = sales.find(({ starts_at }) => starts_at.getTime() === saleBegan.getTime());
  const before =
    current &&
    sales.find(
      ({ starts_at, ends_at, price_minor }) =>
        starts_at < saleBegan && ends_at >= saleBegan && price_minor > current.price_minor,
    );
  return before ? firstStepOf(before.starts_at, sales) : saleBegan;
}
