import { languages, type Locale } from '#shared/i18n/locales.ts';
import { shopTimeInput } from '#shared/i18n/shop-time.ts';
import type { Money } from '#shared/money/money.ts';

/** A cell: text, a number, an amount in the shop's currency, a time (a Date or an ISO string), or nothing. */
export type CsvCell = string | number | boolean | Date | Money | null | undefined;

/** Limit of rows in a file. */
export const mostCsvRows = 10_000;

/** Rows to read for a file: one more than the limit, to detect a longer list. */
export const csvRows = mostCsvRows + 1;

interface Marks {
  readonly separator: string;
  readonly decimal: string;
}

/**
 * Separators that spreadsheets of a language expect. They belong together: a language with a decimal comma separates
 * cells by semicolons. With the wrong pair, `12.5` would be read as the 12th of May.
 */
function marksOf(locale: Locale): Marks {
  const decimal = languages[locale].decimalMark;
  return { separator: decimal === ',' ? ';' : ',', decimal };
}

/**
 * A table for spreadsheets in a language: UTF-8 with a byte order mark, CRLF (RFC 4180 except for the separator).
 * Amounts are in major units, times in the shop's time zone. A text that a spreadsheet would run as a formula gets a
 * leading apostrophe (OWASP, CSV injection), except for phone numbers, which are written in groups of digits.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  return `${csvStart}${csvLines(rows, locale)}`;
}

/** The byte order mark, with which a file begins. */
export const csvStart = '\uFEFF';

/** A part of a file that is written while its rows are read. */
export function csvLines(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const marks = marksOf(locale);
  return rows.map((row) => `${row.map((cell) => cellText(cell, marks)).join(marks.separator)}\r\n`).join('');
}

const phoneNumber = /^\+\d{7,15}$/;

/** Between groups of digits a spreadsheet reads neither a number, which would lose the plus sign, nor a formula. */
function groupedPhone(phone: string): string {
  return phone.replace(/\d(?=(?:\d{3})+$)/g, '$&\u00a0');
}

/** The time format of presenters: ISO 8601 in UTC. */
const timeOfCall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function cellText(cell: CsvCell, { separator, decimal }: Marks): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date || (typeof cell === 'string' && timeOfCall.test(cell)))
    return shopTimeInput(cell).replace('T', ' ');
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'object') return (cell.amount / 100).toFixed(2).replace('.', decimal);
  const text = phoneNumber.test(cell) ? groupedPhone(cell) : /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
