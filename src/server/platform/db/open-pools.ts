import type { Socket } from 'node:net';
import pg from 'pg';
import { keepAlive } from './keep-alive.ts';
import { ignoreFailedRollback, sendBeginWithNext, writeOncePerTick } from './together.ts';
import { namePrepared } from './prepared-statement.ts';
import { nameNothing, searchInTransactions } from './pooled-connections.ts';
import type { StatementRunner } from './statement-runner.ts';

/** To start parallel workers takes longer than most statements, and other callers wait for the cores. */
const withoutWorkers = ['max_parallel_workers_per_gather=0'];

/**
 * A planner that prefers bitmap index scans, plans a prepared statement once for all values, and compiles none: a scan that
 * is switched off but unavoidable looks so expensive that every statement would be compiled.
 */
const byBitmaps = [
  'enable_seqscan=off',
  'enable_indexscan=off',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  // In kB: enough for a bitmap of 200 000 rows. A larger one keeps pages only, and all of their rows are checked again.
  'work_mem=16384',
];

/** No statement that a visitor waits for may occupy a connection for long. */
const usualTimeoutMs = 15_000;

/** How long a query waits for a connection. In a burst of calls on a busy machine, waiting beats an error. */
const usualConnectionTimeoutMs = 10_000;

/**
 * How long an idle connection is kept. Each connection plans its statements and looks up its tables by itself, so the first
 * search on a new one takes several times as long.
 */
const idleTimeoutMs = 10 * 60_000;
/** Connections of a pool that are never closed for being idle, so that the first visitor after hours does not wait either. */
const keptConnections = 2;

export interface PoolOptions {
  /** Connections at most; searches have up to half as many more of their own. */
  readonly max: number;
  readonly statementTimeoutMs?: number | undefined;
  readonly connectionTimeoutMs?: number;
  /**
   * The address leads to a pooler in transaction mode: a transaction has a connection for itself, a session has not. The
   * pooler sets what cannot be sent with the start of a session (docs/operations.md).
   */
  readonly isPooled?: boolean;
  readonly onIdleError?: (error: Error) => void;
}

export interface Pools {
  readonly pool: pg.Pool;
  /** Connections for `runByBitmaps`, opened by the first search. */
  readonly bitmapPool: StatementRunner;
  /** Cuts all connections, so that statements without an answer fail at once. */
  cut(): void;
  /** Ends both once their statements are done. */
  close(): Promise<void>;
}

export function openPools(url: string, options: PoolOptions): Pools {
  const pool = openPool(url, { ...options, settings: withoutWorkers });
  pool.on('connect', options.isPooled ? nameNothing : namePrepared);
  pool.on('connect', writeOncePerTick);
  pool.on('connect', sendBeginWithNext);
  pool.on('connect', ignoreFailedRollback);
  const searches = openPool(url, {
    ...options,
    max: Math.ceil(options.max / 2),
    settings: [...withoutWorkers, ...byBitmaps],
  });
  if (options.isPooled) searches.on('connect', nameNothing);
  const clients = new Set<pg.PoolClient>();
  for (const each of [pool, searches])
    each.on('connect', (client) => void clients.add(client)).on('remove', (client) => void clients.delete(client));
  return {
    pool,
    bitmapPool: options.isPooled ? searchInTransactions(searches, byBitmaps) : searches,
    cut: () => clients.forEach(cut),
    close: async () => void (await Promise.all([pool.end(), searches.end()])),
  };
}

/** Closes the socket, also of a connection with statements in progress: `end` alone would wait for their answers. */
function cut(client: pg.PoolClient): void {
  const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } };
  void (client as pg.Client).end().catch(() => undefined);
  connection.stream.destroy();
}

/** @param settings of the server, for the connections of this pool */
function openPool(url: string, { settings, ...options }: PoolOptions & { readonly settings: string[] }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? usualConnectionTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    min: Math.min(keptConnections, options.max),
    application_name: 'karafa',
    ...keepAlive,
    // Statements that are sent together wait for one answer (`together`).
    pipeline: true,
    // A pooler refuses sessions that begin with settings which it does not know.
    ...(!options.isPooled && {
      statement_timeout: options.statementTimeoutMs ?? usualTimeoutMs,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
    }),
  });
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', (error) => options.onIdleError?.(error));
  // A broken connection in use must not either; its query fails by itself.
  pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)));
  leaveReaders(pool);
  return pool;
}

/**
 * Ends sessions that may not write once they are released, because their server is not the primary any more: the pool would
 * lend them again. It sees itself to the errors of single statements.
 */
function leaveReaders(pool: pg.Pool): void {
  const readers = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client);
    const watched = (...values: unknown[]) => {
      const answer = query(...values);
      if (answer instanceof Promise)
        answer.catch((error: { code?: unknown }) => void (error.code === '25006' && readers.add(client)));
      return answer;
    };
    Object.assign(client, { query: watched });
  });
  pool.on('release', (_error, client) => {
    if (readers.has(client)) void (client as pg.Client).end().catch(() => undefined);
  });
}
