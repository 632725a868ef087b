import { conflict } from '#shared/errors.ts';
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
 * @throws not_found; conflict when nothing runs that could be stopped, because it has just ended
 */
export async function stopImport(context: Context, { id, actorId }: Which): Promise<void> {
  const stoppable = ['reading', 'checking', 'applying'] as const;
  const stopped = ['uploaded', 'stopped', 'reverting', 'reverted'] as const;
  await steer(context, id, [...stoppable, ...stopped], async (tx, found) => {
    if (isStopped(found)) return;
    const at = context.now();
    if (found.state === 'reading' || found.state === 'checking') await stopCheck(tx, id);
    else if (found.state === 'applying') await stopApplying(tx, found, { actorId, at });
    else throw conflict();
    const { file_name, rows_applied: applied } = found;
    const entry = { actorId, action: 'stop', entity: 'product_import', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, after: { file_name, applied } }], at);
  });
}

/** One that is taken back may also have stopped by itself, because of a bad row. */
function isStopped({ state, stopped_at: stoppedAt }: ImportRecord): boolean {
  return state === 'uploaded' || stoppedAt !== null;
}

async function stopCheck(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, id);
  await resetCounts(tx, id);
  await updateImport(tx, id, { state: 'uploaded' });
}

async function stopApplying(
  tx: Tx,
  { id, mode, change_set_id: setId }: ImportRecord,
  by: { readonly actorId: number; readonly at: Date },
): Promise<void> {
  const [next] = await listRowsToDo(tx, id, { states: ['added', 'changed'], limit: 1 });
  // All rows are carried out, only their job has not ended yet.
  if (!next) throw conflict();
  const stop = { stopped_by: by.actorId, stopped_at: by.at };
  if (mode === 'good') return updateImport(tx, id, { ...stop, state: 'stopped', ended_at: by.at });
  await startUndoing(tx, setId!, by);
  return updateImport(tx, id, { ...stop, state: 'reverting' });
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
