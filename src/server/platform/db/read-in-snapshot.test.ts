import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import type { Tx } from './db.ts';
import { readInSnapshot } from './read-in-snapshot.ts';

const testing = useTestContext({ DATABASE_POOL: '2' });

beforeEach(async () => {
  await sql`drop table if exists counted`.execute(testing.context.db);
  await sql`create table counted (n int)`.execute(testing.context.db);
  await add();
});

const add = () => sql`insert into counted values (1)`.execute(testing.context.db);

async function* counts(tx: Tx): AsyncGenerator<number> {
  for (let page = 0; page < 3; page += 1) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from counted`.execute(tx);
    yield rows[0]!.count;
  }
}

test('every page sees what was there at the first one', async () => {
  const read: number[] = [];
  for await (const count of readInSnapshot(testing.context.db, counts)) {
    read.push(count);
    await add();
  }
  expect(read).toEqual([1, 1, 1]);
});

test('a reader that stops early, or fails, gives its connection back', async () => {
  const { db } = testing.context;
  for (const _time of [1, 2, 3]) for await (const _count of readInSnapshot(db, counts)) break;
  const failing = readInSnapshot(db, async function* (tx) {
    yield 1;
    await sql`select 1 / 0`.execute(tx);
  });
  await failing.next();
  await expect(failing.next()).rejects.toThrow('division by zero');
  await add();
});

test('a reader whose connection was closed by the server fails and leaves the pool usable', async () => {
  const { db } = testing.context;
  for (const _time of [1, 2, 3]) {
    const pages = readInSnapshot(db, async function* (tx) {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      yield rows[0]!.pid;
      yield* counts(tx);
    });
    const { value } = await pages.next();
    await sql`select pg_terminate_backend(${value}::int)`.execute(db);
    await expect(pages.next()).rejects.toThrow();
  }
  await add();
});

test('nothing can be written', async () => {
  const pages = readInSnapshot(testing.context.db, async function* (tx) {
    await sql`insert into counted values (2)`.execute(tx);
    yield 1;
  });
  await expect(pages.next()).rejects.toThrow('read-only');
});
