import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import { openDatabase, type Database } from './platform/db/db.ts';
import { listPendingMigrations, migrate } from './platform/db/migrate.ts';
import { StartRefused } from './platform/process/start-refused.ts';
import { ensureDatabaseAnswers, refusedByDatabase } from './start-conditions.ts';

const folder = () => resolve('migrations');

/** Role `migrate`: migrates the database and exits. Its lock lasts as long as its session, so no pooler may stand between. */
export async function runMigrations(config: Config): Promise<void> {
  const { directUrl } = config.database;
  if (!directUrl) throw new StartRefused('Migrating needs DATABASE_URL. `npm start` migrates its own database.');
  await ensureDatabaseAnswers(directUrl, directUrl === config.database.url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
  const database = openDatabase(directUrl, { max: 1 });
  try {
    const applied = await migrate(database, folder(), (message) => process.stdout.write(`${message}\n`));
    process.stdout.write(`${applied.length === 0 ? 'Database is up to date' : `Applied ${applied.join(', ')}`}\n`);
  } finally {
    await database.close();
  }
}

/**
 * For roles that do not migrate. An unreachable database passes: requests then answer 503.
 * @throws StartRefused when the database lacks migrations that this build needs, or lets nobody in with this address
 */
export async function ensureSchemaIsCurrent(database: Pick<Database, 'pool'>, url: string): Promise<void> {
  try {
    const pending = await listPendingMigrations(database, folder());
    if (pending.length === 0) return;
    throw new StartRefused(
      `The database lacks ${pending.join(', ')}. Run \`KARAFA_ROLE=migrate node dist/server/main.js\` first (docs/operations.md).`,
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw refusedByDatabase(error, url) ?? error;
  }
}
