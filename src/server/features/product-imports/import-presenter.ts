import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { ProductImport, ProductImportRow } from '#shared/product-imports/admin-contract.ts';
import { columnOf } from '#shared/product-imports/columns.ts';
import type { Value } from '#server/features/products/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { titleOf, type KnownColumn } from './columns/column-titles.ts';
import type { Mapping } from './columns/recognise-columns.ts';
import type { ImportRecord } from './import.queries.ts';
import type { Choices } from './rows/choice.queries.ts';
import type { ListedRow } from './rows/import-row.queries.ts';
import type { IssueText, RowProblem } from './rows/row-problem.ts';

const longestText = 200;
const longestGiven = 40;

export function presentImport(record: ImportRecord): ProductImport {
  const { file_key: _key, header: _header, samples: _samples, mapping: _mapping, ...rest } = record;
  const { last_line: _line, change_set_id: _set, actor_id: _actor, checks: _checks, ...shown } = rest;
  return {
    ...shown,
    uploaded_at: shown.uploaded_at.toISOString(),
    ended_at: shown.ended_at?.toISOString() ?? null,
    stopped_at: shown.stopped_at?.toISOString() ?? null,
  };
}

/** What texts of rows are made of. */
export interface RowWords {
  readonly locale: Locale;
  readonly columns: readonly KnownColumn[];
  readonly choices: Choices;
  readonly currency: Parameters<typeof formatMinor>[1];
  readonly issueText: IssueText;
}

export function presentRow(row: ListedRow, mapping: Mapping, words: RowWords): ProductImportRow {
  const i18n = serverI18n(words.locale);
  const text = (path: string, value: Value | undefined) => valueText(path, value, words, i18n);
  const cell = (name: string) => (row.cells[mapping.indexOf(name)] ?? '').trim();
  // A product that does not exist yet has the name that the file brings.
  const nameColumns = [words.locale, ...locales].map((locale) => `name_${locale}`);
  return {
    line: row.line,
    sku: cell('sku'),
    name: row.name ?? (nameColumns.map(cell).find((name) => name !== '') || null),
    product_id: row.listing_id,
    // The database does not keep the order of the columns.
    changes: inOrder(Object.entries(row.after), words).map(([path, after]) => ({
      field: columnTitle(columnOf(path), words),
      before: text(path, row.before[path]),
      after: text(path, after),
    })),
    problems: problemTexts(row.problems, words, cell),
  };
}

function inOrder(entries: [string, Value][], { columns }: RowWords): [string, Value][] {
  const placeOf = new Map(columns.map(({ name }, index) => [name, index]));
  return entries.toSorted(([one], [other]) => (placeOf.get(columnOf(one)) ?? 0) - (placeOf.get(columnOf(other)) ?? 0));
}

/**
 * Each problem with its column: `Běžná cena (abc): Tohle není číslo.`
 * @param cell what the file has in a column, where its reader does not see it
 */
export function problemTexts(
  problems: readonly RowProblem[],
  words: RowWords,
  cell: (column: string) => string = () => '',
): string[] {
  const i18n = serverI18n(words.locale);
  return problems.map(({ column, issue }) => {
    // The code has a column of its own beside the problems.
    const given = column === 'sku' ? '' : cell(column);
    const short = given.length > longestGiven ? `${given.slice(0, longestGiven)}…` : given;
    const title = columnTitle(column, words);
    return `${short === '' ? title : `${title} (${short})`}: ${words.issueText(i18n, issue)}`;
  });
}

function columnTitle(name: string, { columns, locale }: RowWords): string {
  const column = columns.find((each) => each.name === name);
  return column ? titleOf(column, locale) : name;
}

function valueText(path: string, value: Value | undefined, { choices, currency }: RowWords, i18n: I18n): string | null {
  if (value === null || value === undefined || value === '' || typeof value === 'object') return null;
  if (path.endsWith('_minor')) return formatMinor(Number(value), currency);
  if (typeof value === 'boolean') return value ? i18n._(msg`ano`) : i18n._(msg`ne`);
  const names = Object.hasOwn(choices.names, path) ? choices.names[path as keyof Choices['names']] : undefined;
  return (names?.get(Number(value)) ?? String(value)).slice(0, longestText);
}
