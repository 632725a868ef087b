import { sql, type RawBuilder } from 'kysely';
import type { LineReason, LineState, StatementFormat } from '#shared/bank-statements/bank-lines.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { StatementLine } from './formats/statement.ts';

/** An amount for what a variable symbol stands for. */
export interface SuggestedShare {
  readonly symbol: string;
  /** Minor units. */
  readonly amount: number;
}

export interface LineRow {
  readonly id: number;
  readonly statement_id: number;
  readonly account: string;
  readonly format: StatementFormat;
  /** ISO date. */
  readonly booked_on: string;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly counter_account: string;
  readonly counter_name: string;
  readonly variable_symbol: string;
  readonly constant_symbol: string;
  readonly specific_symbol: string;
  readonly message: string;
  readonly is_reversal: boolean;
  readonly state: LineState;
  readonly reason: LineReason | null;
  readonly suggestion: readonly SuggestedShare[];
  readonly note: string;
  readonly decided_at: Date | null;
}

export const lineColumns = sql`l.id, l.statement_id, l.account, s.format, l.booked_on::text, l.amount_minor,
  l.currency_code, l.counter_account, l.counter_name, l.variable_symbol, l.constant_symbol, l.specific_symbol, l.message,
  l.is_reversal, l.state, l.reason, l.suggestion, l.note, l.decided_at`;
export const linesWithStatement = sql`bank_line l join bank_statement s on s.id = l.statement_id`;

async function readLines(db: Queryable, rest: RawBuilder<unknown>): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`select ${lineColumns} from ${linesWithStatement} ${rest}`.execute(db);
  return rows;
}

/**
 * Inserts the transactions that no earlier statement has brought, in the order of their keys: two imports of the same
 * file then wait for each other instead of deadlocking.
 * @returns how many were new
 */
export async function insertLines(
  tx: Tx,
  statement: { readonly id: number; readonly account: string; readonly currency: string },
  lines: readonly (StatementLine & { readonly key: string; readonly position: number })[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into bank_line (statement_id, account, position, key, booked_on, amount_minor, currency_code, counter_account,
      counter_name, variable_symbol, constant_symbol, specific_symbol, message, is_reversal)
    select ${statement.id}::bigint, ${statement.account}, position, key, "bookedOn", amount,
      coalesce(currency, ${statement.currency}), "counterAccount", "counterName", "variableSymbol", "constantSymbol",
      "specificSymbol", message, "isReversal"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (position int, key text, "bookedOn" date,
      amount bigint, currency text, "counterAccount" text, "counterName" text, "variableSymbol" text,
      "constantSymbol" text, "specificSymbol" text, message text, "isReversal" boolean)
    order by key on conflict (account, key) do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Transactions that no job has matched yet, the oldest first. */
export async function listNewLines(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bank_line where state = 'new' order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function lockLine(tx: Tx, id: number): Promise<LineRow | undefined> {
  const [line] = await readLines(tx, sql`where l.id = ${id}::bigint for update of l`);
  return line;
}

/** Transactions that ask for the same order and are not matched. */
export function listUnmatchedOfSymbol(db: Queryable, symbol: string): Promise<LineRow[]> {
  return readLines(
    db,
    sql`where l.variable_symbol = ${symbol} and l.state = 'waiting' and l.amount_minor > 0 order by l.booked_on, l.id limit 20`,
  );
}

/** Whether a file of another format has brought what looks like the same transaction. */
export async function hasTwinOfOtherFormat(db: Queryable, line: LineRow): Promise<boolean> {
  const { rows } = await sql`
    select from ${linesWithStatement}
    where l.account = ${line.account} and l.booked_on = ${line.booked_on}::date and l.amount_minor = ${line.amount_minor}
      and l.variable_symbol = ${line.variable_symbol} and s.format <> ${line.format} and l.id <> ${line.id}::bigint
      and l.state <> 'ignored' limit 1`.execute(db);
  return rows.length > 0;
}

interface Decision {
  readonly state: LineState;
  readonly reason?: LineReason | undefined;
  readonly suggestion?: readonly SuggestedShare[] | undefined;
  readonly note?: string;
  readonly actorId: number | null;
  readonly at: Date;
}

export async function setLineState(tx: Tx, id: number, decision: Decision): Promise<void> {
  const { state, reason, suggestion = [], note = '', actorId, at } = decision;
  await tx
    .updateTable('bank_line')
    .set({
      state,
      reason: reason ?? null,
      suggestion: JSON.stringify(suggestion),
      note,
      decided_by: actorId,
      decided_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** Transactions that wait for a clerk. */
export const waitingLines: WaitingRows = {
  rows: sql`bank_line l join bank_statement s on s.id = l.statement_id where l.state = 'waiting'`,
  since: sql`s.imported_at`,
};

/**
 * Transactions that wait for the rest of a payment which nobody awaits any more: the order was cancelled or paid
 * otherwise.
 */
export async function listEndedPartialLines(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct l.id from bank_line l join bank_share b on b.line_id = l.id
    where l.state = 'partial' and b.outcome = 'partial' and not exists (
      select from payment p
      where p.subject_kind = b.subject_kind and p.subject_id = b.subject_id and p.state in ('created', 'pending')
        and p.provider in ('bank_transfer', 'cash_on_delivery'))
    order by l.id limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

/** @returns how many were deleted */
export async function deleteOldLines(db: Queryable, before: Date, limit: number): Promise<number> {
  const day = before.toISOString().slice(0, 10);
  const { numAffectedRows = 0n } = await sql`
    delete from bank_line where id in (
      select id from bank_line where booked_on < ${day}::date and state <> 'new' order by booked_on limit ${limit}
      for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

export async function deleteEmptyStatements(db: Queryable): Promise<void> {
  await sql`delete from bank_statement s where not exists (
    select from bank_line l where l.statement_id = s.id)`.execute(db);
}
