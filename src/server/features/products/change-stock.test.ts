import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildListing } from '#tests/support/factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { buildSoldOrder } from '#tests/support/voucher-factories.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const app = useTestServer(testing);
let headers: { authorization: string };
let store: number;
let warehouse: number;
let product: number;

beforeAll(async () => {
  const { db } = testing.context;
  headers = (await buildAdministrator(db, ['content'])).headers;
  await db.insertInto('country').values({ code: 'CZ' }).execute();
  const place = { postcode: '602 00', country_code: 'CZ' };
  const branches = await db
    .insertInto('branch')
    .values([
      { code: 'B', town: 'Brno', street: 'Ukázková 1', ...place },
      { code: 'W', town: 'Modřice', street: 'Skladová 2', kind: 'warehouse', ...place },
    ])
    .returning('id')
    .execute();
  [store, warehouse] = branches.map(({ id }) => id) as [number, number];
});
beforeEach(async () => {
  product = await buildListing(testing.context.db, { kind: 'product' });
});

const setStock = async (changes: readonly object[], reason = 'Inventura') =>
  app.inject({ method: 'PUT', url: `/api/admin/products/${product}/stock`, headers, payload: { changes, reason } });
const quantities = async () => {
  const rows = await testing.context.db
    .selectFrom('stock')
    .where('listing_id', '=', product)
    .select(['branch_id', 'quantity'])
    .execute();
  return Object.fromEntries(rows.map(({ branch_id, quantity }) => [branch_id, quantity]));
};

describe('the stock of a product', () => {
  test('R-9.02 is set at several places at once, with the reason in the log', async () => {
    const answer = await setStock(
      [
        { branch_id: warehouse, before: 0, quantity: 24 },
        { branch_id: store, before: 0, quantity: 3 },
      ],
      'Příjem z dodacího listu 118',
    );
    expect(answer.json()).toEqual([
      { branch_id: warehouse, name: 'Modřice, Skladová 2', kind: 'warehouse', is_active: true, quantity: 24, held: 0 },
      { branch_id: store, name: 'Brno, Ukázková 1', kind: 'store', is_active: true, quantity: 3, held: 0 },
    ]);
    const entry = await testing.context.db
      .selectFrom('audit_entry')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'set_stock',
      entity: 'product',
      entity_id: product,
      before: { 'Modřice, Skladová 2': 0, 'Brno, Ukázková 1': 0 },
      after: { 'Modřice, Skladová 2': 24, 'Brno, Ukázková 1': 3, reason: 'Příjem z dodacího listu 118' },
    });
    const { is_in_stock } = await testing.context.db
      .selectFrom('listing')
      .where('id', '=', product)
      .select('is_in_stock')
      .executeTakeFirstOrThrow();
    expect(is_in_stock).toBe(true);
  });

  test('R-9.02 is not overwritten when it is no longer as it was seen; then nothing is changed', async () => {
    await setStock([{ branch_id: store, before: 0, quantity: 3 }]);
    const answer = await setStock([
      { branch_id: warehouse, before: 0, quantity: 9 },
      { branch_id: store, before: 2, quantity: 8 },
    ]);
    expect(answer.statusCode).toBe(409);
    expect(await quantities()).toEqual({ [store]: 3 });
  });

  test('R-9.02 an order that takes a piece meanwhile never loses it', async () => {
    await setStock([{ branch_id: store, before: 0, quantity: 10 }]);
    const answer = await whileHeld(
      testing.context.db,
      (tx) => sql`update stock set quantity = quantity - 1 where listing_id = ${product}`.execute(tx),
      () => setStock([{ branch_id: store, before: 10, quantity: 30 }]),
    );
    expect(answer.statusCode).toBe(409);
    expect(await quantities()).toEqual({ [store]: 9 });
  });

  test('R-9.02 of two administrators who see the same, one changes it', async () => {
    const answers = await Promise.all([5, 7].map((quantity) => setStock([{ branch_id: store, before: 0, quantity }])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('R-9.02 shows the reservations of open orders', async () => {
    const { db } = testing.context;
    for (const [state, quantity] of [['paid', 2] as const, ['delivered', 5] as const]) {
      const orderId = await buildSoldOrder(db, { state });
      const line = await db
        .updateTable('order_line')
        .set({ listing_id: product })
        .where('order_id', '=', orderId)
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.insertInto('stock_reservation').values({ order_line_id: line.id, branch_id: store, quantity }).execute();
    }
    const answer = await app.inject({ url: `/api/admin/products/${product}`, headers });
    expect(answer.json().stock).toMatchObject([
      { branch_id: warehouse, held: 0 },
      { branch_id: store, held: 2 },
    ]);
  });

  test('R-9.02 of a place or product that is not there is refused', async () => {
    expect((await setStock([{ branch_id: 999_999, before: 0, quantity: 1 }])).statusCode).toBe(422);
    expect((await setStock([{ branch_id: store, before: 0, quantity: -1 }])).statusCode).toBe(422);
    expect((await setStock([{ branch_id: store, before: 0, quantity: 1 }], ' ')).statusCode).toBe(422);
    const twice = { branch_id: store, before: 0, quantity: 1 };
    expect((await setStock([twice, twice])).statusCode).toBe(422);
    product = 999_999_999;
    expect((await setStock([twice])).statusCode).toBe(404);
  });
});
