import { CodedError, conflict, fieldError, notFound } from '#shared/errors.ts';
import type { ImportMode, ImportState } from '#shared/product-imports/imports.ts';
import type { Context } from '#server/context.ts';
import { insertChangeSet, listBranchNames, startUndoing } from '#server/features/products/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { knownColumns } from './columns/column-titles.ts';
import { headerKeyOf, type Mapping } from './columns/recognise-columns.ts';
import { lockImport, resetCounts, saveMapping, updateImport, type ImportRecord } from './import.queries.ts';
import { deleteRows } from './rows/import-row.queries.ts';
import { importsJob } from './work/imports-job.ts';

export interface Which {
  readonly id: number;
  readonly actorId: number;
}

/**
 * Has the rows checked with these columns, which are remembered for files with the same header.
 * @throws not_found; conflict while a job works on it or after it has been carried out; FieldError on `mapping`
 */
export async function checkImport(
  context: Context,
  { id, mapping }: Which & { readonly mapping: Mapping },
): Promise<void> {
  await steer(context, id, ['uploaded', 'checked'], async (tx, found) => {
    await ensureMapping(tx, found, mapping);
    await deleteRows(tx, id);
    await resetCounts(tx, id);
    await saveMapping(tx, headerKeyOf(found.header), mapping, context.now());
    await updateImport(tx, id, { state: 'reading', mapping, checks: found.checks + 1, problem: null, ended_at: null });
  });
}

async function ensureMapping(tx: Tx, { header }: ImportRecord, mapping: Mapping): Promise<void> {
  const chosen = mapping.filter((name) => name !== null);
  const known = new Set(knownColumns(await listBranchNames(tx)).map(({ name }) => name));
  if (mapping.length !== header.length || chosen.some((name) => !known.has(name)))
    throw fieldError('mapping', 'invalid');
  if (new Set(chosen).size < chosen.length) throw fieldError('mapping', 'column_repeated');
  if (!chosen.includes('sku')) throw fieldError('mapping', 'column_code_missing');
  if (chosen.length < 2) throw fieldError('mapping', 'columns_missing');
}

/**
 * Has a checked import carried out.
 * @throws not_found; conflict when it is not checked; import_running; FieldError on `mode`
 */
export async function applyImport(
  context: Context,
  { id, actorId, mode }: Which & { readonly mode: ImportMode },
): Promise<void> {
  await steer(context, id, ['checked'], async (tx, found) => {
    const at = context.now();
    if (found.rows_added + found.rows_changed === 0) throw conflict();
    if (mode === 'all' && found.rows_bad > 0) throw fieldError('mode', 'bad_rows_left');
    const setId = await insertChangeSet(tx, { kind: 'import', actorId, at });
    await updateImport(tx, id, { state: 'applying', mode, change_set_id: setId });
    const { file_name, rows_added: added, rows_changed: changed } = found;
    const entry = { actorId, action: 'import', entity: 'product_import', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, after: { file_name, added, changed } }], at);
  });
}

/**
 * Has the previous values restored.
 * @throws not_found; conflict when it was not carried out or is undone already; import_running
 */
export async function undoImport(context: Context, { id, actorId }: Which): Promise<void> {
  await steer(context, id, ['done', 'stopped'], async (tx, { file_name, change_set_id: setId }) => {
    const at = context.now();
    if (setId === null) throw conflict();
    await startUndoing(tx, setId, { actorId, at });
    await updateImport(tx, id, { state: 'undoing', ended_at: null });
    const entry = { actorId, action: 'undo', entity: 'product_import', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, after: { file_name } }], at);
  });
}

/** Changes an import whose state allows it, under its lock, and has the job go on with it. */
export async function steer(
  { db }: Context,
  id: number,
  states: readonly ImportState[],
  work: (tx: Tx, found: ImportRecord) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const found = await lockImport(tx, id);
      if (!found) throw notFound();
      if (!states.includes(found.state)) throw conflict();
      await work(tx, found);
      await addJob(tx, importsJob.task, {}, importsJob.options);
    });
  } catch (error) {
    const { constraint } = error as { constraint?: unknown };
    throw constraint === 'product_import_writing' ? new CodedError('import_running') : error;
  }
}
