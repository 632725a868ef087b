import { mostImportRows, type ImportProblem } from '#shared/product-imports/imports.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { readTable } from '#server/platform/tables/read-table.ts';
import { UnreadableTable, type TableRow } from '#server/platform/tables/table.ts';
import { addCounts, lockImport, updateImport, type ImportRecord } from '../import.queries.ts';
import { deleteRows, insertRows } from '../rows/import-row.queries.ts';

const storedAtOnce = 1000;

/**
 * Stores the rows of an import's file, in batches that commit by themselves. After the death of a worker it begins
 * again from the first row and leaves out what is stored.
 */
export async function readRows(context: Context, reading: ImportRecord): Promise<void> {
  const { id, file_key, last_line, mapping } = reading;
  const file = await context.files.find(file_key);
  const codeAt = mapping.indexOf('sku');
  let batch: TableRow[] = [];
  let [rows, isHeader] = [0, true];
  const store = async () => {
    const stored = await storeBatch(context, reading, { rows: batch, codeAt });
    batch = [];
    return stored;
  };
  try {
    if (!file) throw new UnreadableTable('broken');
    for await (const row of readTable(file)) {
      if (isHeader) isHeader = false;
      else if ((rows += 1) > mostImportRows) return await fail(context, reading, 'too_many_rows');
      else if (row.line > last_line) batch.push(row);
      if (batch.length >= storedAtOnce && !(await store())) return;
    }
    if (batch.length > 0 && !(await store())) return;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return fail(context, reading, error.problem);
  }
  if (rows === 0) return fail(context, reading, 'empty');
  await context.db.transaction().execute(async (tx) => {
    if (await lockReading(tx, reading)) await updateImport(tx, id, { state: 'checking' });
  });
}

/** The import, unless it was stopped since. It may already be read again, perhaps with other columns. */
async function lockReading(tx: Tx, { id, checks }: ImportRecord): Promise<ImportRecord | undefined> {
  const current = await lockImport(tx, id);
  return current?.state === 'reading' && current.checks === checks ? current : undefined;
}

interface Batch {
  readonly rows: readonly TableRow[];
  readonly codeAt: number;
}

/** @returns false when the import is not being read any more */
async function storeBatch({ db }: Context, reading: ImportRecord, { rows, codeAt }: Batch): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const current = await lockReading(tx, reading);
    if (!current) return false;
    const { id } = current;
    const due = rows.map(({ line, cells }) => ({ line, cells, sku_key: (cells[codeAt] ?? '').trim().toUpperCase() }));
    const rowsRead = await insertRows(tx, id, due);
    await addCounts(tx, id, { rows_read: rowsRead });
    await updateImport(tx, id, { last_line: Math.max(current.last_line, due.at(-1)!.line) });
    return true;
  });
}

async function fail({ db, now }: Context, reading: ImportRecord, problem: ImportProblem): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockReading(tx, reading))) return;
    await deleteRows(tx, reading.id);
    await updateImport(tx, reading.id, { state: 'failed', problem, ended_at: now() });
  });
}
