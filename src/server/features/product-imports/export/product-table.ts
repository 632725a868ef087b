import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Money } from '#shared/money/money.ts';
import { fixedColumns, pathOf, stockColumn } from '#shared/product-imports/columns.ts';
import type { AdminProductQuery } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import {
  listBranchNames,
  listProductIds,
  listProductStates,
  valuesOf,
  type ProductState,
} from '#server/features/products/index.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { readChoices, type Choices } from '../rows/choice.queries.ts';

export type TableCell = string | number | boolean | Money | null;

const readAtOnce = 500;

/** Columns for people only, which imports leave out. */
const shownColumns = ['category_name', 'offered_price', 'on_sale'] as const;

/**
 * The products of a list as a table that an import understands: first the header, then batches of rows, so that the
 * memory does not depend on their number.
 */
export async function* productTable(
  { db, now, config }: Context,
  query: AdminProductQuery,
  locale: Locale,
): AsyncGenerator<readonly (readonly TableCell[])[]> {
  const branches = [...(await listBranchNames(db)).keys()];
  const choices = await readChoices(db, locale);
  const columns = [...fixedColumns, ...branches.map(stockColumn)];
  yield [[...columns, ...shownColumns]];
  const ids = await listProductIds(db, query);
  const writing = { choices, i18n: serverI18n(locale), currency: config.shop.currency, columns };
  for (let at = 0; at < ids.length; at += readAtOnce) {
    const batch = ids.slice(at, at + readAtOnce);
    const states = new Map((await listProductStates(db, batch, now())).map((state) => [state.id, state]));
    yield batch.flatMap((id) => {
      const state = states.get(id);
      return state ? [rowOf(state, writing)] : [];
    });
  }
}

interface Writing {
  readonly choices: Choices;
  readonly i18n: I18n;
  readonly currency: string;
  readonly columns: readonly string[];
}

function rowOf(state: ProductState, { choices: { names }, i18n, currency, columns }: Writing): TableCell[] {
  const values = valuesOf(state);
  const money = (amount: number): Money => ({ amount, currency });
  const cellOf = (column: string): TableCell => {
    const value = values[pathOf(column)] ?? null;
    if (column.startsWith('stock_')) return Number(value ?? 0);
    if (value === null || typeof value === 'object') return null;
    if (column === 'price' || column === 'purchase_price') return money(Number(value));
    if (column === 'brand') return names.brand_id.get(Number(value)) ?? null;
    if (column === 'package') return names.package_id.get(Number(value)) ?? null;
    return typeof value === 'boolean' ? yesNo(value, i18n) : value;
  };
  return [
    ...columns.map(cellOf),
    names.category_id.get(state.category_id) ?? null,
    money(state.price_minor),
    yesNo(state.is_on_sale, i18n),
  ];
}

function yesNo(is: boolean, i18n: I18n): string {
  return is ? i18n._(msg`ano`) : i18n._(msg`ne`);
}
