import { locales } from '#shared/i18n/locales.ts';
import type { ProductText } from '../product.queries.ts';
import type { ProductState } from './product-state.queries.ts';

/** A sale as changes of many products store it. */
export interface SaleValue {
  readonly price_minor: number;
  /** ISO 8601 */
  readonly starts_at: string;
  readonly ends_at: string;
}

export type Value = string | number | boolean | null | SaleValue;

/**
 * Values of a product by their paths: `regular_price_minor`, `texts.cs.name`, `stock.3` (pieces at the branch 3),
 * `sale.17` (null: there is no such sale). A change of many products consists of values before and after.
 */
export type Values = Readonly<Record<string, Value>>;

const facts = [
  'category_id',
  'brand_id',
  'package_id',
  'sku',
  'ean',
  'tax_rate',
  'weight_g',
  'regular_price_minor',
  'purchase_price_minor',
  'abv',
  'vintage',
  'age_years',
  'origin_code',
  'is_shown',
] as const satisfies readonly (keyof ProductState)[];

const textNames = ['name', 'slug', 'description', 'ingredients'] as const satisfies readonly (keyof ProductText)[];

export const stockPath = (branchId: number | string) => `stock.${branchId}`;
export const salePath = (saleId: number) => `sale.${saleId}`;

/** The id at the end of `stock.3` or `sale.17`; undefined for other paths. */
export function idIn(path: string, kind: 'stock' | 'sale'): number | undefined {
  const [first, id] = path.split('.');
  return first === kind && id !== undefined ? Number(id) : undefined;
}

/** All values of a product. A branch without a row has no piece, a sale that is over or was never there is missing. */
export function valuesOf(state: ProductState): Values {
  return {
    ...Object.fromEntries(facts.map((name) => [name, state[name]])),
    ...Object.fromEntries(
      locales.flatMap((locale) => textNames.map((name) => [`texts.${locale}.${name}`, state.texts[locale][name]])),
    ),
    ...Object.fromEntries(Object.entries(state.stock).map(([branch, pieces]) => [stockPath(branch), pieces])),
    ...Object.fromEntries(state.sales.map(({ id, ...sale }) => [salePath(id), sale])),
  };
}

/** What a value is where a product does not mention it. */
export function valueAt(values: Values, path: string): Value {
  return values[path] ?? (idIn(path, 'stock') === undefined ? null : 0);
}

export function isSameValue(one: Value, other: Value): boolean {
  return one === other || (typeof one === 'object' && typeof other === 'object' && sameSale(one, other));
}

function sameSale(one: SaleValue | null, other: SaleValue | null): boolean {
  return (
    one?.price_minor === other?.price_minor && one?.starts_at === other?.starts_at && one?.ends_at === other?.ends_at
  );
}

/** Those of the wanted values that a product does not have yet, and what it has instead. */
export function differenceOf(current: Values, wanted: Values): { readonly before: Values; readonly after: Values } {
  const paths = Object.keys(wanted).filter((path) => !isSameValue(valueAt(current, path), wanted[path]!));
  return {
    before: Object.fromEntries(paths.map((path) => [path, valueAt(current, path)])),
    after: Object.fromEntries(paths.map((path) => [path, wanted[path]!])),
  };
}

/** Values as the audit log shows them: nested, and stock by the names of branches. */
export function nested(values: Values, branchNames: ReadonlyMap<number, string>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const branch = idIn(path, 'stock');
    const parts = branch === undefined ? path.split('.') : ['stock', branchNames.get(branch) ?? String(branch)];
    let place = root;
    for (const part of parts.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    place[parts.at(-1)!] = value;
  }
  return root;
}
