import { sql } from 'kysely';
import { inject, expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import { openRecordedWay } from '#tests/support/recorded-way.ts';
import { openDatabase } from './db.ts';
import { runByBitmaps, runNamed } from './named-statement.ts';
import { prepared } from './prepared-statement.ts';

const testing = useTestContext();

/** Statements of each kind. */
async function askEverything(isPooled: boolean) {
  const way = await openRecordedWay(inject('databaseServer'));
  const database = openDatabase(way.url, { max: 2, isPooled });
  const settings = await runByBitmaps<{ setting: string }>(
    database,
    sql`select concat_ws(' ', current_setting('enable_seqscan'), current_setting('enable_indexscan'),
      current_setting('plan_cache_mode'), current_setting('jit'), current_setting('work_mem')) as setting`,
  );
  await runNamed(database, 'test.named', sql`select ${1}::int`);
  await sql`${prepared('test.marked')} select ${2}::int`.execute(database.db);
  await database.db.transaction().execute((tx) => sql`${prepared('test.marked')} select ${2}::int`.execute(tx));
  await database.close();
  way.close();
  return { settings: settings[0]?.setting, starts: way.starts, names: way.prepared.filter((name) => name !== '') };
}

test('a session of the server itself begins with its settings and prepares statements', async () => {
  const { settings, starts, names } = await askEverything(false);
  expect(settings).toBe('off off force_generic_plan off 16MB');
  expect(starts.map((start) => [start.statement_timeout, start.options?.includes('max_parallel')])).toEqual([
    ['15000', true],
    ['15000', true],
  ]);
  // A process prepares the texts of its first searches only.
  expect(names.filter((name) => !/^by_bitmaps_\d+$/.test(name))).toEqual(['test.named', 'test.marked']);
});

test('a session of a pooler begins without settings and prepares nothing, and a search has its settings nevertheless', async () => {
  const { settings, starts, names } = await askEverything(true);
  expect(settings).toBe('off off force_generic_plan off 16MB');
  expect(starts).toHaveLength(2);
  for (const start of starts)
    expect(Object.keys(start).sort()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  expect(names).toEqual([]);
});

test('a pooled search that fails leaves its connection usable, with its usual settings', async () => {
  const { pool } = testing.context;
  const database = openDatabase(inject('databaseServer'), { max: 1, isPooled: true });
  for (let time = 0; time < 3; time += 1)
    await expect(runByBitmaps(database, sql`select 1 / ${0}::int`)).rejects.toThrow('division by zero');
  expect(await runByBitmaps(database, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await database.close();
  expect((await pool.query('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }]);
});
