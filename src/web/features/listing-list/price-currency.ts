import type { Currency } from '#shared/reference-data/contract.ts';
import { decimalsOf } from '#shared/money/money.ts';
import { useCurrency, usePage } from '#web/page/page-context.tsx';
import { chosenCurrency } from '#web/page/page-state.ts';
import type { ListingChoice } from './listing-address.ts';

/** Converted limits are whole numbers from this many units on. */
const wholeFrom = 100;

/**
 * The choice with its price limits in the shown currency. The address keeps the limits as they were typed, so that the
 * results do not depend on the shown currency.
 */
export function useShownLimits(choice: ListingChoice) {
  const { currencies } = usePage().shell;
  const shown = useCurrency();
  const own = currencies.find(({ code }) => code === choice.currency) ?? chosenCurrency(currencies, undefined);
  const { price_from, price_to } = choice;
  return {
    shown,
    limits: {
      ...choice,
      price_from: price_from && convertLimit(price_from, own, shown, Math.floor),
      price_to: price_to && convertLimit(price_to, own, shown, Math.ceil),
    },
  };
}

/**
 * @param value in units of a currency, as of `ListingChoice`
 * @param round rounds outwards, so that the limit excludes nothing by rounding
 */
export function convertLimit(value: string, from: Currency, to: Currency, round: (units: number) => number): string {
  if (from.code === to.code) return value;
  const units = (Number(value) * from.rate) / to.rate;
  const steps = units < wholeFrom ? 10 ** decimalsOf(to) : 1;
  // Removes the error of binary fractions.
  return String(round(Number((units * steps).toFixed(4))) / steps);
}
