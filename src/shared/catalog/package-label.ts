import { languages, type Locale } from '../i18n/locales.ts';

export type PackageUnit = 'ml' | 'piece' | 'g';

export interface Package {
  readonly unit: PackageUnit;
  readonly amount: number;
  /** The number of pieces in a pack; mostly 1. */
  readonly count: number;
}

const noBreakSpace = '\u00a0';

/** The amount as shown in lists and details: `0,7 l`, `25 ks`, `50 g`, `6 × 0,5 l`; with no-break spaces. */
export function packageLabel({ unit, amount, count }: Package, locale: Locale): string {
  const unitText = unit === 'g' ? 'g' : languages[locale].piecesUnit(amount);
  const one = unit === 'ml' ? litres(amount, locale) : `${amount}${noBreakSpace}${unitText}`;
  return count > 1 ? `${count}${noBreakSpace}×${noBreakSpace}${one}` : one;
}

function litres(millilitres: number, locale: Locale): string {
  return `${String(millilitres / 1000).replace('.', languages[locale].decimalMark)}${noBreakSpace}l`;
}
