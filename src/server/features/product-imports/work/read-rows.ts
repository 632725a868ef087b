import { mostImportRows, type ImportProblem } from '#shared/product-imports/imports.ts';
import type { Context } from '#server/context.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { UnreadableTable, type TableRow } from '#server/platform/tables/table.ts';
import { addCounts, lockImport, updateImport, type ImportRecord } from '../import.queries.ts';
import { deleteRows, insertRows } from '../rows/import-row.queries.ts';

const storedAtOnce = 1000;

/**
 * Stores the rows of an import's file, in batches that commit by themselves. After the death of a worker it begins
 * again from the first row and leaves out what is stored.
 */
export async function readRows(context: Context, { id, file_key, last_line, mapping }: ImportRecord): Promise<void> {
  const file = await context.files.find(file_key);
  const codeAt = mapping.indexOf('sku');
  let batch: TableRow[] = [];
  let [rows, isHeader] = [0, true];
  const store = async () => {
    const stored = await storeBatch(context, id, { rows: batch, codeAt });
    batch = [];
    return stored;
  };
  try {
    if (!file) throw new UnreadableTable('broken');
    for await (const row of readTable(file)) {
      if (isHeader) isHeader = false;
      else if ((rows += 1) > mostImportRows) return await fail(context, id, 'too_many_rows');
      else if (row.line > last_line) batch.push(row);
      if (batch.length >= storedAtOnce && !(await store())) return;
    }
    if (batch.length > 0 && !(await store())) return;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return fail(context, id, error.problem);
  }
  if (rows === 0) return fail(context, id, 'empty');
  await context.db.transaction().execute(async (tx) => {
    const current = await lockImport(tx, id);
    if (current?.state === 'reading') await updateImport(tx, id, { state: 'checking' });
  });
}

interface Batch {
  readonly rows: readonly TableRow[];
  readonly codeAt: number;
}

/** @returns false when the import is not being read any more */
async function storeBatch({ db }: Context, id: number, { rows, codeAt }: Batch): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const current = await lockImport(tx, id);
    if (current?.state !== 'reading') return false;
    const due = rows.map(({ line, cells }) => ({ line, cells, sku_key: (cells[codeAt] ?? '').trim().toUpperCase() }));
    const rowsRead = await insertRows(tx, id, due);
    await addCounts(tx, id, { rows_read: rowsRead });
    await updateImport(tx, id, { last_line: Math.max(current.last_line, due.at(-1)!.line) });
    return true;
  });
}

async function fail({ db, now }: Context, id: number, problem: ImportProblem): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const current = await lockImport(tx, id);
    if (current?.state !== 'reading') return;
    await deleteRows(tx, id);
    await updateImport(tx, id, { state: 'failed', problem, ended_at: now() });
  });
}
