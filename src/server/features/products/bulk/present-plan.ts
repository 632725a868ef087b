import type { BulkChange, BulkRow } from '#shared/products/bulk-contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { stockPath, valueAt, valuesOf, type Values } from '../values/product-values.ts';
import type { PlannedChange } from './plan-change.ts';

interface Words {
  readonly change: BulkChange;
  readonly lang: Locale;
  /** Names of categories by id. */
  readonly categories: ReadonlyMap<number, string>;
}

/** What the administrator sees, and what the version of a preview covers. */
export function presentPlan(
  { state, after, sale, obstacle }: PlannedChange,
  { change, lang, categories }: Words,
): BulkRow {
  const values = valuesOf(state);
  const seen = (shown: Values, salePrice: number | null) => ({
    regular_price: Number(shown.regular_price_minor),
    is_shown: shown.is_shown === true,
    category: categories.get(Number(shown.category_id)) ?? '',
    stock: change.kind === 'stock' ? Number(valueAt(shown, stockPath(change.branch_id))) : null,
    sale_price: salePrice,
  });
  return {
    id: state.id,
    name: state.texts[lang].name,
    before: seen(values, null),
    after: seen({ ...values, ...after }, sale?.price_minor ?? null),
    obstacle,
  };
}
