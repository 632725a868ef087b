import { lowestPriceDays } from '#shared/catalog/limits.ts';

export interface OfferedPrice {
  readonly price_minor: number;
  readonly valid_from: Date;
  readonly valid_to: Date | null;
}

const day = 86_400_000;

/**
 * The lowest price at which goods were offered in the 30 days before a discount began, or since they were first
 * offered if that is shorter (Act 634/1992, § 12a). A discount that grows step by step began with its first step
 * (`firstStepOf`).
 * @returns undefined when the goods were not offered before
 */
export function lowestPriceBefore(began: Date, offered: readonly OfferedPrice[]): number | undefined {
  const prices = offered
    .filter(({ valid_from, valid_to }) => {
      const until = valid_to?.getTime() ?? Number.POSITIVE_INFINITY;
      return valid_from < began && until > began.getTime() - lowestPriceDays * day;
    })
    .map(({ price_minor }) => price_minor);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
