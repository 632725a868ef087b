import type { Currency } from '#shared/reference-data/contract.ts';
import { convertMinor, formatMinor, type Money } from '#shared/money/money.ts';

/**
 * An amount as shown in the chosen currency: `1 500,00 Kč`. An amount in a currency that the list doesn't
 * hold any more stays in its own, with its code.
 */
export function showMoney(money: Money, currencies: readonly Currency[], shownIn: Currency): string {
  const from = currencies.find(({ code }) => code === money.currency);
  return from ? formatMinor(convertMinor(money.amount, from, shownIn), shownIn) : inUnknownCurrency(money);
}

function inUnknownCurrency({ amount, currency }: Money): string {
  return formatMinor(amount, { symbol_before: '', symbol_after: currency, decimals: null });
}

/** How many whole per cent a price lies below the original; undefined when that is less than one. */
export function discountPercent(price: Money, original: Money): number | undefined {
  if (price.currency !== original.currency || original.amount <= 0) return undefined;
  const percent = Math.floor((1 - price.amount / original.amount) * 100 + 1e-9);
  return percent >= 1 ? percent : undefined;
}
