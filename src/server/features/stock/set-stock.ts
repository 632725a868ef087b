import { conflict, fieldError } from '#shared/errors.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureStock, lockStockOfBranches, updateStock } from './stock.queries.ts';

export interface StockChange {
  readonly branch_id: number;
  /** The quantity that the administrator saw. */
  readonly before: number;
  readonly quantity: number;
}

/**
 * Sets how many pieces of a product each branch has. Orders change the stock in the meantime, so a quantity that differs
 * from the one seen is not overwritten.
 * @returns quantities before and after, by name of the branch
 * @throws conflict (409) when a quantity differs from the one seen; FieldError on `changes` for a branch that is unknown
 *   or given twice. The caller's transaction must then roll back
 */
export async function setStock(
  tx: Tx,
  productId: number,
  changes: readonly StockChange[],
): Promise<{ readonly before: Record<string, number>; readonly after: Record<string, number> }> {
  const branchIds = changes.map(({ branch_id }) => branch_id);
  if (new Set(branchIds).size < branchIds.length) throw fieldError('changes', 'invalid');
  await ensureStock(tx, productId, branchIds);
  const rows = await lockStockOfBranches(tx, productId, branchIds);
  if (rows.length < branchIds.length) throw fieldError('changes', 'branch_unknown');
  const before: Record<string, number> = {};
  const after: Record<string, number> = {};
  for (const { branch_id: branchId, name, quantity } of rows) {
    const change = changes.find((each) => each.branch_id === branchId)!;
    if (change.before !== quantity) throw conflict();
    await updateStock(tx, productId, branchId, change.quantity);
    before[name] = quantity;
    after[name] = change.quantity;
  }
  return { before, after };
}
