import { locales, type Locale } from '../i18n/locales.ts';

/** Columns of tables of products, as exports name them and imports recognise them. */

export const textColumns = ['name', 'description', 'ingredients'] as const;
export type TextColumn = `${(typeof textColumns)[number]}_${Locale}`;

const ofTexts = locales.flatMap((locale) => textColumns.map((name): TextColumn => `${name}_${locale}`));

/** `sku` finds the product of a row. */
export const plainColumns = [
  'sku',
  'ean',
  'category',
  'brand',
  'package',
  'tax_rate',
  'weight_g',
  'price',
  'purchase_price',
  'abv',
  'vintage',
  'age_years',
  'origin',
  'shown',
] as const;
export type PlainColumn = (typeof plainColumns)[number];

export const fixedColumns: readonly (PlainColumn | TextColumn)[] = [...plainColumns, ...ofTexts];

/** What the mapping lacks for products that the catalogue does not have yet; a name in one language suffices. */
export function missingForNew(mapping: readonly (string | null)[], locale: Locale): string[] {
  const name = locales.some((each) => mapping.includes(`name_${each}`)) ? [] : [`name_${locale}`];
  return [...name, ...(['category', 'tax_rate', 'price'] as const).filter((column) => !mapping.includes(column))];
}

/** Pieces at a branch: `stock_3`. */
export const stockColumn = (branchId: number) => `stock_${branchId}`;

/** @returns undefined for a column that is not of stock */
export function branchOf(column: string): number | undefined {
  const [, id] = /^stock_(\d{1,9})$/.exec(column) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Which value of a product a column holds, by its path. */
export function pathOf(column: string): string {
  const branch = branchOf(column);
  if (branch !== undefined) return `stock.${branch}`;
  const [name, locale] = column.split('_');
  if ((textColumns as readonly string[]).includes(name!) && (locales as readonly string[]).includes(locale ?? ''))
    return `texts.${locale}.${name}`;
  return renamed[column] ?? column;
}

const renamed: Readonly<Record<string, string>> = {
  category: 'category_id',
  brand: 'brand_id',
  package: 'package_id',
  price: 'regular_price_minor',
  purchase_price: 'purchase_price_minor',
  origin: 'origin_code',
  shown: 'is_shown',
};

/** The column that holds a value. */
export function columnOf(path: string): string {
  const [kind, middle, last] = path.split('.');
  if (kind === 'stock') return `stock_${middle}`;
  if (kind === 'texts') return `${last}_${middle}`;
  return Object.entries(renamed).find(([, value]) => value === path)?.[0] ?? path;
}
