import type { Currency } from '#shared/reference-data/contract.ts';
import { convertMinor, formatMinor, type Money } from '#shared/money/money.ts';

/**
 * An amount in the display currency: `1 500,00 Kč`. An amount in a currency that is no longer listed is not converted
 * and shown with its code.
 */
export function showMoney(money: Money, currencies: readonly Currency[], shownIn: Currency): string {
  const from = currencies.find(({ code }) => code === money.currency);
  return from ? formatMinor(convertMinor(money.amount, from, shownIn), shownIn) : inUnknownCurrency(money);
}

function inUnknownCurrency({ amount, currency }: Money): string {
  return formatMinor(amount, { symbol_before: '', symbol_after: currency, decimals: null });
}

/** The discount from the original price in whole percent, rounded down; undefined below one percent. */
export function discountPercent(price: Money, original: Money): number | undefined {
  if (price.currency !== original.currency || original.amount <= 0) return undefined;
  const percent = Math.floor((1 - price.amount / original.amount) * 100 + 1e-9);
  return percent >= 1 ? percent : undefined;
}
