import { expect, inject, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { readConfig } from './config.ts';
import { ensureSameDatabase } from './direct-database.ts';

const testing = useTestContext();

async function check(direct: string, options = '') {
  const { rows } = await testing.context.pool.query<{ name: string }>('select current_database() as name');
  const own = databaseUrl(inject('databaseServer'), rows[0]!.name);
  const pooled = new URL(own);
  if (options) pooled.searchParams.set('options', options);
  pooled.searchParams.set('application_name', 'pooled');
  const names = { own, other: inject('databaseServer'), away: 'postgres://a:b@127.0.0.1:9/c' };
  const DATABASE_DIRECT_URL = names[direct as keyof typeof names];
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: pooled.href, DATABASE_DIRECT_URL });
  return ensureSameDatabase(config.database);
}

const bounded = '-c statement_timeout=15000';

test('a start on a pooler is refused when the direct address leads to another database', async () => {
  await expect(check('other', bounded)).rejects.toThrow(
    /^DATABASE_URL leads to the database karafa_test_\w+ of the server \d+, DATABASE_DIRECT_URL to postgres of \d+/,
  );
});

test('a start on a pooler is refused when it bounds no statement', async () => {
  await expect(check('own')).rejects.toThrow('sets no statement_timeout');
});

test('a start passes when both lead to one database, and when one of them is away', async () => {
  await check('own', bounded);
  await check('away', bounded);
});
