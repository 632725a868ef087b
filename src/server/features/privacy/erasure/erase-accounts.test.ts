import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { foldCounters } from '#server/features/catalog/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { killWaiting } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildWellUsedPerson, identity, identityPattern, type WellUsed } from '#tests/support/well-used-person.ts';
import { ownedBy } from '../inventory/owned-by.ts';
import { personalData, personalFiles } from '../inventory/personal-data.ts';
import { closeOnRequest } from './close-account.ts';
import { eraseAccounts } from './erase-accounts.ts';

const testing = useTestContext();
const start = new Date('2026-06-01T12:00:00Z');
const day = 86_400_000;
const clock = { now: start };
const context = () => ({ ...testing.context, now: () => clock.now });
let person: WellUsed;

/** Columns of the whole database in which something identifies the person. */
async function findIdentity(): Promise<string[]> {
  const { db } = testing.context;
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) ~ 'text|json|character|inet|tsvector'`.execute(db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.id(schema, table)}
      where f_unaccent(lower(${sql.ref(column)}::text)) ~ ${identityPattern}) as is`.execute(db);
    if (rows[0]!.is) found.push(`${table}.${column}`);
  }
  return found.sort();
}

const kept = new Set<string>(
  personalData.flatMap(({ table, columns, erasure, keptColumns }) =>
    (erasure.how === 'keep' ? columns : (keptColumns?.columns ?? [])).map((column) => `${table}.${column}`),
  ),
);
const beyondTheLaw = (columns: readonly string[]) => columns.filter((column) => !kept.has(column));

beforeAll(async () => {
  person = await buildWellUsedPerson(testing.context);
});

test('R-5.13 the person of this test has a row in every table from which something is erased', async () => {
  const { db } = testing.context;
  const { id } = person;
  const missing: string[] = [];
  for (const { table, owner, erasure } of personalData) {
    if (table === 'account_erasure' || erasure.how === 'anonymous' || Object.keys(owner).length === 0) continue;
    const { rows } =
      await sql`select from ${sql.table(table)} where ${ownedBy(owner, { id, email: identity.email })}`.execute(db);
    if (rows.length === 0) missing.push(table);
  }
  // Their rows name the person, but administrators have made them.
  expect(missing).toEqual(['audit_entry', 'fraud_identifier']);
  expect(beyondTheLaw(await findIdentity()).length).toBeGreaterThan(30);
});

test('R-5.13 erasure survives the death of its worker at every step, and leaves no trace but what the law keeps', async () => {
  const { config, db, files } = testing.context;
  const { id: administrator } = await buildAdministrator(db, ['users']);
  await closeOnRequest(context(), person.id, administrator);
  const read = () =>
    db.selectFrom('account_erasure').where('account_id', '=', person.id).selectAll().executeTakeFirstOrThrow();
  expect(await read()).toMatchObject({ state: 'closing', requested_by: administrator });
  expect(await eraseAccounts(context())).toBe(0);
  clock.now = new Date(start.getTime() + 14 * day + 1);

  for (const { table, erasure } of personalData) {
    // Not written by a step of its own: nothing waits for its lock.
    if (erasure.how === 'keep' || erasure.how === 'anonymous' || erasure.how === 'follow') continue;
    await killAt(table);
    expect(await read(), table).toMatchObject({ state: 'erasing' });
  }
  expect(await eraseAccounts(context())).toBe(1);
  expect(await eraseAccounts(context())).toBe(0);
  expect(await read()).toMatchObject({ state: 'erased', token_hash: null });

  await foldCounters(db);
  expect(beyondTheLaw(await findIdentity())).toEqual([]);
  const left = readdirSync(config.files.dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(left).toHaveLength(1);
  const folders = readdirSync(config.files.dir).filter((folder) => !folder.startsWith('.'));
  expect(folders.filter((name) => !personalFiles.some(({ folder }) => folder === name))).toEqual([]);
  expect(await files.find('exports/kept.zip')).toBeUndefined();
  const [evidence, ...others] = person.pictureKeys.toReversed();
  for (const key of others) expect(await files.find(`pictures/${key}/master.webp`), key).toBeUndefined();
  // Evidence of a report about somebody else, without its owner.
  expect(await files.find(`pictures/${evidence}/master.webp`)).toBeDefined();
});

test('R-5.13 what others keep has an erased author, and what the law keeps is whole', async () => {
  const { db } = testing.context;
  const messages = await db
    .selectFrom('message')
    .where('conversation_id', '=', person.conversation)
    .select(['author_id', 'text'])
    .orderBy('id')
    .execute();
  expect(messages).toEqual([
    { author_id: person.id, text: 'Jsem […] […], volejte […], pište na […], […].' },
    { author_id: person.other, text: 'Dobrý den, paní […], přijdu do […].' },
  ]);
  const account = await db.selectFrom('account').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow();
  expect(account).toMatchObject({ username: `~${person.id}`, state: 'erased', email: null, avatar_picture_id: null });
  const invoice = await db.selectFrom('invoice').select('content').executeTakeFirstOrThrow();
  expect(invoice.content).toMatchObject({ buyer: 'Kristýna Vlková' });
  const other = await db.selectFrom('account').where('id', '=', person.other).selectAll().executeTakeFirstOrThrow();
  expect(other).toMatchObject({ username: 'Protejsek', reviews: 0 });
  const audit = await db
    .selectFrom('audit_entry')
    .where('entity', '=', 'account')
    .where('entity_id', '=', person.id)
    .orderBy('id')
    .selectAll()
    .execute();
  expect(audit.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'set_email', before: null, after: null },
    { action: 'erase', before: null, after: null },
  ]);
});

/** The job is killed while it waits for the table. */
async function killAt(table: string): Promise<void> {
  const lock = (tx: Tx) => sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
  await killWaiting(testing.context.db, lock, () => eraseAccounts(context()));
}
