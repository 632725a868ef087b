import pg from 'pg';
import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './platform/db/database-unavailable.ts';
import { refusedByDatabase } from './start-conditions.ts';
import { StartRefused } from './platform/process/start-refused.ts';

interface Identity {
  readonly system: string;
  readonly name: string;
  readonly timeout: string;
}

/**
 * Checks that DATABASE_URL and DATABASE_DIRECT_URL lead to one database, and that a pooler between bounds the time of
 * statements. One that is unreachable passes: requests then answer 503.
 * @throws StartRefused
 */
export async function ensureSameDatabase({ url, directUrl }: Config['database']): Promise<void> {
  if (!url || !directUrl || url === directUrl) return;
  const [pooled, direct] = await Promise.all([
    identify(url, 'DATABASE_URL'),
    identify(directUrl, 'DATABASE_DIRECT_URL'),
  ]);
  if (!pooled || !direct) return;
  if (pooled.system !== direct.system || pooled.name !== direct.name)
    throw new StartRefused(
      `DATABASE_URL leads to the database ${pooled.name} of the server ${pooled.system}, DATABASE_DIRECT_URL to ${direct.name} of ${direct.system}. Both must lead to the same one.`,
    );
  if (pooled.timeout === '0')
    throw new StartRefused(
      "The pooler of DATABASE_URL sets no statement_timeout, and the portal cannot. Add connect_query = 'set statement_timeout = 15000; set max_parallel_workers_per_gather = 0' to the database in pgbouncer.ini.",
    );
}

async function identify(url: string, variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL'): Promise<Identity | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Identity>(`
      select system_identifier::text as system, current_database() as name,
        current_setting('statement_timeout') as timeout
      from pg_control_system()`);
    return rows[0];
  } catch (error) {
    if (isDatabaseUnavailable(error) || /timeout/i.test((error as Error).message)) return undefined;
    throw refusedByDatabase(error, url, variable) ?? error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
