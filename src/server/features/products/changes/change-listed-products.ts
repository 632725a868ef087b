import type { AuditEntry } from '#server/platform/audit/audit.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { applyPrices } from '../prices/apply-prices.ts';
import { listBranchNames, type ProductState } from '../values/product-state.queries.ts';
import { nested, type Values } from '../values/product-values.ts';
import { writeValues } from '../values/write-values.ts';

export interface PlannedValues {
  readonly state: ProductState;
  readonly before: Values;
  readonly after: Values;
}

/**
 * Writes checked values of locked products, in the order of their ids; offered prices, price history and the audit log
 * of each product follow in the same transaction.
 */
export async function changeListedProducts(
  tx: Tx,
  changes: readonly PlannedValues[],
  { actorId, at }: { readonly actorId: number; readonly at: Date },
): Promise<void> {
  if (changes.length === 0) return;
  for (const { state, after } of changes) await writeValues(tx, state, after, at);
  const priced = changes.filter(({ after }) => Object.keys(after).some(changesPrice)).map(({ state }) => state.id);
  if (priced.length > 0) await applyPrices(tx, priced, at);
  const names = await listBranchNames(tx);
  await recordAudit(
    tx,
    changes.map(({ state, before, after }) => ({
      actorId,
      action: actionOf(after),
      entity: 'product',
      entityId: state.id,
      before: nested(before, names),
      after: nested(after, names),
    })),
    at,
  );
}

/** The category says whether goods may be discounted. */
function changesPrice(path: string): boolean {
  return path === 'regular_price_minor' || path === 'category_id' || path.startsWith('sale.');
}

/** As if each had been changed alone. */
function actionOf(after: Values): AuditEntry['action'] {
  const paths = Object.keys(after);
  if (paths.every((path) => path.startsWith('stock.'))) return 'set_stock';
  if (paths.length === 1 && paths[0] === 'is_shown') return after.is_shown ? 'show' : 'hide';
  return 'change';
}
