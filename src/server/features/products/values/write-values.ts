import { mapLocales } from '#shared/i18n/paths.ts';
import { setStock } from '#server/features/stock/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { refuseTaken } from '#server/platform/db/refuse-taken.ts';
import { mayDeleteSale } from '../product-policy.ts';
import {
  areOfProductAlone,
  replaceTexts,
  updateProduct,
  updateProductAlone,
  type ProductContent,
} from '../product.queries.ts';
import { deleteSale, updateSale } from '../sale.queries.ts';
import type { ProductState } from './product-state.queries.ts';
import { idIn, valueAt, valuesOf, type Values } from './product-values.ts';

/**
 * Writes values of a locked product. The caller has checked them, and calls `applyPrices` afterwards.
 * A null of a sale deletes it, or ends it when it has begun; other values of sales are not written.
 * @throws FieldError when the code is taken
 */
export async function writeValues(tx: Tx, state: ProductState, values: Values, at: Date): Promise<void> {
  const paths = Object.keys(values);
  const { id } = state;
  const content = withValues(state, values);
  const isOf = (kind: 'texts' | 'stock' | 'sale') => (path: string) => path.startsWith(`${kind}.`);
  const hasTexts = paths.some(isOf('texts'));
  const facts = paths.filter((path) => !path.includes('.'));
  if (facts.length > 0) {
    const update = areOfProductAlone(facts) ? updateProductAlone : updateProduct;
    await refuseTaken({ product_sku_key: { sku: ['code_taken'] } }, () => update(tx, id, content));
  }
  if (hasTexts) await replaceTexts(tx, id, content.texts);
  const branches = paths.filter(isOf('stock'));
  if (branches.length > 0)
    await setStock(
      tx,
      id,
      branches.map((path) => stockChange(state, path, values)),
    );
  for (const path of paths.filter(isOf('sale'))) {
    const sale = state.sales.find((each) => each.id === idIn(path, 'sale'));
    if (!sale || values[path] !== null) continue;
    const period = { starts_at: new Date(sale.starts_at), ends_at: new Date(sale.ends_at) };
    if (mayDeleteSale(period, at)) await deleteSale(tx, sale.id);
    else await updateSale(tx, sale.id, { ends_at: at });
  }
}

function stockChange(state: ProductState, path: string, values: Values) {
  const before = Number(valueAt(valuesOf(state), path));
  return { branch_id: idIn(path, 'stock')!, before, quantity: Number(values[path]) };
}

/** The content of a product with some other values. */
export function withValues(content: ProductContent, values: Values): ProductContent {
  const facts = Object.fromEntries(Object.entries(values).filter(([path]) => !path.includes('.')));
  return {
    ...content,
    ...facts,
    texts: mapLocales((locale) => {
      const beginning = `texts.${locale}.`;
      const changed = Object.entries(values).filter(([path]) => path.startsWith(beginning));
      return {
        ...content.texts[locale],
        ...Object.fromEntries(changed.map(([path, value]) => [path.slice(beginning.length), value])),
      };
    }),
  };
}
