import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { locales } from '#shared/i18n/locales.ts';
import {
  fixedColumns,
  stockColumn,
  type PlainColumn,
  type TextColumn,
  type textColumns,
} from '#shared/product-imports/columns.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';

/** The first title of a column is shown; the others are recognised in headers of files as well. */
type Titles = readonly [MessageDescriptor, ...MessageDescriptor[]];

const plainTitles: Record<PlainColumn, Titles> = {
  sku: [msg`Kód zboží`, msg`Kód`, msg`Kód produktu`, msg`Katalogové číslo`],
  ean: [msg`EAN`, msg`Čárový kód`],
  category: [msg`Kategorie`, msg`Číslo kategorie`],
  brand: [msg`Značka`],
  package: [msg`Balení`],
  tax_rate: [msg`Sazba DPH`, msg`DPH`, msg`DPH %`],
  weight_g: [msg`Hmotnost v gramech`, msg`Hmotnost (g)`],
  price: [msg`Běžná cena`, msg`Cena`, msg`Cena s DPH`, msg`Prodejní cena`],
  purchase_price: [msg`Nákupní cena`],
  abv: [msg`Obsah alkoholu v %`, msg`Obsah alkoholu`, msg`Alkohol`],
  vintage: [msg`Ročník`],
  age_years: [msg`Stáří v letech`, msg`Stáří`],
  origin: [msg`Země původu`],
  shown: [msg`V nabídce`],
};

const textTitles: Record<(typeof textColumns)[number], MessageDescriptor> = {
  name: msg`Název`,
  description: msg`Popis`,
  ingredients: msg`Složení`,
};

const stockTitle = (branch: string) => msg`Sklad: ${{ branch }}`;

/** A column that a file may have. */
export interface KnownColumn {
  readonly name: string;
  /** In a language; the first one is shown. */
  readonly titles: (locale: Locale) => readonly string[];
}

/** Every column that a table of products may have. @param branches their names by id */
export function knownColumns(branches: ReadonlyMap<number, string>): KnownColumn[] {
  return [
    ...fixedColumns.map((name) => ({ name, titles: (locale: Locale) => fixedTitles(name, locale) })),
    ...[...branches].map(([id, branch]) => ({
      name: stockColumn(id),
      titles: (locale: Locale) => [serverI18n(locale)._(stockTitle(branch))],
    })),
  ];
}

function fixedTitles(name: PlainColumn | TextColumn, locale: Locale): string[] {
  const i18n = serverI18n(locale);
  if (isPlain(name)) return plainTitles[name].map((title) => i18n._(title));
  const [kind, language] = name.split('_') as [(typeof textColumns)[number], Locale];
  const title = i18n._(textTitles[kind]);
  // A title without a language means the language of the title.
  return [`${title} (${language})`, `${title} ${language}`, ...(language === locale ? [title] : [])];
}

function isPlain(name: string): name is PlainColumn {
  return Object.hasOwn(plainTitles, name);
}

export const titleOf = (column: KnownColumn, locale: Locale) => column.titles(locale)[0]!;
export const allTitlesOf = (column: KnownColumn) => locales.flatMap((locale) => column.titles(locale));
