import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { columnOf } from '#shared/product-imports/columns.ts';
import { productForm, type ProductForm } from '#shared/products/admin-contract.ts';
import { mostPieces } from '#shared/products/limits.ts';
import { withValues, type ProductContent, type Value, type Values } from '#server/features/products/index.ts';
import { issueOf, type RowProblem } from './row-problem.ts';

const newProduct: ProductContent = {
  texts: mapLocales(() => ({ name: '', slug: '', description: '', ingredients: '' })),
  category_id: undefined as unknown as number,
  brand_id: null,
  package_id: null,
  sku: '',
  ean: null,
  tax_rate: undefined as unknown as number,
  weight_g: null,
  regular_price_minor: undefined as unknown as number,
  purchase_price_minor: null,
  abv: null,
  vintage: null,
  age_years: null,
  origin_code: null,
  is_shown: false,
  picture_ids: [],
};

export interface CheckedForm {
  /** Undefined with a problem anywhere in the product. */
  readonly form: ProductForm | undefined;
  /** Of the values that the row brings. */
  readonly problems: readonly RowProblem[];
}

/**
 * Checks the values of a row by the rules of the product's form.
 * @param content of the product; undefined for a new one, which has to be complete
 */
export function checkForm(content: ProductContent | undefined, values: Values): CheckedForm {
  const { data, error } = productForm.safeParse(formOf(withValues(content ?? newProduct, values)));
  const problems = (error?.issues ?? []).map((issue) => ({
    column: columnOfField(issue.path.map(String)),
    issue: issueOf(issue),
  }));
  const brought = new Set(Object.keys(values).map(columnOf));
  return {
    form: data,
    problems: [
      ...problems.filter(({ column }) => content === undefined || brought.has(column)),
      ...stockProblems(values),
    ],
  };
}

function formOf(content: ProductContent) {
  const { regular_price_minor, purchase_price_minor, origin_code, picture_ids: _pictures, ...same } = content;
  return { ...same, regular_price: regular_price_minor, purchase_price: purchase_price_minor, origin: origin_code };
}

/** The values as forms store them: texts without needless whitespace. */
export function normalised(values: Values, form: ProductForm | undefined): Values {
  if (!form) return values;
  const texts = locales.flatMap((locale) =>
    Object.entries(form.texts[locale]).map(([name, text]): [string, Value] => [`texts.${locale}.${name}`, text]),
  );
  const known = new Map(texts);
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [path, known.get(path) ?? value]));
}

function stockProblems(values: Values): RowProblem[] {
  return Object.entries(values).flatMap(([path, value]): RowProblem[] => {
    if (!path.startsWith('stock.')) return [];
    const pieces = Number(value);
    const common = { column: columnOf(path) };
    if (!Number.isInteger(pieces))
      return [{ ...common, issue: { code: 'invalid_type', isMissing: false, expected: 'int' } }];
    if (pieces < 0) return [{ ...common, issue: { code: 'too_small', isMissing: false, minimum: 0 } }];
    if (pieces > mostPieces) return [{ ...common, issue: { code: 'too_big', isMissing: false, maximum: mostPieces } }];
    return [];
  });
}

/** @param field of the product's form: `texts.cs.name`, `regular_price` */
export function columnOfField(field: readonly string[]): string {
  const [first = '', locale, name] = field;
  if (first === 'texts') return name === 'slug' ? `name_${locale}` : `${name}_${locale}`;
  const renamed: Readonly<Record<string, string>> = {
    category_id: 'category',
    brand_id: 'brand',
    package_id: 'package',
    regular_price: 'price',
    is_shown: 'shown',
  };
  return renamed[first] ?? first;
}
