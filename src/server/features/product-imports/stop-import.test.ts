import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { useAdminProducts } from '#tests/support/admin-products.ts';
import { whileBothWait } from '#tests/support/lock-waits.ts';
import { importCalls, workOff } from '#tests/support/product-imports.ts';
import { csvTable } from '#tests/support/tables.ts';
import { findImport } from './import.queries.ts';
import { readRows } from './work/read-rows.ts';
import { takeStep } from './work/work-imports.ts';

const products = useAdminProducts();
const { call, upload, get, rows, check, apply, undo, contextOf } = importCalls(products);

/** More than a step carries out. */
const count = 60;

beforeEach(async () => {
  const { db } = products.testing.context;
  await db.deleteFrom('product_import').execute();
  await db.deleteFrom('product_change_set').execute();
});

async function addProducts(): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await products.add({ sku: `R-${index}`, regular_price: 50_000 }));
  return ids;
}

const table = csvTable([['sku', 'price'], ...Array.from({ length: count }, (_, index) => [`R-${index}`, 600])]);
const stop = (id: number) => call('POST', `/${id}/stop`);
const isStopped = async (answer: ReturnType<typeof stop>) => (await answer).json().is_stopped;

async function pricesOf(): Promise<Record<number, number>> {
  const { rows: found } = await sql<{ price: number; times: number }>`
    select regular_price_minor as price, count(*)::int as times from product group by 1`.execute(
    products.testing.context.db,
  );
  return Object.fromEntries(found.map(({ price, times }) => [price, times]));
}

async function auditOf(id: number) {
  return products.testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'product_import')
    .where('entity_id', '=', id)
    .where('action', '!=', 'add')
    .select(['action', 'after', 'actor_id'])
    .orderBy('id')
    .execute();
}

/** An import whose first step is carried out. */
async function started(mode: 'all' | 'good'): Promise<number> {
  const id = await check(table);
  await call('POST', `/${id}/apply`, { mode });
  await takeStep(contextOf());
  return id;
}

describe('R-9.02 a running import is stopped', () => {
  test('a check leaves nothing, and can be started again', async () => {
    await addProducts();
    const { id } = (await upload(table)).json();
    await call('POST', `/${id}/check`, { mapping: ['sku', 'price'] });
    await takeStep(contextOf());
    expect(await get(id)).toMatchObject({ state: 'checking', rows_read: count });
    expect((await stop(id)).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'uploaded', rows_read: 0, mapping: ['sku', 'price'] });
    const left = await products.testing.context.db.selectFrom('product_import_row').select('line').execute();
    expect(left).toEqual([]);
    await workOff(contextOf());
    expect(await get(id)).toMatchObject({ state: 'uploaded' });
    expect((await stop(id)).statusCode).toBe(200);
    expect(await auditOf(id)).toMatchObject([{ action: 'stop', after: { file_name: 'zbozi.csv', applied: 0 } }]);

    await call('POST', `/${id}/check`, { mapping: ['sku', 'price'] });
    await workOff(contextOf());
    expect(await isStopped(stop(id))).toBe(false);
    expect(await get(id)).toMatchObject({ state: 'checked', rows_read: count, rows_changed: count });
  });

  test('a worker that still reads for a stopped check stores nothing in the next one', async () => {
    const { id } = (await upload('a;b\nR-1;600')).json();
    await call('POST', `/${id}/check`, { mapping: ['price', 'sku'] });
    const reading = (await findImport(products.testing.context.db, id))!;
    await stop(id);
    await call('POST', `/${id}/check`, { mapping: ['sku', 'price'] });
    await readRows(contextOf(), reading);
    expect(await get(id)).toMatchObject({ state: 'reading', rows_read: 0 });
    await workOff(contextOf());
    expect(await get(id)).toMatchObject({ state: 'checked', rows_read: 1 });
  });

  test('what was carried out stays; the rest can be carried out later, or all undone', async () => {
    await addProducts();
    const id = await started('good');
    expect((await stop(id)).statusCode).toBe(200);
    await workOff(contextOf());
    expect((await stop(id)).statusCode).toBe(200);
    const name = (await get(id)).uploaded_by;
    expect(await get(id)).toMatchObject({ state: 'stopped', rows_applied: 50, stopped_by: name });
    expect((await get(id)).ended_at).not.toBeNull();
    expect(await pricesOf()).toEqual({ 50_000: 10, 60_000: 50 });
    expect((await rows(id, 'left')).map(({ line }: { line: number }) => line)).toEqual(
      Array.from({ length: 10 }, (_, index) => 52 + index),
    );

    expect((await call('POST', `/${id}/resume`)).statusCode).toBe(200);
    expect((await call('POST', `/${id}/resume`)).statusCode).toBe(409);
    await workOff(contextOf());
    expect(await get(id)).toMatchObject({ state: 'done', rows_applied: count, stopped_by: null, stopped_at: null });
    expect(await pricesOf()).toEqual({ 60_000: count });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['import', 'stop', 'resume']);

    await undo(id);
    expect(await pricesOf()).toEqual({ 50_000: count });
  });

  test('a stopped one does not keep others from being carried out, and is undone as a whole one is', async () => {
    await addProducts();
    const id = await started('good');
    await stop(id);
    await apply(await check('sku;price\nR-59;700'));
    expect(await pricesOf()).toEqual({ 50_000: 9, 60_000: 50, 70_000: 1 });
    await undo(id);
    expect(await get(id)).toMatchObject({ state: 'undone', undone: 50, left_count: 0 });
    expect(await pricesOf()).toEqual({ 50_000: 59, 70_000: 1 });
    expect((await stop(id)).statusCode).toBe(409);
  });

  test('one that was to be carried out whole or not at all is taken back', async () => {
    await addProducts();
    const id = await started('all');
    expect((await stop(id)).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ state: 'reverting', rows_applied: 50 });
    expect((await stop(id)).statusCode).toBe(200);
    await workOff(contextOf());
    const name = (await get(id)).uploaded_by;
    expect(await get(id)).toMatchObject({ state: 'reverted', undone: 50, stopped_by: name });
    expect(await pricesOf()).toEqual({ 50_000: count });
    expect((await call('POST', `/${id}/resume`)).statusCode).toBe(409);
  });

  test('one that has ended is not stopped', async () => {
    await products.add({ sku: 'R-0', regular_price: 50_000 });
    const id = await check('sku;price\nR-0;600');
    await call('POST', `/${id}/apply`, { mode: 'good' });
    await takeStep(contextOf());
    expect((await get(id)).state).toBe('applying');
    // All rows are carried out; the step that says so has not run.
    expect([await isStopped(stop(id)), (await get(id)).state]).toEqual([false, 'done']);
    await workOff(contextOf());
    expect([await isStopped(stop(id)), (await get(id)).state]).toEqual([false, 'done']);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['import']);
  });

  test('while a step runs, the stop waits for it and comes before the next', async () => {
    const { db } = products.testing.context;
    const [first] = await addProducts();
    const id = await check(table);
    await call('POST', `/${id}/apply`, { mode: 'good' });
    const [, hasStopped] = await whileBothWait(
      db,
      (tx) => sql`select from listing where id = ${first!}::bigint for update`.execute(tx),
      () => takeStep(contextOf()),
      () => isStopped(stop(id)),
    );
    expect(hasStopped).toBe(true);
    await workOff(contextOf());
    expect(await get(id)).toMatchObject({ state: 'stopped', rows_applied: 50 });
  });

  test('a stop that meets the last step either comes before it or finds the import ended', async () => {
    await addProducts();
    const id = await started('good');
    const [stopped] = await Promise.all([isStopped(stop(id)), workOff(contextOf())]);
    // A worker leaves an import that somebody holds to the next run of the job, which the stop asks for.
    await workOff(contextOf());
    const { state, rows_applied: applied } = await get(id);
    expect([
      [true, 'stopped', 50],
      [false, 'done', count],
    ]).toContainEqual([stopped, state, applied]);
  });
});

test('R-9.02 a row that adds a product is shown with the name in the file', async () => {
  await products.add({ sku: 'R-1', regular_price: 50_000 });
  const id = await check(
    csvTable([
      ['sku', 'name_cs', 'name_en', 'price'],
      ['N-1', '', 'White rum', 100],
      ['N-2', ' Bílý rum ', 'White rum', 100],
      ['N-3', '', '', 100],
      ['R-1', '', '', 'nevím'],
    ]),
  );
  const names = (await rows(id)).map(({ name }: { name: string | null }) => name);
  expect(names).toEqual(['White rum', 'Bílý rum', null, 'Tmavý rum']);
});
