import type { Currency } from '#shared/lists/contract.ts';
import { useCurrency, usePage } from '#web/page/page-context.tsx';
import { chosenCurrency } from '#web/page/page-state.ts';
import { hasPrice, type ListingChoice } from './listing-address.ts';

/**
 * The currency of the price filter, which a change of the shown currency leaves as it is; while no filter stands, the
 * shown one.
 */
export function usePriceCurrency(choice: ListingChoice): Currency {
  const { currencies } = usePage().shell;
  const shown = useCurrency();
  if (!hasPrice(choice)) return shown;
  return currencies.find(({ code }) => code === choice.currency) ?? chosenCurrency(currencies, undefined);
}
