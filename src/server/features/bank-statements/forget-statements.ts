import { taxDocumentsBefore } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { deleteOldLines, deleteEmptyStatements } from './bank-line.queries.ts';

const batch = 500;

/** Deletes statements, which are accounting records, as long after their transactions as tax documents. */
export async function deleteOldStatements({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = taxDocumentsBefore(now());
  const lines = await inBatches(() => deleteOldLines(db, before, batch));
  await deleteEmptyStatements(db);
  return lines;
}
