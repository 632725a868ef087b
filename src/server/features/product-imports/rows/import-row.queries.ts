import { sql } from 'kysely';
import type { ImportRowChoice, ImportRowState } from '#shared/product-imports/imports.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Values } from '#server/features/products/index.ts';
import type { RowProblem } from './row-problem.ts';

export interface StoredRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The code in capitals. */
  readonly sku_key: string;
}

/** Does nothing about rows that are stored already: a worker that died has begun again from the first row. */
export async function insertRows(tx: Tx, importId: number, rows: readonly StoredRow[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into product_import_row (import_id, line, cells, sku_key)
    select ${importId}::bigint, line, cells, sku_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (line integer, cells text[], sku_key text)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

export async function deleteRows(tx: Tx, importId: number): Promise<void> {
  await tx.deleteFrom('product_import_row').where('import_id', '=', importId).execute();
}

/** Rows that wait for a step, in the order of the file. */
export async function listRowsToDo(
  tx: Tx,
  importId: number,
  { states, limit }: { readonly states: readonly ('read' | 'added' | 'changed')[]; readonly limit: number },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select line, cells, sku_key from product_import_row
    where import_id = ${importId}::bigint and state = any (${[...states]}::text[]) order by line limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** The first line of the import with each of the codes. */
export async function listFirstLines(tx: Tx, importId: number, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; line: number }>`
    select sku_key as key, min(line) as line from product_import_row
    where import_id = ${importId}::bigint and sku_key = any (${[...new Set(keys)]}::text[]) group by sku_key`.execute(
    tx,
  );
  return new Map(rows.map(({ key, line }) => [key, line]));
}

export interface RowOutcome {
  readonly line: number;
  readonly state: ImportRowState;
  readonly before: Values;
  readonly after: Values;
  readonly problems: readonly RowProblem[];
  readonly listing_id: number | null;
}

export async function setOutcomes(tx: Tx, importId: number, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update product_import_row r
    set state = o.state, before = o.before, after = o.after, problems = o.problems, listing_id = o.listing_id
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (line integer, state text, before jsonb,
      after jsonb, problems jsonb, listing_id bigint)
    where r.import_id = ${importId}::bigint and r.line = o.line`.execute(tx);
}

export interface ReasonRow extends RowProblem {
  readonly rows: number;
}

/** The problems of an import's bad rows, the most frequent first. A row can have several. */
export async function listReasons(db: Queryable, importId: number, limit: number): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    select p.problem ->> 'column' as column, p.problem -> 'issue' as issue, count(*)::integer as rows
    from product_import_row r cross join lateral jsonb_array_elements(r.problems) as p (problem)
    where r.import_id = ${importId}::bigint and r.state = 'bad'
    group by 1, 2 order by 3 desc, 1, 2 limit ${limit}`.execute(db);
  return rows;
}

export interface ListedRow extends RowOutcome {
  readonly cells: readonly string[];
  readonly sku_key: string;
  readonly name: string | null;
}

/** @param after the last line of the previous page of an export; `offset` pages a list */
export async function listRows(
  db: Queryable,
  importId: number,
  query: {
    readonly state: ImportRowChoice;
    readonly lang: string;
    readonly after?: number;
    readonly limit: number;
    readonly offset?: number;
  },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select r.line, r.state, r.cells, r.sku_key, r.before, r.after, r.problems, r.listing_id,
      coalesce(t.name, p.sku) as name
    from product_import_row r
    left join product p on p.listing_id = r.listing_id
    left join listing_text t on t.listing_id = r.listing_id and t.locale = ${query.lang}
    where r.import_id = ${importId}::bigint and ${query.state === 'left' ? sql`r.state in ('added', 'changed')` : sql`r.state = ${query.state}`} and r.line > ${query.after ?? 0}
    order by r.line limit ${query.limit} offset ${query.offset ?? 0}`.execute(db);
  return rows;
}
