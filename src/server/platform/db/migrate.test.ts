import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { untilWaiting } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { listPendingMigrations, migrate } from './migrate.ts';

const testing = useTestContext();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karafa-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plant = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);
const exists = async (name: string) =>
  (await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(testing.context.db)).rows[0]!
    .found;

describe('migrations', () => {
  test('are applied once, in the order of their numbers, including gaps and late ones', async () => {
    await plant('9001_one__create', 'create table one (id int)');
    await plant('9003_three__create', 'create table three (id int)');
    expect(await migrate(testing.context, folder)).toEqual(['9001_one__create', '9003_three__create']);
    await plant('9002_two__create', 'create table two (id int)');
    expect(await listPendingMigrations(testing.context, folder)).toEqual(['9002_two__create']);
    expect(await migrate(testing.context, folder)).toEqual(['9002_two__create']);
    expect(await migrate(testing.context, folder)).toEqual([]);
  });

  test('that fail are rolled back, and earlier ones stay', async () => {
    await plant('9011_good__create', 'create table good (id int)');
    await plant('9012_bad__create', 'create table bad (id int); select 1 / 0');
    await expect(migrate(testing.context, folder)).rejects.toThrow(
      'Migration 9012_bad__create failed: division by zero',
    );
    expect([await exists('good'), await exists('bad')]).toEqual([true, false]);
    expect(await listPendingMigrations(testing.context, folder)).toEqual(['9012_bad__create']);
  });

  test('marked "-- no-transaction" can create an index concurrently while another process waits', async () => {
    await plant('9021_large__create', 'create table large (id int)');
    await plant(
      '9022_large__indexes',
      '-- no-transaction\ncreate index concurrently large_id on large (id);\ncreate index concurrently large_twice on large ((id * 2));\n',
    );
    const applied = await Promise.all([migrate(testing.context, folder), migrate(testing.context, folder)]);
    expect(applied.flat()).toEqual(['9021_large__create', '9022_large__indexes']);
    expect([await exists('large_id'), await exists('large_twice')]).toEqual([true, true]);
  });

  test('that wait for a lock let readers pass, and are applied once it is free', async () => {
    const { db } = testing.context;
    await sql`create table busy (id int)`.execute(db);
    await plant('9041_busy__change', 'alter table busy add column at timestamptz');
    const migrated = await db.transaction().execute(async (backup) => {
      await sql`lock table busy in access share mode`.execute(backup);
      const applied = migrate(testing.context, folder);
      await untilWaiting(backup, 1, applied);
      // Behind a migration that waits for good, this would fail with the statement timeout.
      expect((await sql`select * from busy`.execute(db)).rows).toEqual([]);
      return { applied };
    });
    expect(await migrated.applied).toEqual(['9041_busy__change']);
    expect((await sql`select at from busy`.execute(db)).rows).toEqual([]);
  });

  test('have no statement timeout', async () => {
    await plant('9031_timeout__note', "create table timeout as select current_setting('statement_timeout') as setting");
    await migrate(testing.context, folder);
    const noted = await sql<{ setting: string }>`select setting from timeout`.execute(testing.context.db);
    expect(noted.rows).toEqual([{ setting: '0' }]);
  });
});
