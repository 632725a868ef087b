import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { openPools } from './open-pools.ts';

const testing = useTestContext({ DATABASE_POOL: '1' });

test('a session that may not write counts as unavailable and is not lent again', async () => {
  const { db } = testing.context;
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;
  const first = await pid();
  await sql`set default_transaction_read_only = on`.execute(db);
  const write = (name: string) =>
    db.transaction().execute((tx) => sql`insert into rate_limit values (${name}, 1, now())`.execute(tx));
  const error = await write('one').catch((failure: unknown) => failure);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await write('two');
  expect(await pid()).not.toBe(first);
});

test('connections outlast quiet minutes, and two of them quiet hours', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { pool, close } = openPools(testing.context.pool.options.connectionString!, { max: 4 });
  try {
    await Promise.all(Array.from({ length: 4 }, () => pool.query('select 1')));
    expect(pool.totalCount).toBe(4);
    vi.advanceTimersByTime(5 * 60_000);
    expect(pool.totalCount).toBe(4);
    vi.advanceTimersByTime(3 * 60 * 60_000);
    expect(pool.totalCount).toBe(2);
  } finally {
    vi.useRealTimers();
    await close();
  }
});
