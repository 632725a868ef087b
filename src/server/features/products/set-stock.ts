import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { findProduct } from './product.queries.ts';
import { ensureStockRows, lockStockRows, setQuantity } from './stock.queries.ts';

interface StockChange {
  readonly actorId: number;
  readonly productId: number;
  readonly changes: readonly {
    readonly branch_id: number;
    /** As the administrator saw it. */
    readonly before: number;
    readonly quantity: number;
  }[];
  readonly reason: string;
}

/**
 * Sets how many pieces lie where. Orders take pieces meanwhile: what is no longer as it was seen is not overwritten.
 * @throws conflict (409) when it differs anywhere; then nothing is changed
 */
export async function setStock({ db, now }: Context, { actorId, productId, changes, reason }: StockChange) {
  await db.transaction().execute(async (tx) => {
    if (!(await findProduct(tx, productId, defaultLocale))) throw notFound();
    const branchIds = changes.map(({ branch_id }) => branch_id);
    if (new Set(branchIds).size < branchIds.length) throw fieldError('changes', 'invalid');
    await ensureStockRows(tx, productId, branchIds);
    const rows = await lockStockRows(tx, productId, branchIds);
    if (rows.length < branchIds.length) throw fieldError('changes', 'branch_unknown');
    const before: Record<string, number> = {};
    const after: Record<string, number | string> = {};
    for (const { branch_id: branchId, name, quantity } of rows) {
      const change = changes.find((each) => each.branch_id === branchId)!;
      if (change.before !== quantity) throw conflict();
      await setQuantity(tx, productId, branchId, change.quantity);
      before[name] = quantity;
      after[name] = change.quantity;
    }
    after.reason = reason;
    await recordAudit(
      tx,
      [{ actorId, action: 'set_stock', entity: 'product', entityId: productId, before, after }],
      now(),
    );
  });
}
