import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely';
import { installJobQueue } from '../jobs/job-queue.ts';
import type { Database } from './db.ts';

/**
 * Brings the database and the tables of the job queue to the newest migration, so that jobs can be queued before any
 * worker has started. Safe when several processes call it at once: one applies, the others wait.
 * @throws the error of the first migration that fails, with its file's name.
 */
export async function migrate({ db, pool }: Pick<Database, 'db' | 'pool'>, folder: string): Promise<string[]> {
  await installJobQueue(pool);
  const migrator = new Migrator({ db, provider: new SqlFolder(folder) });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${String((error as Error).message ?? error)}`, {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}

class SqlFolder implements MigrationProvider {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await readdir(this.#folder)).filter((name) => name.endsWith('.sql')).sort();
    const migrations = files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(this.#folder, file), 'utf8');
      return [file.replace(/\.sql$/, ''), { up: async (db: Kysely) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  }
}

type Kysely = Parameters<Migration['up']>[0];
