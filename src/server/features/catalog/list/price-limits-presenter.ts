import type { ListingPage } from '#shared/catalog/contract.ts';
import { decimalsOf, type CurrencyRate } from '#shared/money/money.ts';
import type { TypedPrices } from '../words/search-prices.ts';

/** Price limits typed in a search. Without a known currency they are in the default one. */
export function presentPriceLimits(
  { from, to, currency }: TypedPrices,
  currencies: readonly CurrencyRate[],
): ListingPage['price_limits'] {
  const meant = currencies.find(({ code }) => code === currency) ?? currencies.find(({ is_default }) => is_default);
  if (!meant) return null;
  const money = (amount: number | undefined) =>
    amount === undefined ? null : { amount: Math.round(amount * 10 ** decimalsOf(meant)), currency: meant.code };
  return { from: money(from), to: money(to) };
}
