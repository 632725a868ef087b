import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { statementQuery } from '#shared/bank-statements/admin-contract.ts';
import type { StatementFormat } from '#shared/bank-statements/bank-lines.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export const statementsPerPage = 50;

export interface NewStatement {
  readonly format: StatementFormat;
  readonly account: string;
  readonly currency: string;
  readonly number: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly fileName: string;
  readonly actorId: number | null;
  readonly at: Date;
}

export async function insertStatement(tx: Tx, statement: NewStatement): Promise<number> {
  const { id } = await tx
    .insertInto('bank_statement')
    .values({
      format: statement.format,
      account: statement.account,
      currency_code: statement.currency,
      number: statement.number.slice(0, 40),
      starts_on: statement.startsOn,
      ends_on: statement.endsOn,
      opening_minor: statement.opening,
      closing_minor: statement.closing,
      file_name: statement.fileName,
      imported_at: statement.at,
      imported_by: statement.actorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many of its transactions an earlier statement has brought. */
export async function setRepeatedLines(tx: Tx, id: number, repeated: number): Promise<void> {
  await tx.updateTable('bank_statement').set({ repeated_lines: repeated }).where('id', '=', id).execute();
}

export async function deleteStatement(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('bank_statement').where('id', '=', id).execute();
}

export interface StatementRow {
  readonly id: number;
  readonly format: StatementFormat;
  readonly account: string;
  readonly currency_code: string;
  readonly number: string;
  /** ISO dates. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly opening_minor: number | null;
  readonly closing_minor: number | null;
  readonly file_name: string;
  readonly repeated_lines: number;
  readonly imported_at: Date;
  readonly imported_by: string | null;
  readonly lines: number;
  readonly matched: number;
  readonly waiting: number;
}

/** @param chosen which statements `s`, in which order and how many */
async function readStatements(db: Queryable, chosen: RawBuilder<unknown>): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select s.id, s.format, s.account, s.currency_code, s.number, s.starts_on::text, s.ends_on::text, s.opening_minor,
      s.closing_minor, s.file_name, s.repeated_lines, s.imported_at, a.username as imported_by, l.*
    from (select * from bank_statement s ${chosen}) s
    left join account a on a.id = s.imported_by
    cross join lateral (
      select count(*)::int as lines, count(*) filter (where state in ('matched', 'irrelevant', 'ignored'))::int as matched,
        count(*) filter (where state in ('waiting', 'partial', 'new'))::int as waiting
      from bank_line where statement_id = s.id) l
    order by s.imported_at desc, s.id desc`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows. */
export function listStatements(db: Queryable, { page }: z.output<typeof statementQuery>): Promise<StatementRow[]> {
  const offset = (page - 1) * statementsPerPage;
  return readStatements(
    db,
    sql`order by s.imported_at desc, s.id desc limit ${statementsPerPage + 1} offset ${offset}`,
  );
}

export async function findStatement(db: Queryable, id: number): Promise<StatementRow | undefined> {
  const [row] = await readStatements(db, sql`where s.id = ${id}::bigint`);
  return row;
}

/** The last day of which transactions were fetched from the bank; null: none so far. */
export async function lastFetchedDay(db: Queryable, account: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(l.booked_on)::text as day from bank_line l join bank_statement s on s.id = l.statement_id
    where s.format = 'fio' and s.account = ${account}`.execute(db);
  return rows[0]!.day;
}
