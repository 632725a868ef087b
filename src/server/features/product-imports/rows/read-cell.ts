import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldErrorCode } from '#shared/errors.ts';
import { locales } from '#shared/i18n/locales.ts';
import { branchOf } from '#shared/product-imports/columns.ts';
import type { Value } from '#server/features/products/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { foldedName, type Choices } from './choice.queries.ts';
import { readAmount, readNumber } from './read-number.ts';

export type ReadCell = { readonly value: Value } | { readonly error: FieldErrorCode };

const inAllLanguages = (text: MessageDescriptor) =>
  new Set(locales.map((locale) => foldedName(serverI18n(locale)._(text))));
const [clearWords, yesWords, noWords] = [
  inAllLanguages(msg`[smazat]`),
  new Set([...inAllLanguages(msg`ano`), '1', 'true']),
  new Set([...inAllLanguages(msg`ne`), '0', 'false']),
];

/** What spreadsheets show instead of the value of a broken formula. */
const brokenFormula = /^#(REF|DIV\/0|VALUE|NAME|NUM|N\/A|NULL)[!?]?$/i;
/** Values that may be missing, with what they are then. */
const clearable: Readonly<Record<string, Value>> = {
  ean: null,
  brand: null,
  package: null,
  weight_g: null,
  purchase_price: null,
  abv: null,
  vintage: null,
  age_years: null,
  origin: null,
};

/**
 * Reads a cell of a column.
 * @returns undefined when it is empty: the value stays as it is
 */
export function readCell(column: string, cell: string, choices: Choices): ReadCell | undefined {
  // Our exports protect spreadsheets from formulas with an apostrophe.
  const text = cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
  if (text === '') return undefined;
  if (brokenFormula.test(text)) return { error: 'cell_broken' };
  if (clearWords.has(foldedName(text))) return cleared(column);
  const read = readers[column] ?? (branchOf(column) === undefined ? (given: string) => ({ value: given }) : number);
  return read(text, choices);
}

function cleared(column: string): ReadCell {
  if (Object.hasOwn(clearable, column)) return { value: clearable[column]! };
  return /^(description|ingredients)_/.test(column) ? { value: '' } : { error: 'not_clearable' };
}

type Reader = (text: string, choices: Choices) => ReadCell;

const number: Reader = (text) => orError(readNumber(text), 'number_unreadable');
const amount: Reader = (text) => orError(readAmount(text), 'number_unreadable');

const readers: Readonly<Record<string, Reader>> = {
  tax_rate: number,
  weight_g: number,
  price: amount,
  purchase_price: amount,
  abv: number,
  vintage: number,
  age_years: number,
  shown: (text) => {
    const word = foldedName(text);
    if (yesWords.has(word)) return { value: true };
    return noWords.has(word) ? { value: false } : { error: 'yes_no_unreadable' };
  },
  category: (text, { categories, groups }) =>
    chosen(
      text,
      categories,
      groups.has(foldedName(text)) ? 'category_divided' : 'category_unknown',
      'category_ambiguous',
    ),
  brand: (text, { brands }) => chosen(text, brands, 'brand_unknown', 'brand_unknown'),
  package: (text, { packages }) => chosen(text, packages, 'package_unknown', 'package_unknown'),
  origin: (text, { countries }) => {
    if (/^[a-z]{2}$/i.test(text)) return { value: text.toUpperCase() };
    return orError(countries.get(foldedName(text))?.[0], 'country_unknown');
  },
};

function orError(value: Value | undefined, error: FieldErrorCode): ReadCell {
  return value === undefined ? { error } : { value };
}

/** By its name, or by its number. A brand may be called by a number. */
function chosen(
  text: string,
  byName: ReadonlyMap<string, readonly number[]>,
  unknown: FieldErrorCode,
  ambiguous: FieldErrorCode,
): ReadCell {
  const ids = byName.get(foldedName(text)) ?? [];
  if (ids.length === 1) return { value: ids[0]! };
  if (ids.length > 1) return { error: ambiguous };
  return /^\d{1,15}$/.test(text) && [...byName.values()].some((each) => each.includes(Number(text)))
    ? { value: Number(text) }
    : { error: unknown };
}
