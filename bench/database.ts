import { resolve } from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { ensureDemoData } from '#demo/ensure-demo-data.ts';
import { openDatabase } from '#server/platform/db/db.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { loadLargeSet } from '#demo/large-set.ts';

/** The server of DATABASE_URL, else an embedded one. */
export async function openBenchServer(): Promise<{ url: string; version: string; stop(): void }> {
  const embedded = process.env.DATABASE_URL ? undefined : await startEmbeddedPostgres(resolve('var/bench-postgres'));
  const url = process.env.DATABASE_URL ?? embedded!.url;
  const [row] = await query(url, 'show server_version');
  return { url, version: String(row?.server_version), stop: () => embedded && !embedded.isReused && embedded.stop() };
}

/** A database with the demo data and so many listings, reused by later runs; without listings it is made each time. */
export async function ensureBenchDatabase(server: string, listings: number): Promise<string> {
  const name = `karafa_bench_${listings}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const known = await query(server, 'select shobj_description(oid, $2) as note from pg_database where datname = $1', [
    name,
    'pg_database',
  ]);
  // The demo alone is made again: it follows what the demo has learned since.
  if (known[0]?.note === 'complete' && listings > 0) {
    await migrateTo(url.href);
    return url.href;
  }
  await query(server, `drop database if exists ${name} with (force)`);
  await query(server, `create database ${name}`);
  const database = await migrateTo(url.href, true);
  await ensureDemoData(readConfig({ DATA_DIR: 'var/bench', NODE_ENV: 'production' }), database);
  if (listings > 0) {
    const client = await database.pool.connect();
    await client.query('set statement_timeout = 0');
    await loadLargeSet(client, { listings });
    client.release(true);
  }
  await database.close();
  await query(url.href, 'vacuum analyze');
  await query(server, `comment on database ${name} is 'complete'`);
  return url.href;
}

async function migrateTo(url: string, keep = false) {
  const database = openDatabase(url, { max: 2 });
  await migrate(database, resolve('migrations'));
  if (!keep) await database.close();
  return database;
}

export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
