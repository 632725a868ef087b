import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { openPools, type PoolOptions } from './open-pools.ts';
import { connectRouted } from './read-scope.ts';
import type { DB } from './schema.ts';
import type { StatementRunner } from './statement-runner.ts';
import { sendAtOnce } from './together.ts';

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
  readonly bitmapPool: StatementRunner;
  close(): Promise<void>;
}

export function openDatabase(url: string, options: PoolOptions): Database {
  const { pool, bitmapPool, close: closePools } = openPools(url, options);
  // Kysely ends a pool only if it has used it.
  const connections = { connect: () => connectRouted(pool), end: async () => undefined };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: connections }) });
  sendAtOnce(db);
  const close = async () => {
    await db.destroy();
    await closePools();
  };
  return { db, pool, bitmapPool, close };
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
