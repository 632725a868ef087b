import type pg from 'pg';

/** A connection that the statements of one tick share, and how many of them still wait for their answers. */
interface Shared {
  readonly client: Promise<pg.PoolClient>;
  waiting: number;
}

const sharedNow = new WeakMap<pg.Pool, Shared>();

/**
 * Runs a statement on the connection of all others that are sent in the same tick: to write to one connection after the
 * other, and to wake a server process for each, costs more than small statements themselves. The server runs them one after
 * the other; an error concerns its statement only.
 */
export async function queryShared(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult> {
  const shared = sharedNow.get(pool) ?? share(pool);
  shared.waiting += 1;
  const client = await shared.client;
  try {
    return await client.query(query);
  } finally {
    shared.waiting -= 1;
    // The pool discards a broken connection by itself.
    if (shared.waiting === 0) client.release();
  }
}

function share(pool: pg.Pool): Shared {
  const shared = { client: pool.connect(), waiting: 0 };
  sharedNow.set(pool, shared);
  process.nextTick(() => sharedNow.delete(pool));
  return shared;
}
