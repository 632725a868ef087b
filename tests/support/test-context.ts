import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createContext, type Context } from '#server/context.ts';
import { administer, databaseUrl } from './database-server.ts';

/**
 * Gives a test file a migrated database of its own and the context around it; both are gone after the file.
 * Call it at the top of the file and use `.context` inside tests and hooks.
 */
export function useTestContext(environment: Record<string, string> = {}): { readonly context: Context } {
  let context: Context | undefined;
  const name = `karafa_test_${randomBytes(6).toString('hex')}`;
  const server = inject('databaseServer');
  let folder = '';

  beforeAll(async () => {
    await administer(server, `create database ${name} template ${inject('templateDatabase')}`);
    folder = await mkdtemp(join(tmpdir(), 'karafa-test-'));
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATABASE_POOL: '4',
      DATA_DIR: folder,
      ...environment,
    });
    context = createContext(config, { databaseUrl: databaseUrl(server, name), role: 'test' });
  });

  afterAll(async () => {
    await context?.close();
    await administer(server, `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get context() {
      if (!context) throw new Error('The test context is there inside tests and hooks only.');
      return context;
    },
  };
}
