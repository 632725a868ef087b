import { notFound } from '#shared/errors.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { setStock, type StockChange } from '#server/features/stock/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { findProduct } from './product.queries.ts';

interface StockForm {
  readonly actorId: number;
  readonly productId: number;
  readonly changes: readonly StockChange[];
  readonly reason: string;
}

/**
 * Sets the stock of a product at several branches and records it in the audit log with its reason.
 * @throws not_found; conflict (409) when the stock differs anywhere from what was seen: then nothing is changed
 */
export async function changeStock(
  { db, now }: Context,
  { actorId, productId, changes, reason }: StockForm,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await findProduct(tx, productId, defaultLocale))) throw notFound();
    const { before, after } = await setStock(tx, productId, changes);
    await recordAudit(
      tx,
      [
        {
          actorId,
          action: 'set_stock',
          entity: 'product',
          entityId: productId,
          before,
          after: { ...after, reason },
        },
      ],
      now(),
    );
  });
}
