import { notFound } from '#shared/errors.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { contentOf } from './product-content.ts';
import { findProduct, findProductTexts, lockProduct, type ProductContent } from './product.queries.ts';

/** Locks a product and reads what its form changes. @throws not_found */
export async function lockContent(tx: Tx, id: number): Promise<ProductContent> {
  if (!(await lockProduct(tx, id))) throw notFound();
  const row = await findProduct(tx, id, defaultLocale);
  if (!row) throw notFound();
  return contentOf(row, await findProductTexts(tx, id));
}
