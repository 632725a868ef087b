import { decimalsOf, formatMinor } from '#shared/money/money.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { neededMinorOf, readFigure } from './figures.ts';
import { usePage } from '#web/page/page-context.tsx';

/** `1 234,5` → 1234.5; nothing is NaN, for which JSON has null: the API says that it is missing. */
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
  /** As it is typed: `129`, `4,9`. */
  readonly write: (minor: number) => string;
  /** Minor units, as `neededMinorOf`. */
  readonly read: (text: string) => number;
}

/** Amounts in the currency that the shop charges, whichever the page shows. */
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
