import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';

/** A reader that stops halfway, for example a stalled download, keeps its connection no longer than this. */
const stalledSeconds = 60;

/**
 * Reads page by page in one transaction, which sees the database as it was at the first page. The transaction ends with
 * the reader, also when that stops early.
 */
export async function* readInSnapshot<Page>(db: Db, read: (tx: Tx) => AsyncGenerator<Page>): AsyncGenerator<Page> {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  let transaction: Promise<void> | undefined;
  // The callback's transaction releases its connection even when the server has closed it, unlike a controlled one.
  const begun = new Promise<Tx>((resolve, reject) => {
    transaction = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        resolve(tx);
        await isOver;
      });
    transaction.catch(reject);
  });
  try {
    const tx = await begun;
    await sql`select set_config('idle_in_transaction_session_timeout', ${`${stalledSeconds}s`}, true)`.execute(tx);
    yield* read(tx);
  } finally {
    end();
    await transaction;
  }
}
