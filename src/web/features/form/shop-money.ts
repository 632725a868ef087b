import { decimalsOf, formatMinor } from '#shared/money/money.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { neededMinorOf, readFigure } from './figures.ts';
import { usePage } from '#web/page/page-context.tsx';

/** `1 234,5` → 1234.5. Empty text is NaN, which JSON encodes as null and the API reports as missing. */
export function readNumber(text: string): number {
  return readFigure(text) ?? Number.NaN;
}

export function writeNumber(value: number): string {
  return String(value).replace('.', ',');
}

export interface ShopMoney {
  readonly currency: Currency;
  /** `129,00 Kč` */
  readonly text: (minor: number) => string;
  /** For a text field: `129`, `4,9`. */
  readonly write: (minor: number) => string;
  /** Parses to minor units, like `neededMinorOf`. */
  readonly read: (text: string) => number;
}

/** Amounts in the shop's own currency, independent of the display currency. */
export function useShopMoney(): ShopMoney {
  const { currencies } = usePage().shell;
  const currency = currencies.find((each) => each.is_default) ?? currencies[0]!;
  const units = 10 ** decimalsOf(currency);
  return {
    currency,
    text: (minor) => formatMinor(minor, currency),
    write: (minor) => writeNumber(minor / units),
    read: (text) => neededMinorOf(text, currency),
  };
}
