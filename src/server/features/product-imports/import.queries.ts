import { sql } from 'kysely';
import { busyStates, type ImportMode, type ImportProblem, type ImportState } from '#shared/product-imports/imports.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { TableFormat } from '#server/platform/tables/table.ts';
import type { Mapping } from './columns/recognise-columns.ts';

export interface ImportRecord {
  readonly id: number;
  readonly file_name: string;
  readonly file_key: string;
  readonly format: TableFormat;
  readonly size_bytes: number;
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly mapping: Mapping;
  readonly state: ImportState;
  readonly problem: ImportProblem | null;
  readonly mode: ImportMode | null;
  readonly rows_read: number;
  readonly last_line: number;
  readonly rows_added: number;
  readonly rows_changed: number;
  readonly rows_unchanged: number;
  readonly rows_bad: number;
  readonly rows_applied: number;
  readonly change_set_id: number | null;
  /** How often the file has been read for a check. */
  readonly checks: number;
  /** Who has it carried out; before that, who has uploaded it. */
  readonly actor_id: number;
  readonly uploaded_by: string;
  readonly uploaded_at: Date;
  readonly ended_at: Date | null;
  readonly stopped_by: string | null;
  readonly stopped_at: Date | null;
}

const columns = sql`i.id, i.file_name, i.file_key, i.format, i.size_bytes, i.header, i.samples, i.mapping, i.state,
  i.problem, i.mode, i.rows_read, i.last_line, i.rows_added, i.rows_changed, i.rows_unchanged, i.rows_bad,
  i.rows_applied, i.change_set_id, coalesce(s.actor_id, i.uploaded_by) as actor_id, a.username as uploaded_by, i.uploaded_at, i.ended_at,
  i.checks, stopper.username as stopped_by, i.stopped_at`;
const source = sql`product_import i join account a on a.id = i.uploaded_by
  left join product_change_set s on s.id = i.change_set_id
  left join account stopper on stopper.id = i.stopped_by`;

export const importsPerPage = 50;

/** The newest first; one more than a page holds. */
export async function listImports(db: Queryable, page: number): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from ${source} order by i.uploaded_at desc, i.id desc
    limit ${importsPerPage + 1} offset ${(page - 1) * importsPerPage}`.execute(db);
  return rows;
}

export async function findImport(db: Queryable, id: number): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`select ${columns} from ${source} where i.id = ${id}::bigint`.execute(db);
  return rows[0];
}

export async function lockImport(tx: Tx, id: number): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from ${source} where i.id = ${id}::bigint for update of i`.execute(tx);
  return rows[0];
}

/**
 * The oldest import with work to do that no other worker has locked. Those that are only checked go first: they take a
 * minute, and somebody waits for them.
 */
export async function lockBusyImport(tx: Tx): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from ${source} where i.state = any (${[...busyStates]}::text[])
    order by i.state in ('applying', 'reverting', 'undoing'), i.id limit 1 for update of i skip locked`.execute(tx);
  return rows[0];
}

interface NewImport extends Pick<
  ImportRecord,
  'file_name' | 'file_key' | 'format' | 'size_bytes' | 'header' | 'samples'
> {
  readonly mapping: Mapping;
  readonly actorId: number;
  readonly at: Date;
}

export async function insertImport(
  tx: Tx,
  { actorId, at, samples, mapping, header, ...file }: NewImport,
): Promise<number> {
  const { id } = await tx
    .insertInto('product_import')
    .values({
      ...file,
      header: [...header],
      samples: JSON.stringify(samples),
      mapping: JSON.stringify(mapping),
      state: 'uploaded',
      uploaded_by: actorId,
      uploaded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changed = Partial<
  Pick<
    ImportRecord,
    'state' | 'problem' | 'mode' | 'last_line' | 'change_set_id' | 'checks' | 'ended_at' | 'stopped_at'
  >
> & { readonly stopped_by?: number | null };

export async function updateImport(
  tx: Tx,
  id: number,
  change: Changed & { readonly mapping?: Mapping },
): Promise<void> {
  const { mapping, ...rest } = change;
  await tx
    .updateTable('product_import')
    .set({ ...rest, ...(mapping && { mapping: JSON.stringify(mapping) }) })
    .where('id', '=', id)
    .execute();
}

export type Counts = Partial<
  Record<'rows_added' | 'rows_changed' | 'rows_unchanged' | 'rows_bad' | 'rows_applied' | 'rows_read', number>
>;

/** Adds to the counts of a locked import. */
export async function addCounts(tx: Tx, id: number, counts: Counts): Promise<void> {
  await sql`
    update product_import set
      rows_read = rows_read + ${counts.rows_read ?? 0},
      rows_added = rows_added + ${counts.rows_added ?? 0},
      rows_changed = rows_changed + ${counts.rows_changed ?? 0},
      rows_unchanged = rows_unchanged + ${counts.rows_unchanged ?? 0},
      rows_bad = rows_bad + ${counts.rows_bad ?? 0},
      rows_applied = rows_applied + ${counts.rows_applied ?? 0}
    where id = ${id}::bigint`.execute(tx);
}

export async function resetCounts(tx: Tx, id: number): Promise<void> {
  const zeros = { rows_read: 0, last_line: 0, rows_added: 0, rows_changed: 0, rows_unchanged: 0, rows_bad: 0 };
  await tx.updateTable('product_import').set(zeros).where('id', '=', id).execute();
}

export async function findMapping(db: Queryable, headerKey: string): Promise<Mapping | undefined> {
  const row = await db
    .selectFrom('product_import_mapping')
    .where('header_key', '=', headerKey)
    .select('mapping')
    .executeTakeFirst();
  return row?.mapping as Mapping | undefined;
}

export async function saveMapping(tx: Tx, headerKey: string, mapping: Mapping, at: Date): Promise<void> {
  const stored = { mapping: JSON.stringify(mapping), used_at: at };
  await tx
    .insertInto('product_import_mapping')
    .values({ header_key: headerKey, ...stored })
    .onConflict((conflict) => conflict.column('header_key').doUpdateSet(stored))
    .execute();
}

/** Deletes outdated imports that no job works on. @returns the keys of their files */
export async function deleteOldImports(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from product_import where id in (
      select id from product_import where uploaded_at < ${before} and not state = any (${[...busyStates]}::text[])
      order by uploaded_at limit ${limit} for update skip locked)
    returning file_key`.execute(db);
  return rows.map(({ file_key: key }) => key);
}

export async function deleteOldMappings(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('product_import_mapping')
    .where('used_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
