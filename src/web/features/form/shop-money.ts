import { formatMinor } from '#shared/money/money.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { useFigures } from './figures.ts';

export interface ShopMoney {
  readonly currency: Currency;
  /** `129,00 Kč` */
  readonly text: (minor: number) => string;
  /** For a text field: `129`, `4,9`. */
  readonly write: (minor: number) => string;
  /** Parses to minor units, like `Figures.requiredMinor`. */
  readonly read: (text: string) => number;
}

/** Amounts in the shop's own currency, independent of the display currency. */
export function useShopMoney(): ShopMoney {
  const { currencies } = usePage().shell;
  const currency = currencies.find((each) => each.is_default) ?? currencies[0]!;
  const figures = useFigures();
  return {
    currency,
    text: (minor) => formatMinor(minor, currency),
    write: (minor) => figures.minorText(minor, currency),
    read: (text) => figures.requiredMinor(text, currency),
  };
}
