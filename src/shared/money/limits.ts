/**
 * Limits of typed amounts and rates. What exceeds them is a typing error; what is possible but unusual needs a
 * confirmation.
 */

/** Minor units: a hundred million crowns, more than any bottle or order. */
export const mostAmount = 10_000_000_000;

/** Minor units: the price of a delivery, the fee of a payment. */
export const mostCharge = 10_000_000;

/** Units of the default currency that one unit of another costs. */
export const rateLimits = { min: 0.000_001, max: 1000, step: 0.000_000_01 } as const;

/** A rate that changes by more, in percent, needs a confirmation. */
export const usualRateChange = 20;

export function isUsualRate(before: number, after: number): boolean {
  return Math.abs(after - before) <= (before * usualRateChange) / 100;
}
