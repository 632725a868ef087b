import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Tx } from '#server/platform/db/db.ts';

/**
 * The connections that the asking one blocks, directly or through one another. Locks of other transactions do not count:
 * nearly every write waits for some of them for a moment. Reads `pg_locks`, as `pg_stat_activity` does not change within a
 * transaction.
 */
const waitingBehind = sql<{ pid: number }>`
  with recursive waiting as (select distinct pid from pg_locks where not granted),
    behind as (
      select pg_backend_pid() as pid
      union select w.pid from behind b join waiting w on b.pid = any(pg_blocking_pids(w.pid)))
  select pid from behind where pid <> pg_backend_pid()`;

/** Resolves once this many connections wait behind the transaction, or the work is done without waiting. */
export async function untilWaiting(holder: Tx, connections: number, work: Promise<unknown>): Promise<void> {
  const course = { isDone: false };
  const done = () => {
    course.isDone = true;
  };
  work.then(done, done);
  while (!course.isDone && (await waitingBehind.execute(holder)).rows.length < connections);
}

/**
 * Runs work while a transaction holds a lock. The transaction commits once the work waits for it, or has finished although
 * it should have waited.
 * @param connections how many connections of the work must wait
 * @returns the result of the work
 */
export async function whileHeld<Result>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<Result>,
  connections = 1,
): Promise<Result> {
  const begun = await db.transaction().execute(async (tx) => {
    await hold(tx);
    const work = begin();
    await untilWaiting(tx, connections, work);
    return { work };
  });
  return begun.work;
}

/**
 * Runs two operations while a transaction holds a lock. The transaction commits once both wait, for it or the second one
 * for the first, or one has finished. Locks of a row are granted in the order of asking.
 */
export async function whileBothWait<First, Second>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  beginFirst: () => Promise<First>,
  beginSecond: () => Promise<Second>,
): Promise<[First, Second]> {
  const { first, second } = await db.transaction().execute(async (tx) => {
    await hold(tx);
    const first = beginFirst();
    await untilWaiting(tx, 1, first);
    const second = beginSecond();
    await untilWaiting(tx, 2, Promise.race([first, second]));
    return { first, second };
  });
  return Promise.all([first, second]);
}

/** Runs work until it waits for the lock, and ends its connection there, as when its process is killed: it is rolled back. */
export async function killWaiting(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await hold(tx);
    const work = begin();
    await untilWaiting(tx, 1, work);
    await Promise.all([
      expect(work).rejects.toThrow(),
      sql`select pg_terminate_backend(pid) from (${waitingBehind}) as waiting`.execute(tx),
    ]);
  });
}
