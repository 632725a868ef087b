import { sql } from 'kysely';
import type { Db, Tx } from '#server/platform/db/db.ts';

/**
 * Resolves once this many statements of the database wait for a lock, or the work is done without waiting. Locks that every
 * write takes for a moment do not count: those of notifications, which all databases of a server share, and of growing tables.
 */
export async function untilWaiting(db: Db, statements: number, work: Promise<unknown>): Promise<void> {
  const course = { isDone: false };
  const done = () => {
    course.isDone = true;
  };
  work.then(done, done);
  const count = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and wait_event in ('transactionid', 'tuple', 'relation', 'advisory')`.execute(db);
    return rows.length;
  };
  while (!course.isDone && (await count()) < statements);
}

/**
 * Runs work while a transaction holds a lock. The transaction commits once the work waits for it, or has finished although it should have waited. @returns the result of the work
 */
export async function whileHeld<Result>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<Result>,
): Promise<Result> {
  const begun = await db.transaction().execute(async (tx) => {
    await hold(tx);
    const work = begin();
    await untilWaiting(db, 1, work);
    return { work };
  });
  return begun.work;
}
