import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/db/db.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

/**
 * Once for each run: a server (DATABASE_URL, or the embedded one) and a migrated template, from which every test file gets its own database within milliseconds.
 */
export default async function provideDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const embedded = process.env.DATABASE_URL ? undefined : await startEmbeddedPostgres(resolve('var/test-postgres'));
  const server = process.env.DATABASE_URL ?? embedded!.url;
  const template = `karafa_template_${randomBytes(4).toString('hex')}`;
  await administer(server, `create database ${template}`);
  const database = openDatabase(databaseUrl(server, template), { max: 1 });
  await migrate(database, resolve('migrations'));
  await database.close();
  project.provide('databaseServer', server);
  project.provide('templateDatabase', template);
  return async () => {
    await administer(server, `drop database if exists ${template} with (force)`);
    if (embedded && !embedded.isReused) embedded.stop();
  };
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
