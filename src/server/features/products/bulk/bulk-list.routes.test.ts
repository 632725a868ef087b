import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useAdminProducts } from '#tests/support/admin-products.ts';

const { testing, clock, call, add, change } = useAdminProducts();

beforeEach(async () => {
  await testing.context.db.deleteFrom('product_change_set').execute();
});

const apply = async (ids: number[], wanted: object): Promise<number> => {
  const { version } = (await call('POST', '/bulk/preview', { ids, change: wanted })).json();
  return (await call('POST', '/bulk', { ids, change: wanted, version })).json().change_id;
};
const list = async (query = '') => (await call('GET', `/bulk${query}`)).json();
const get = async (id: number) => (await call('GET', `/bulk/${id}?lang=en`)).json();
const nothing = { price: null, pieces: null, is_shown: null, category: null };

describe('R-9.02 earlier changes of several products', () => {
  test('are listed, the newest first, with what they were, whose, and of how many products', async () => {
    const ids = [await add({ sku: 'A-1', regular_price: 10_000 }), await add({ sku: 'A-2', regular_price: 20_000 })];
    const price = { kind: 'percent', percent: 10, round_to: 100 };
    const raised = await apply(ids, price);
    clock.now = new Date('2026-06-02T12:00:00Z');
    const hidden = await apply([ids[0]!], { kind: 'visibility', is_shown: false });
    const { changes, page, has_more } = await list();
    expect([page, has_more]).toEqual([1, false]);
    const fresh = { place: null, is_undone: false, undone: 0, left: 0, undone_by: null, undone_at: null };
    expect(changes).toEqual([
      {
        ...fresh,
        id: hidden,
        change: { kind: 'visibility', is_shown: false },
        products: 1,
        made_by: expect.any(String),
        made_at: '2026-06-02T12:00:00.000Z',
      },
      expect.objectContaining({ ...fresh, id: raised, change: price, products: 2 }),
    ]);
    expect((await list('?page=2')).changes).toEqual([]);
  });

  test('show each product, what an undoing would restore, and afterwards what it has done', async () => {
    const [one, two] = [
      await add({ sku: 'B-1', regular_price: 10_000 }),
      await add({ sku: 'B-2', regular_price: 20_000 }),
    ];
    const id = await apply([one, two], { kind: 'price', price: 30_000 });
    await change(two, { sku: 'B-2', regular_price: 31_000 });
    const before = await get(id);
    expect(before.rows).toMatchObject([
      {
        id: one,
        sku: 'B-1',
        before: { ...nothing, price: 10_000 },
        after: { ...nothing, price: 30_000 },
        outcome: 'restorable',
      },
      { id: two, before: { price: 20_000 }, outcome: 'changed_since' },
    ]);
    expect((await call('POST', `/bulk/${id}/undo`)).json()).toEqual({ undone: 1, left: 1 });
    const after = await get(id);
    expect(after).toMatchObject({ is_undone: true, undone: 1, left: 1, undone_by: after.made_by });
    expect(after.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['undone', 'left']);
    expect((await list()).changes).toMatchObject([{ id, is_undone: true, undone: 1, left: 1 }]);
    expect((await call('POST', `/bulk/${id}/undo`)).statusCode).toBe(409);
  });

  test('name the branch of a change of stock and the category of a move, and tell values of each kind', async () => {
    const { db } = testing.context;
    const place = { town: 'Brno', street: 'Ukázková 1', postcode: '602 00', country_code: 'CZ', code: 'B' };
    const branch = await db.insertInto('branch').values(place).returning('id').executeTakeFirstOrThrow();
    const product = await add({ sku: 'C-1', regular_price: 50_000 });
    const stocked = await apply([product], { kind: 'stock', branch_id: branch.id, way: 'set', pieces: 7 });
    expect(await get(stocked)).toMatchObject({
      place: 'Brno, Ukázková 1',
      rows: [{ before: { pieces: 0 }, after: { ...nothing, pieces: 7 } }],
    });
    const hidden = await apply([product], { kind: 'visibility', is_shown: false });
    expect((await get(hidden)).rows).toMatchObject([{ before: { is_shown: true }, after: { is_shown: false } }]);
    const sale = { starts_at: '2026-06-01T00:00:00.000Z', ends_at: '2026-07-01T00:00:00.000Z' };
    const onSale = await apply([product], { kind: 'sale_price', price: 40_000, ...sale });
    expect((await get(onSale)).rows).toMatchObject([{ before: nothing, after: { price: 40_000 } }]);
  });

  test('imports are not among them', async () => {
    const { db } = testing.context;
    const { id: actor } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('product_change_set')
      .values({ kind: 'import', actor_id: actor, made_at: clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await list()).changes).toEqual([]);
    expect((await call('GET', `/bulk/${id}`)).statusCode).toBe(404);
    expect((await call('GET', '/bulk/999999')).statusCode).toBe(404);
  });

  test('take the scope of content', async () => {
    const other = await buildAdministrator(testing.context.db, ['settings', 'adverts']);
    for (const path of ['/bulk', '/bulk/1']) {
      expect((await call('GET', path, undefined, {})).statusCode).toBe(401);
      expect((await call('GET', path, undefined, other.headers)).statusCode).toBe(403);
    }
    expect((await call('GET', '/bulk?page=0')).statusCode).toBe(422);
    expect((await call('GET', '/bulk/x')).statusCode).toBe(422);
  });
});
