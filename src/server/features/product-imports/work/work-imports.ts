import type { Context } from '#server/context.ts';
import { undoSomeChanges } from '#server/features/products/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { lockBusyImport, updateImport, type ImportRecord } from '../import.queries.ts';
import { applySomeRows } from './apply-rows.ts';
import { checkSomeRows } from './check-rows.ts';
import { importsJob } from './imports-job.ts';
import { readRows } from './read-rows.ts';

/** Other jobs wait no longer than this for their turn. */
const sliceMs = 10_000;

/**
 * Works on imports for a while and queues the next slice. Each step is one transaction that holds the import's lock and
 * stores how far it has come: a worker may die at any time, and two may run at once.
 */
export async function workImports(context: Context): Promise<void> {
  const ends = context.now().getTime() + sliceMs;
  while (context.now().getTime() < ends) if (!(await takeStep(context))) return;
  await addJob(context.db, importsJob.task, {}, importsJob.options);
}

/** @returns false when there was nothing to do */
export async function takeStep(context: Context): Promise<boolean> {
  const toRead = await context.db.transaction().execute(async (tx) => {
    const busy = await lockBusyImport(tx);
    if (!busy) return 'nothing';
    if (busy.state === 'reading') return busy;
    await stepOf(context, tx, busy);
    return 'done';
  });
  // The file is read from its beginning, so its rows are stored in transactions of their own.
  if (typeof toRead === 'object') await readRows(context, toRead);
  return toRead !== 'nothing';
}

async function stepOf(context: Context, tx: Tx, busy: ImportRecord): Promise<void> {
  switch (busy.state) {
    case 'checking':
      return checkSomeRows(context, tx, busy);
    case 'applying':
      return applySomeRows(context, tx, busy);
    case 'reverting':
    case 'undoing': {
      const at = context.now();
      const setId = busy.change_set_id;
      if (setId !== null && !(await undoSomeChanges(context, tx, setId, at))) return undefined;
      return updateImport(tx, busy.id, { state: busy.state === 'undoing' ? 'undone' : 'reverted', ended_at: at });
    }
    default:
      throw new Error(`No step of an import in the state ${busy.state}`);
  }
}
