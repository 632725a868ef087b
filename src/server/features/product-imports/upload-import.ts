import { randomUUID } from 'node:crypto';
import { fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { listBranchNames } from '#server/features/products/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { readTable, tableFormatOf } from '#server/platform/tables/read-table.ts';
import { UnreadableTable } from '#server/platform/tables/table.ts';
import { knownColumns } from './columns/column-titles.ts';
import { headerKeyOf, recogniseColumns } from './columns/recognise-columns.ts';
import { findMapping, insertImport } from './import.queries.ts';

const shownRows = 5;
const longestSample = 200;
export const importFolder = 'imports';

/**
 * Stores a table of products and proposes what its columns hold: as the last file with the same header, else by the
 * header itself.
 * @returns the id of the import
 * @throws FieldError on `file`
 */
export async function uploadImport(
  { db, files, now }: Context,
  { bytes, fileName, actorId }: { readonly bytes: Buffer; readonly fileName: string; readonly actorId: number },
): Promise<number> {
  const [header, ...samples] = await readBeginning(bytes);
  if (!header || samples.length === 0) throw fieldError('file', 'table_empty');
  const known = knownColumns(await listBranchNames(db));
  const names = new Set(known.map(({ name }) => name));
  const remembered = await findMapping(db, headerKeyOf(header));
  // A branch may have gone since.
  const mapping = remembered?.map((name) => (name !== null && names.has(name) ? name : null));
  const fileKey = `${importFolder}/${randomUUID()}`;
  await files.put(fileKey, bytes);
  try {
    return await db.transaction().execute(async (tx) => {
      const file = { file_name: fileName, file_key: fileKey, format: tableFormatOf(bytes), size_bytes: bytes.length };
      const at = now();
      const id = await insertImport(tx, {
        ...file,
        header,
        samples,
        mapping: mapping ?? recogniseColumns(header, known),
        actorId,
        at,
      });
      const entry = { actorId, action: 'add', entity: 'product_import', entityId: id } as const;
      await recordAudit(tx, [{ ...entry, after: { file_name: fileName } }], at);
      return id;
    });
  } catch (error) {
    await files.delete(fileKey);
    throw error;
  }
}

async function readBeginning(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for await (const { cells } of readTable(bytes)) {
      rows.push(cells.map((cell) => cell.slice(0, longestSample)));
      if (rows.length > shownRows) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw fieldError('file', `table_${error.problem}`);
  }
  return rows;
}
