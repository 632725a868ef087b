import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { databaseUrl } from '#tests/support/database-server.ts';
import { countWrites } from '#tests/support/socket-writes.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { Tx } from './db.ts';
import { openPools } from './open-pools.ts';
import { commitWithLast, together } from './together.ts';

const testing = useTestContext({ DATABASE_POOL: '1' });

const countOf = async (key: string) => {
  const { db } = testing.context;
  return (await db.selectFrom('rate_limit').where('key', '=', key).select('key').execute()).length;
};
const insert = (key: string) => sql`insert into rate_limit values (${key}, 1, now())`;

test('statements that are sent together run in their order, and each sees what those before it did', async () => {
  const seen = await testing.context.db
    .transaction()
    .execute((tx) =>
      together(
        insert('together.order').execute(tx),
        sql<{ count: number }>`select count(*)::int from rate_limit where key = 'together.order'`.execute(tx),
      ),
    );
  expect(seen[1].rows).toEqual([{ count: 1 }]);
});

test('the error is that of the statement that failed, all others have ended, and nothing is stored', async () => {
  const { db } = testing.context;
  let ended = 0;
  const placing = db.transaction().execute((tx) =>
    together(
      insert('together.failed').execute(tx),
      sql`select 1 / 0`.execute(tx),
      insert('together.after')
        .execute(tx)
        .finally(() => (ended += 1)),
    ),
  );
  await expect(placing).rejects.toMatchObject({ code: '22012' });
  expect(ended).toBe(1);
  expect(await countOf('together.failed')).toBe(0);
});

test('the error is not that of a statement that came after the failure', async () => {
  const inTwoSteps = async (tx: Tx) => {
    await sql`select 1`.execute(tx);
    await sql`select 2`.execute(tx);
  };
  const placing = testing.context.db
    .transaction()
    .execute((tx) => together(inTwoSteps(tx), sql`select 1 / 0`.execute(tx)));
  await expect(placing).rejects.toMatchObject({ code: '22012' });
});

test('the last statement of a transaction is sent with its commit', async () => {
  const { db, pool } = testing.context;
  const client = await pool.connect();
  const writes = countWrites(client);
  client.release();
  await commitWithLast(db, async (tx, sendLast) => {
    await sql`select 1`.execute(tx);
    sendLast(insert('together.last').execute(tx));
  });
  expect(writes()).toBe(2);
  expect(await countOf('together.last')).toBe(1);
});

test('nothing is stored where the last statement of a transaction fails', async () => {
  const { db } = testing.context;
  const failing = commitWithLast(db, async (tx, sendLast) => {
    await insert('together.before_last').execute(tx);
    sendLast(sql`select 1 / 0`.execute(tx));
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await countOf('together.before_last')).toBe(0);
});

test('a transaction begins before its first statement, also a failing one', async () => {
  const { db } = testing.context;
  const failing = db.transaction().execute(async (tx) => {
    await insert('together.begun').execute(tx);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await countOf('together.begun')).toBe(0);
  await expect(db.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({
    code: '22012',
  });
  await db.transaction().execute((tx) => insert('together.next').execute(tx));
  expect(await countOf('together.next')).toBe(1);
});

test('the error of a transaction whose connection is lost is what ended it', async () => {
  const lost = testing.context.db
    .transaction()
    .execute((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx));
  await expect(lost).rejects.toMatchObject({ code: '57P01' });
  await insert('together.reconnected').execute(testing.context.db);
  expect(await countOf('together.reconnected')).toBe(1);
});

test('cutting connections fails their statements at once', async () => {
  const pools = openPools(databaseUrl(inject('databaseServer'), 'postgres'), { max: 1 });
  const client = await pools.pool.connect();
  const sleeping = [client.query('select pg_sleep(600)'), client.query('select 1')];
  const ended = Promise.all(sleeping.map((each) => each.catch((error: Error) => error.message)));
  pools.cut();
  expect(await ended).toEqual(['Connection terminated', 'Connection terminated']);
  client.release(true);
  await pools.close();
});

test('what a transaction sends together is one write to the socket, with its beginning', async () => {
  const { db, pool } = testing.context;
  const client = await pool.connect();
  const writes = countWrites(client);
  client.release();
  await db.transaction().execute(async (tx) => {
    await together(
      sql`select 1`.execute(tx),
      tx.selectFrom('rate_limit').select('key').execute(),
      sql`select 2`.execute(tx),
    );
    expect(writes()).toBe(1);
  });
  expect(writes()).toBe(2);
});

test('statements that are sent together are one write to the socket', async () => {
  const { pool, close } = openPools(inject('databaseServer'), { max: 1 });
  const client = await pool.connect();
  await client.query('select 1');
  const writes = countWrites(client);
  await together(client.query('begin'), client.query('select $1::int', [1]), client.query('select $1::int', [2]));
  expect(writes()).toBe(1);
  await client.query('commit');
  expect(writes()).toBe(2);
  client.release();
  await close();
});
