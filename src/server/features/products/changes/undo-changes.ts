import { conflict, notFound } from '#shared/errors.ts';
import { matchedAtOnce } from '#shared/products/limits.ts';
import type { Context } from '#server/context.ts';
import { lockListings } from '#server/features/listings/index.ts';
import { lockStockEverywhere } from '#server/features/stock/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listProductStates } from '../values/product-state.queries.ts';
import { listValueErrors } from '../values/check-values.ts';
import { idIn, isSameValue, valueAt, valuesOf, type Values } from '../values/product-values.ts';
import { changeListedProducts, type PlannedValues } from './change-listed-products.ts';
import {
  countUndone,
  listChangesToUndo,
  lockChangeSet,
  markUndone,
  setChangeSetState,
  type ChangeRow,
} from './change-set.queries.ts';

const undoneAtOnce = 100;

/** Begins to undo a change set; `undoSomeChanges` does the work. @throws not_found; conflict when it is undone already */
export async function startUndoing(
  tx: Tx,
  setId: number,
  { actorId, at }: { readonly actorId: number; readonly at: Date },
): Promise<void> {
  const set = await lockChangeSet(tx, setId);
  if (!set) throw notFound();
  if (set.state !== 'made') throw conflict();
  await setChangeSetState(tx, setId, { state: 'undoing', undone_by: actorId, undone_at: at });
}

/**
 * Restores the previous values of some products of a change set that is being undone. A product with a value that
 * somebody has changed since is left as it is; an added product is hidden, because orders may name it.
 * Safe to repeat: what is undone is marked in the same transaction.
 * @returns whether all are done
 */
export async function undoSomeChanges(
  context: Context,
  tx: Tx,
  setId: number,
  at: Date,
  limit = undoneAtOnce,
): Promise<boolean> {
  const set = await lockChangeSet(tx, setId);
  if (set?.state !== 'undoing') return true;
  const changes = await listChangesToUndo(tx, setId, limit);
  if (changes.length === 0) {
    await setChangeSetState(tx, setId, { state: 'undone' });
    return true;
  }
  const ids = changes.map(({ listing_id: id }) => id);
  if (changes.some(({ before }) => Object.keys(before).some(isStock))) await lockStockEverywhere(tx, ids);
  await lockListings(tx, ids);
  const states = new Map((await listProductStates(tx, ids, at)).map((state) => [state.id, state]));
  const due: PlannedValues[] = [];
  const left: number[] = [];
  for (const change of changes) {
    const state = states.get(change.listing_id);
    const current = state && valuesOf(state);
    if (!state || !current || isChangedSince(current, change)) {
      left.push(change.listing_id);
      continue;
    }
    const after: Values = change.is_added ? { is_shown: false } : change.before;
    // What was there may be impossible today: its category is gone, or a new sale would not be cheaper.
    const errors = await listValueErrors(context, tx, { state, values: after, actorId: set.undone_by!, at });
    if (Object.keys(errors).length > 0) {
      left.push(change.listing_id);
      continue;
    }
    const before = Object.fromEntries(Object.keys(after).map((path) => [path, valueAt(current, path)]));
    due.push({ state, before, after });
  }
  await changeListedProducts(tx, due, { actorId: set.undone_by!, at });
  await markUndone(tx, setId, { ids: due.map(({ state }) => state.id), undo: 'undone' });
  await markUndone(tx, setId, { ids: left, undo: 'left' });
  return false;
}

const isStock = (path: string) => idIn(path, 'stock') !== undefined;

/** Whether somebody has changed a value since, so that it is not restored. */
export function isChangedSince(current: Values, { after }: Pick<ChangeRow, 'after'>): boolean {
  return Object.entries(after).some(([path, value]) => !isSameValue(valueAt(current, path), value));
}

/** Undoes a change set of the list of products at once. @returns how many products were restored and how many left */
export async function undoBulkChange(
  context: Context,
  { id, actorId }: { readonly id: number; readonly actorId: number },
): Promise<{ undone: number; left: number }> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const set = await lockChangeSet(tx, id);
    if (set?.kind !== 'bulk') throw notFound();
    await startUndoing(tx, id, { actorId, at });
    // All at once: stock is locked before products, and in a further step the products of the first would be locked.
    while (!(await undoSomeChanges(context, tx, id, at, matchedAtOnce)));
    return countUndone(tx, id);
  });
}
