import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { namePrepared } from './prepared-statement.ts';
import type { DB } from './schema.ts';

// int8 fits a JavaScript number in all that we count (ids and minor units stay far below 2^53); numeric likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// The oid of int8[], which the driver does not name.
const int8Array = 1016 as typeof pg.types.builtins.INT8;
pg.types.setTypeParser(int8Array, (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** What query functions take: the database or a transaction. */
export type Queryable = Db | Tx;

export interface Database {
  readonly db: Db;
  /** The pool beneath, for hot queries as named prepared statements. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** No single statement that a visitor waits for may hold a connection for long. */
const usualTimeoutMs = 15_000;

export function openDatabase(
  url: string,
  options: { max: number; statementTimeoutMs?: number; onIdleError?: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? usualTimeoutMs,
    application_name: 'karafa',
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', (error) => options.onIdleError?.(error));
  // Nor may one that breaks while it is lent out: its query fails by itself.
  pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)));
  pool.on('connect', namePrepared);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * True for values of a call that no column could hold: text with NUL, an integer too large, a day that is none. Schemas
 * should refuse them first.
 */
export function isUnstorableValue(error: unknown): boolean {
  // 22021: character not in repertoire; 22003: number out of range; 22007, 22008: no date, a date out of range
  return (
    error instanceof Error && ['22021', '22003', '22007', '22008'].includes((error as { code?: string }).code ?? '')
  );
}

/** True for errors that say the database cannot be reached or is shutting down, false for errors of a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') {
    // 08: connection exceptions; 57P01–03: shutdown, crash, starting up; 53300: too many connections
    if (/^(08|57P0[123]|53300)/.test(code)) return true;
    if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'].includes(code))
      return true;
  }
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    error.message,
  );
}
