import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { namePrepared } from './prepared-statement.ts';
import type { DB } from './schema.ts';

// int8 as a JavaScript number: ids and minor units stay far below 2^53. numeric likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// The oid of int8[], for which the driver has no name.
const int8Array = 1016 as typeof pg.types.builtins.INT8;
pg.types.setTypeParser(int8Array, (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
/** Parameter of query functions: the database or a transaction. */
export type Queryable = Db | Tx;

export interface Database {
  readonly db: Db;
  /** The underlying pool, for hot queries as named prepared statements. */
  readonly pool: pg.Pool;
  /** Connections for `runByBitmaps`, opened by the first search. */
  readonly bitmapPool: pg.Pool;
  close(): Promise<void>;
}

/** To start parallel workers takes longer than most statements, and other callers wait for the cores. */
const withoutWorkers = ['max_parallel_workers_per_gather=0'];

/**
 * A planner that prefers bitmap index scans, plans a prepared statement once for all values, and compiles none: a scan that
 * is switched off but unavoidable looks so expensive that every statement would be compiled.
 */
const byBitmaps = ['enable_seqscan=off', 'enable_indexscan=off', 'plan_cache_mode=force_generic_plan', 'jit=off'];

/** No statement that a visitor waits for may occupy a connection for long. */
const usualTimeoutMs = 15_000;

/** How long a query waits for a connection. In a burst of calls on a busy machine, waiting beats an error. */
const connectionTimeoutMs = 10_000;

interface PoolOptions {
  /** Connections at most; searches have half as many of their own besides. */
  readonly max: number;
  readonly statementTimeoutMs?: number;
  readonly onIdleError?: (error: Error) => void;
}

export function openDatabase(url: string, options: PoolOptions): Database {
  const pool = openPool(url, { ...options, settings: withoutWorkers });
  pool.on('connect', namePrepared);
  const bitmapPool = openPool(url, {
    ...options,
    max: Math.ceil(options.max / 2),
    settings: [...withoutWorkers, ...byBitmaps],
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await Promise.all([db.destroy(), bitmapPool.end()]);
  };
  return { db, pool, bitmapPool, close };
}

/** @param settings of the server, for the connections of this pool */
function openPool(url: string, { settings, ...options }: PoolOptions & { readonly settings: string[] }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? usualTimeoutMs,
    application_name: 'karafa',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', (error) => options.onIdleError?.(error));
  // A broken connection in use must not either; its query fails by itself.
  pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)));
  return pool;
}

/**
 * Whether a statement failed because of a value that no column can hold: text with NUL, an integer out of range, an
 * invalid date. Schemas should reject them earlier.
 */
export function isUnstorableValue(error: unknown): boolean {
  // 22021, 22P05: character not in repertoire, of text and of jsonb; 22003: number out of range; 22007, 22008: invalid
  // date, date out of range
  return (
    error instanceof Error &&
    ['22021', '22P05', '22003', '22007', '22008'].includes((error as { code?: string }).code ?? '')
  );
}

/** True when the database is unreachable or shutting down, false for errors of a statement. */
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
