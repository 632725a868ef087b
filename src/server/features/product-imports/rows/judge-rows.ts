import type { FieldError } from '#shared/errors.ts';
import { locales } from '#shared/i18n/locales.ts';
import { pathOf } from '#shared/product-imports/columns.ts';
import type { ProductForm } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import {
  differenceOf,
  findIdsBySku,
  listNewProductErrors,
  listProductStates,
  listValueErrors,
  valuesOf,
  type ProductState,
  type Value,
  type Values,
} from '#server/features/products/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { Mapping } from '../columns/recognise-columns.ts';
import type { Choices } from './choice.queries.ts';
import { listFirstLines, type StoredRow } from './import-row.queries.ts';
import { readCell } from './read-cell.ts';
import { checkForm, columnOfField, normalised } from './row-form.ts';
import { problemOf, type RowProblem } from './row-problem.ts';

export interface Judging {
  readonly importId: number;
  readonly mapping: Mapping;
  readonly choices: Choices;
  readonly actorId: number;
  readonly at: Date;
}

/** What becomes of a row. */
export interface JudgedRow {
  readonly line: number;
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'bad';
  readonly problems: readonly RowProblem[];
  readonly before: Values;
  readonly after: Values;
  /** Of the product that the row names. */
  readonly state?: ProductState | undefined;
  /** Of a product to be added. */
  readonly form?: ProductForm | undefined;
}

/** Judges rows by the products as they are now. The check and the carrying out agree because both call it. */
export async function judgeRows(
  context: Context,
  tx: Tx,
  judging: Judging,
  rows: readonly StoredRow[],
): Promise<JudgedRow[]> {
  const keys = rows.map(({ sku_key: key }) => key);
  const [ids, firstLines] = [await findIdsBySku(tx, keys), await listFirstLines(tx, judging.importId, keys)];
  const states = await listProductStates(tx, [...new Set(ids.values())], judging.at);
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    const state = stateOf.get(ids.get(row.sku_key) ?? 0);
    const isRepeated = firstLines.get(row.sku_key)! < row.line;
    judged.push(await judgeRow(context, tx, judging, { row, state, isRepeated }));
  }
  return judged;
}

interface Found {
  readonly row: StoredRow;
  readonly state: ProductState | undefined;
  readonly isRepeated: boolean;
}

async function judgeRow(
  context: Context,
  tx: Tx,
  { mapping, choices, actorId, at }: Judging,
  { row, state, isRepeated }: Found,
): Promise<JudgedRow> {
  const nothing = { line: row.line, before: {}, after: {}, state };
  if (row.sku_key === '') return { ...nothing, outcome: 'bad', problems: [problemOf('sku', 'required')] };
  if (isRepeated) return { ...nothing, outcome: 'bad', problems: [problemOf('sku', 'code_repeated')] };
  const { values: read, problems } = readValues(row, { mapping, choices, isNew: state === undefined });
  const values = state ? read : withNames(read);
  const checked = checkForm(state, values);
  const readable = new Set(problems.map(({ column }) => column));
  const found = [...problems, ...checked.problems.filter(({ column }) => !readable.has(column))];
  const wanted = normalised(values, checked.form);
  const difference = state ? differenceOf(valuesOf(state), wanted) : { before: {}, after: wanted };
  if (found.length === 0 && Object.keys(difference.after).length === 0)
    return { ...nothing, outcome: 'unchanged', problems: [] };
  if (found.length === 0)
    found.push(
      ...problemsOf(
        state
          ? await listValueErrors(context, tx, { state, values: difference.after, actorId, at })
          : await listNewProductErrors(context, tx, { form: checked.form!, actorId, at }),
      ),
    );
  const outcome = found.length > 0 ? 'bad' : state ? 'changed' : 'added';
  return { line: row.line, outcome, problems: found, ...difference, state, form: state ? undefined : checked.form };
}

interface Reading {
  readonly mapping: Mapping;
  readonly choices: Choices;
  readonly isNew: boolean;
}

function readValues({ cells }: StoredRow, { mapping, choices, isNew }: Reading) {
  const values: Record<string, Value> = {};
  const problems: RowProblem[] = [];
  for (const [index, column] of mapping.entries()) {
    if (column === null || (column === 'sku' && !isNew)) continue;
    const read = readCell(column, cells[index] ?? '', choices);
    if (!read) continue;
    if ('error' in read) problems.push(problemOf(column, read.error));
    else values[pathOf(column)] = read.value;
  }
  return { values, problems };
}

/** A name that a new product lacks in a language is that of the first language which has one: few suppliers translate. */
function withNames(values: Values): Values {
  const paths = locales.map((locale) => `texts.${locale}.name`);
  const name = paths.map((path) => values[path]).find((each) => each !== undefined);
  if (name === undefined) return values;
  return { ...Object.fromEntries(paths.map((path) => [path, name])), ...values };
}

function problemsOf(errors: FieldError['errors']): RowProblem[] {
  return Object.entries(errors).flatMap(([field, found]) =>
    found.map((each) => problemOf(columnOfField(field.split('.')), typeof each === 'string' ? each : each.error)),
  );
}
