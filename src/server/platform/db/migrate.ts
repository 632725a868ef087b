import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { installJobQueue } from '../jobs/job-queue.ts';
import type { Database } from './db.ts';

/** Arbitrary, but the same in all processes that migrate. */
const migrationLock = 7_411_935_020;
const noTransaction = /^-- no-transaction\b/;
/** A statement that waits for a table lock blocks all later ones, even reads. So the wait is short, and the file is retried. */
const lockTimeoutMs = 2000;
const lockRetryMs = 4000;
const lockTries = 100;

/**
 * Migrates the tables of the job queue and the database to the newest version, each file in its own transaction
 * unless its first line says `-- no-transaction`. A file that cannot lock its tables within two seconds is rolled back and
 * tried again for ten minutes, as a backup or a long statement may hold them; meanwhile others pass. (Those of the job queue,
 * whose tables no visitor reads, wait.) Safe when several processes call it at once: one applies, the others wait.
 * @param say reports that a file waits for a lock, at most once for each file
 * @returns the names of the applied migrations
 * @throws the error of the first migration that fails, with its file's name; earlier migrations stay
 */
export async function migrate(
  { pool }: Pick<Database, 'pool'>,
  folder: string,
  say: (message: string) => void = () => undefined,
): Promise<string[]> {
  await installJobQueue(pool);
  const client = await pool.connect();
  try {
    // An index or a backfill of a large table takes longer than the portal's statement timeout.
    await client.query('set statement_timeout = 0');
    await lock(client);
    // The table of Kysely's migrator, which migrated existing databases.
    await client.query(
      'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    );
    const pending = await listPending(client, folder);
    for (const name of pending) await apply(client, name, await readFile(join(folder, `${name}.sql`), 'utf8'), say);
    return pending;
  } finally {
    // Ending the connection releases its settings and its lock.
    client.release(true);
  }
}

/** Names of a folder's migrations that the database lacks, in order. */
export async function listPendingMigrations({ pool }: Pick<Database, 'pool'>, folder: string): Promise<string[]> {
  return listPending(pool, folder);
}

/** Polls for the lock: a waiting session would hold a snapshot, for which concurrent index builds wait. */
async function lock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      migrationLock,
    ]);
    if (rows[0]?.locked) return;
    await setTimeout(200);
  }
}

async function listPending(client: Pick<pg.ClientBase, 'query'>, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    `select to_regclass('kysely_migration') is not null as is_there`,
  );
  const { rows } = tables[0]?.is_there
    ? await client.query<{ name: string }>('select name from kysely_migration')
    : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  return files.map((file) => file.replace(/\.sql$/, '')).filter((name) => !applied.has(name));
}

async function apply(client: pg.ClientBase, name: string, text: string, say: (message: string) => void): Promise<void> {
  try {
    if (noTransaction.test(text)) {
      // PostgreSQL runs statements that are sent together in one transaction.
      for (const statement of text.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement);
      await record(client, name);
    } else {
      await applyWithinTransaction(client, name, text, () => say(`Migration ${name} waits for a lock`));
    }
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function applyWithinTransaction(
  client: pg.ClientBase,
  name: string,
  text: string,
  onFirstWait: () => void,
): Promise<void> {
  for (let tries = lockTries; ; tries -= 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
      await client.query(text);
      await record(client, name);
      await client.query('commit');
      return;
    } catch (error) {
      if (!isLockFailure(error) || tries === 1) throw error;
      await client.query('rollback');
      if (tries === lockTries) onFirstWait();
      await setTimeout(lockRetryMs);
    }
  }
}

/** A lock that timed out, or a deadlock with a transaction of the portal. */
const isLockFailure = (error: unknown) => ['55P03', '40P01'].includes(String((error as { code?: unknown }).code));

async function record(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [
    name,
    new Date().toISOString(),
  ]);
}
