import { isStoppable } from '#shared/product-imports/imports.ts';
import type { Context } from '#server/context.ts';
import { startUndoing } from '#server/features/products/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { resetCounts, updateImport, type ImportRecord } from './import.queries.ts';
import { deleteRows, listRowsToDo } from './rows/import-row.queries.ts';
import { steer, type Which } from './steer-import.ts';

/**
 * Stops an import that is checked or carried out, between two steps of the job. A check leaves nothing; what was carried
 * out stays, or is taken back when it was to be carried out whole or not at all. Repeated without effect.
 * @returns false when it has ended by itself before
 * @throws not_found; conflict when something else is done with it
 */
export async function stopImport(context: Context, { id, actorId }: Which): Promise<boolean> {
  let isStopped = false;
  const ended = ['checked', 'done', 'failed'] as const;
  const stopped = ['uploaded', 'stopped', 'reverting', 'reverted'] as const;
  await steer(context, id, ['reading', 'checking', 'applying', ...ended, ...stopped], async (tx, found) => {
    isStopped = wasStopped(found);
    if (isStopped || !isStoppable(found.state)) return;
    const at = context.now();
    isStopped = await stopWork(tx, found, { actorId, at });
    if (!isStopped) return;
    const { file_name, rows_applied: applied } = found;
    const entry = { actorId, action: 'stop', entity: 'product_import', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, after: { file_name, applied } }], at);
  });
  return isStopped;
}

/** One that is taken back may also have stopped by itself, because of a bad row. */
function wasStopped({ state, stopped_at: stoppedAt }: ImportRecord): boolean {
  return state === 'uploaded' || stoppedAt !== null;
}

async function stopWork(
  tx: Tx,
  { id, state, mode, change_set_id: setId }: ImportRecord,
  by: { readonly actorId: number; readonly at: Date },
): Promise<boolean> {
  if (state !== 'applying') {
    await stopCheck(tx, id);
    return true;
  }
  const [next] = await listRowsToDo(tx, id, { states: ['added', 'changed'], limit: 1 });
  if (!next) {
    // All rows are carried out; the step that says so may have found the import locked by this one.
    await updateImport(tx, id, { state: 'done', ended_at: by.at });
    return false;
  }
  const stop = { stopped_by: by.actorId, stopped_at: by.at };
  if (mode === 'good') await updateImport(tx, id, { ...stop, state: 'stopped', ended_at: by.at });
  else {
    await startUndoing(tx, setId!, by);
    await updateImport(tx, id, { ...stop, state: 'reverting' });
  }
  return true;
}

async function stopCheck(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, id);
  await resetCounts(tx, id);
  await updateImport(tx, id, { state: 'uploaded' });
}

/**
 * Has the rest of a stopped import carried out.
 * @throws not_found; conflict when it is not stopped; import_running
 */
export async function resumeImport(context: Context, { id, actorId }: Which): Promise<void> {
  await steer(context, id, ['stopped'], async (tx, { file_name }) => {
    await updateImport(tx, id, { state: 'applying', ended_at: null, stopped_by: null, stopped_at: null });
    const entry = { actorId, action: 'resume', entity: 'product_import', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, after: { file_name } }], context.now());
  });
}
