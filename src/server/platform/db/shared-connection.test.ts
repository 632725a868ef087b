import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { countWrites } from '#tests/support/socket-writes.ts';
import { runNamed } from './named-statement.ts';

const testing = useTestContext({ DATABASE_POOL: '3' });

const processOf = (name: string) =>
  runNamed(testing.context, `test.${name}`, sql<{ pid: number }>`select pg_backend_pid() as pid`);

/** Counts what any connection of the pool writes, once all are open. */
async function countAllWrites(): Promise<() => number> {
  const { pool } = testing.context;
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const counts = clients.map((client) => countWrites(client));
  for (const client of clients) client.release();
  return () => counts.reduce((sum, count) => sum + count(), 0);
}

test('named statements of one tick are sent by one write to one connection', async () => {
  const writes = await countAllWrites();
  const rows = await Promise.all([processOf('first'), processOf('second'), processOf('third')]);
  expect(new Set(rows.map(([row]) => row!.pid)).size).toBe(1);
  expect(writes()).toBe(1);
});

test('a statement of a later tick does not wait for one that is blocked', async () => {
  const { pool } = testing.context;
  const lockHolder = await pool.connect();
  await lockHolder.query('select pg_advisory_lock(718)');
  const blocked = runNamed(testing.context, 'test.blocked', sql`select pg_advisory_xact_lock(718)`);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(await processOf('later')).toHaveLength(1);
  await lockHolder.query('select pg_advisory_unlock(718)');
  lockHolder.release();
  await blocked;
});

test('a statement that fails leaves the others of its tick alone, and the connection to the next', async () => {
  const { pool } = testing.context;
  const failing = runNamed(testing.context, 'test.failing', sql`select 1 / ${0}::int`);
  const [failed, beside] = await Promise.allSettled([failing, processOf('after')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(beside.status).toBe('fulfilled');
  expect(pool.idleCount).toBe(pool.totalCount);
});
