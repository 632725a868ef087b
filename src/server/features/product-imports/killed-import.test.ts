import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { useAdminProducts } from '#tests/support/admin-products.ts';
import { untilWaiting } from '#tests/support/lock-waits.ts';
import { importCalls, workOff } from '#tests/support/product-imports.ts';
import { csvTable } from '#tests/support/tables.ts';
import { takeStep } from './work/work-imports.ts';

const products = useAdminProducts();
const { call, upload, get, contextOf } = importCalls(products);

const steps = 40;

/** A context whose connection the database ends at the n-th statement within a transaction, as the death of a worker does. */
function dyingAt(statement: number, context: Context): Context {
  let left = statement;
  const watch = (db: Db): Db =>
    db.withPlugin({
      transformQuery: ({ node }) => {
        left -= 1;
        if (left === 0) throw new Error('The worker has died');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  return { ...context, db: watch(context.db) };
}

/** Works with a worker that dies again and again, each time a statement later. @returns how often it has died */
async function workWithDeaths(context: Context): Promise<number> {
  let deaths = 0;
  for (let statement = 1; statement <= steps; statement += 1) {
    try {
      await takeStep(dyingAt(statement, context));
    } catch {
      deaths += 1;
    }
  }
  await workOff(context);
  return deaths;
}

test('R-9.02 an import survives the death of the worker at any statement: nothing is lost or applied twice', async () => {
  const { db } = products.testing.context;
  const ids: number[] = [];
  for (let index = 0; index < 5; index += 1) ids.push(await products.add({ sku: `R-${index}`, regular_price: 50_000 }));
  const { id } = (
    await upload(
      csvTable([
        ['sku', 'price', 'name_cs', 'name_en', 'name_de', 'category', 'tax_rate'],
        ...ids.map((_id, index) => [`R-${index}`, 600, '', '', '', '', '']),
        ['N-1', 700, 'Nový rum', 'New rum', 'Neuer Rum', 'Rum', 21],
        ['R-1', 800, '', '', '', '', ''],
      ]),
    )
  ).json();
  await call('POST', `/${id}/check`, { mapping: (await get(id)).mapping });
  expect(await workWithDeaths(contextOf())).toBeGreaterThan(5);
  expect(await get(id)).toMatchObject({ state: 'checked', rows_read: 7, rows_added: 1, rows_changed: 5, rows_bad: 1 });

  products.clock.now = new Date('2026-06-02T12:00:00Z');
  await call('POST', `/${id}/apply`, { mode: 'good' });
  expect(await workWithDeaths(contextOf())).toBeGreaterThan(5);
  expect(await get(id)).toMatchObject({ state: 'done', rows_applied: 6 });
  const pricesOf = async () => {
    const { rows } = await sql<{ price: number; times: number }>`
      select p.regular_price_minor as price, count(h.*)::int as times
      from product p left join price_history h on h.listing_id = p.listing_id
      group by p.listing_id order by p.listing_id`.execute(db);
    return rows.map(({ price, times }) => [price, times]);
  };
  expect(await pricesOf()).toEqual([...ids.map(() => [60_000, 2]), [70_000, 1]]);
  const changes = await db.selectFrom('audit_entry').select('id').where('action', '=', 'change').execute();
  expect(changes).toHaveLength(5);

  products.clock.now = new Date('2026-06-03T12:00:00Z');
  await call('POST', `/${id}/undo`);
  expect(await workWithDeaths(contextOf())).toBeGreaterThan(5);
  expect(await get(id)).toMatchObject({ state: 'undone', undone: 6, left_count: 0 });
  expect(await pricesOf()).toEqual([...ids.map(() => [50_000, 3]), [70_000, 1]]);
});

test('R-9.02 two workers at once apply each row once', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 5; index += 1) ids.push(await products.add({ sku: `R-${index}`, regular_price: 50_000 }));
  const { id } = (await upload(csvTable([['sku', 'price'], ...ids.map((_id, index) => [`R-${index}`, 600])]))).json();
  await call('POST', `/${id}/check`, { mapping: ['sku', 'price'] });
  const both = async () => {
    await Promise.all([workOff(contextOf()), workOff(contextOf())]);
    await workOff(contextOf());
  };
  await both();
  await call('POST', `/${id}/apply`, { mode: 'all' });
  await both();
  expect(await get(id)).toMatchObject({ state: 'done', rows_read: 5, rows_changed: 5, rows_applied: 5 });
});

test('R-9.02 an import waits for an order of the same product; neither is ended by the other', async () => {
  const { db } = products.testing.context;
  const product = await products.add({ sku: 'R-1', regular_price: 50_000 });
  const branch = { code: 'A', town: 'Brno', street: 'Ukázková 1', postcode: '602 00', country_code: 'CZ' };
  const { id: place } = await db.insertInto('branch').values(branch).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('stock').values({ listing_id: product, branch_id: place, quantity: 1 }).execute();
  const { id } = (
    await upload(
      csvTable([
        ['sku', 'price', `stock_${place}`],
        ['R-1', 600, 5],
      ]),
    )
  ).json();
  await call('POST', `/${id}/check`, { mapping: ['sku', 'price', `stock_${place}`] });
  await workOff(contextOf());
  await call('POST', `/${id}/apply`, { mode: 'all' });
  const { work } = await db.transaction().execute(async (tx) => {
    // As an order takes the last piece.
    await sql`select from stock where listing_id = ${product}::bigint for update`.execute(tx);
    const applying = workOff(contextOf());
    await untilWaiting(tx, 1, applying);
    await tx.updateTable('stock').set({ quantity: 0 }).where('listing_id', '=', product).execute();
    return { work: applying };
  });
  await work;
  expect(await get(id)).toMatchObject({ state: 'done', rows_applied: 1 });
  expect(await products.get(product)).toMatchObject({ regular_price: { amount: 60_000 }, stock: [{ quantity: 5 }] });
});
