import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestContext } from '#tests/support/test-context.ts';
import type { Owner } from './kinds.ts';
import { impersonalColumns, personalData } from './personal-data.ts';

const testing = useTestContext();

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Columns whose names say that they hold what identifies somebody. */
const personalNames =
  '(^|_)(e?mail|phone|username|nick|name|city|town|recipient|address|street|postcode|ip|user_agent|bank_account|birth_date|counter_name|counter_account|tax_id)($|_(?!id$|prefix$|confirmed|hash))';

async function readColumns(): Promise<{ named: readonly Column[]; references: readonly Column[]; all: Set<string> }> {
  const { db } = testing.context;
  const { rows: named } = await sql<Column>`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attname ~ ${personalNames}`.execute(db);
  const { rows: references } = await sql<Column>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'account'::regclass`.execute(db);
  const { rows: all } = await sql<Column>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'`.execute(db);
  return { named, references, all: new Set(all.map(({ table, column }) => `${table}.${column}`)) };
}

const byTable = new Map<string, (typeof personalData)[number]>(personalData.map((each) => [each.table, each]));

/** Columns of the database about which the inventory says nothing. */
function findUndecided({ named, references }: { named: readonly Column[]; references: readonly Column[] }): string[] {
  const undecidedNames = named.filter(({ table, column }) => {
    if (`${table}.${column}` in impersonalColumns) return false;
    return !byTable.get(table)?.columns.includes(column);
  });
  const undecidedReferences = references.filter(({ table }) => !byTable.has(table));
  return [...undecidedNames, ...undecidedReferences].map(({ table, column }) => `${table}.${column}`).sort();
}

function columnsOf(owner: Owner, table: string): string[] {
  return [
    ...[...(owner.accounts ?? []), ...(owner.emails ?? [])].map((column) => `${table}.${column}`),
    ...(owner.through ?? []).flatMap((each) => [
      `${table}.${each.column}`,
      `${each.table}.${each.key}`,
      ...columnsOf(each.of, each.table),
    ]),
  ];
}

test('R-5.13 the inventory of personal data decides about every table that refers to accounts or has contacts', async () => {
  expect(findUndecided(await readColumns())).toEqual([]);
});

test('R-5.13 a new table with personal data is found until the inventory decides about it', async () => {
  const { db } = testing.context;
  await sql`create table planted_note (id bigint primary key, contact_email text, ip text, author_id bigint references account)`.execute(
    db,
  );
  try {
    expect(findUndecided(await readColumns())).toEqual(
      expect.arrayContaining(['planted_note.author_id', 'planted_note.contact_email', 'planted_note.ip']),
    );
  } finally {
    await sql`drop table planted_note`.execute(db);
  }
});

test('R-5.13 the inventory names each table once, and columns that exist', async () => {
  expect(personalData).toHaveLength(byTable.size);
  const { all } = await readColumns();
  const named = personalData.flatMap(({ table, columns, owner, erasure, exported }) => [
    ...[...columns, ...(typeof exported === 'string' ? [] : exported)].map((column) => `${table}.${column}`),
    ...columnsOf(owner, table),
    ...(erasure.how === 'blank' ? Object.keys(erasure.values).map((column) => `${table}.${column}`) : []),
    ...(erasure.how === 'redact' ? erasure.columns.map((column) => `${table}.${column}`) : []),
  ]);
  expect(named.filter((name) => !all.has(name))).toEqual([]);
});

test('R-5.13 rows that follow others go with them by a foreign key', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || ' ' || confrelid::regclass::text as name
    from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(testing.context.db);
  const cascades = new Set(rows.map(({ name }) => name));
  const following = personalData.flatMap(({ table, erasure }) =>
    erasure.how === 'follow' ? [`${table} ${erasure.table}`] : [],
  );
  expect(following.filter((name) => !cascades.has(name))).toEqual([]);
});
