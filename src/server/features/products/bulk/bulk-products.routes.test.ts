import { describe, expect, test } from 'vitest';
import { matchedAtOnce } from '#shared/products/limits.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { useAdminProducts } from '#tests/support/admin-products.ts';
import { addManyProducts } from '#tests/support/many-products.ts';

const { testing, clock, call, add, get, change } = useAdminProducts();

const preview = async (ids: number[], change: object) => (await call('POST', '/bulk/preview', { ids, change })).json();
const apply = async (ids: number[], change: object) => {
  const { version } = await preview(ids, change);
  return call('POST', '/bulk', { ids, change, version });
};
const priceOf = async (id: number) => (await get(id)).regular_price.amount;

describe('R-9.02 several products at once', () => {
  test('take the scope of content', async () => {
    const other = await buildAdministrator(testing.context.db, ['settings', 'adverts']);
    const body = { ids: [1], change: { kind: 'price', price: 100 }, version: '' };
    for (const path of ['/bulk/preview', '/bulk']) {
      expect((await call('POST', path, body, {})).statusCode).toBe(401);
      expect((await call('POST', path, body, other.headers)).statusCode).toBe(403);
      expect((await call('POST', path, { ...body, change: { kind: 'price', price: 0 } })).statusCode).toBe(422);
      expect((await call('POST', path, { ...body, ids: [999_999] })).statusCode).toBe(404);
    }
  });

  test('change their prices by percents, rounded, as the preview has shown', async () => {
    const [one, two] = [
      await add({ sku: 'A-1', regular_price: 49_990 }),
      await add({ sku: 'A-2', regular_price: 10_000 }),
    ];
    const change = { kind: 'percent', percent: -10, round_to: 100 };
    const { rows } = await preview([two, one], change);
    expect(rows.map((row: { after: { regular_price: number } }) => row.after.regular_price)).toEqual([45_000, 9000]);
    expect(await priceOf(one)).toBe(49_990);
    expect((await apply([one, two], change)).json().decided).toEqual([one, two]);
    expect([await priceOf(one), await priceOf(two)]).toEqual([45_000, 9000]);
    const entries = await testing.context.db
      .selectFrom('audit_entry')
      .where('action', '=', 'change')
      .select(['entity_id', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { entity_id: one, before: { regular_price_minor: 49_990 }, after: { regular_price_minor: 45_000 } },
      { entity_id: two, before: { regular_price_minor: 10_000 }, after: { regular_price_minor: 9000 } },
    ]);
  });

  test('a preview that is out of date is refused, and sent twice it applies once', async () => {
    const id = await add({ sku: 'B-1', regular_price: 10_000 });
    const change = { kind: 'percent', percent: 10, round_to: 1 };
    const { version } = await preview([id], change);
    const send = () => call('POST', '/bulk', { ids: [id], change, version });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(409);
    expect(await priceOf(id)).toBe(11_000);
  });

  test('leave out a product whose sale would not be cheaper, or that lacks a weight', async () => {
    const [onSale, plain] = [
      await add({ sku: 'C-1', regular_price: 50_000 }),
      await add({ sku: 'C-2', regular_price: 50_000 }),
    ];
    const light = await add({ sku: 'C-3', weight_g: null, is_shown: false });
    const sale = { price: 40_000, starts_at: '2026-06-01T00:00:00Z', ends_at: '2026-07-01T00:00:00Z' };
    expect((await call('POST', `/${onSale}/sales`, sale)).statusCode).toBe(200);
    const { rows } = await preview([onSale, plain], { kind: 'price', price: 30_000 });
    expect(rows.map(({ obstacle }: { obstacle: string | null }) => obstacle)).toEqual(['not_above_sale', null]);
    expect((await apply([onSale, plain], { kind: 'price', price: 30_000 })).json().decided).toEqual([plain]);
    expect((await apply([plain, light], { kind: 'visibility', is_shown: false })).json().decided).toEqual([plain]);
    expect((await apply([plain, light], { kind: 'visibility', is_shown: true })).json().decided).toEqual([plain]);
  });
});

describe('R-9.02 all products that match the filters of the list', () => {
  const filter = { q: 'D-', state: 'shown' };

  test('change as the preview has shown, also those on other pages, and nothing else', async () => {
    const hidden = { q: 'D-', state: 'hidden' };
    const [shown, other] = [await add({ sku: 'D-SHOWN' }), await add({ sku: 'E-1', is_shown: false })];
    await addManyProducts(testing.context.db, { prefix: 'D', count: 52, price: 10_000 });
    const change = { kind: 'price', price: 20_000 };
    const { rows, version } = (await call('POST', '/bulk/preview', { filter: hidden, change })).json();
    const ids: number[] = rows.map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(52);
    const { decided, change_id: changeId } = (await call('POST', '/bulk', { filter: hidden, change, version })).json();
    expect(new Set(decided)).toEqual(new Set(ids));
    expect([await priceOf(ids[0]!), await priceOf(ids[51]!)]).toEqual([20_000, 20_000]);
    expect([await priceOf(shown), await priceOf(other)]).toEqual([50_000, 50_000]);
    expect((await call('GET', `?change=${changeId}&lang=cs`)).json().total).toBe(52);
    expect((await call('POST', `/bulk/${changeId}/undo`)).json()).toEqual({ undone: 52, left: 0 });
    expect(await priceOf(ids[51]!)).toBe(10_000);
  });

  test('are refused when one matches that the preview did not have', async () => {
    await add({ sku: 'D-1' });
    const change = { kind: 'visibility', is_shown: false };
    const { version } = (await call('POST', '/bulk/preview', { filter, change })).json();
    const late = await add({ sku: 'D-2' });
    expect((await call('POST', '/bulk', { filter, change, version })).statusCode).toBe(409);
    expect((await get(late)).is_shown).toBe(true);
  });

  test('are not too many, and are not chosen together with single ones', async () => {
    const change = { kind: 'price', price: 20_000 };
    const refused = async (body: object) => {
      const answer = await call('POST', '/bulk/preview', { ...body, change });
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    expect(await refused({ filter })).toEqual([404, []]);
    expect(await refused({ ids: [1], filter })).toEqual([422, ['ids']]);
    expect(await refused({})).toEqual([422, ['ids']]);
    await add({ sku: 'D-0' });
    await addManyProducts(testing.context.db, { prefix: 'D', count: matchedAtOnce, price: 10_000 });
    expect(await refused({ filter: { q: 'D-' } })).toEqual([422, ['filter']]);
  });
});

describe('R-9.02 further changes of several products', () => {
  const branch = async () => {
    const { db } = testing.context;
    const values = {
      town: 'Praha',
      street: 'Dlouhá 1',
      postcode: '110 00',
      country_code: 'CZ',
      code: `P${clock.now.getTime()}`,
    };
    const found = await db.selectFrom('branch').select('id').executeTakeFirst();
    return found?.id ?? (await db.insertInto('branch').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const stockOf = async (id: number, place: number) =>
    (await get(id)).stock.find((each: { branch_id: number }) => each.branch_id === place).quantity;
  const undo = async (changeId: number) => call('POST', `/bulk/${changeId}/undo`);

  test('set and add pieces at a branch, and leave out what would be below zero', async () => {
    const place = await branch();
    const [one, two] = [await add({ sku: 'D-1' }), await add({ sku: 'D-2' })];
    const stock = (way: string, pieces: number) => ({ kind: 'stock', branch_id: place, way, pieces });
    expect((await apply([one], stock('set', 5))).json().decided).toEqual([one]);
    const { rows } = await preview([one, two], stock('add', -3));
    expect(rows).toMatchObject([
      { id: one, before: { stock: 5 }, after: { stock: 2 }, obstacle: null },
      { id: two, before: { stock: 0 }, after: { stock: 0 }, obstacle: 'stock_out_of_range' },
    ]);
    const { change_id: changeId } = (await apply([one, two], stock('add', -3))).json();
    expect([await stockOf(one, place), await stockOf(two, place)]).toEqual([2, 0]);
    expect((await undo(changeId)).json()).toEqual({ undone: 1, left: 0 });
    expect(await stockOf(one, place)).toBe(5);
    expect((await undo(changeId)).statusCode).toBe(409);
    const refused = await call('POST', '/bulk/preview', { ids: [one], change: { ...stock('set', 1), branch_id: 999 } });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['change.branch_id']]);
  });

  test('put products on sale by percents, and take the sale back', async () => {
    const [one, two] = [
      await add({ sku: 'E-1', regular_price: 50_000 }),
      await add({ sku: 'E-2', regular_price: 60_000 }),
    ];
    const times = { starts_at: '2026-06-01T00:00:00.000Z', ends_at: '2026-06-10T00:00:00.000Z' };
    await call('POST', `/${two}/sales`, { price: 40_000, ...times });
    const change = { kind: 'sale_percent', percent: 10, round_to: 100, ...times };
    expect((await preview([one, two], change)).rows).toMatchObject([
      { id: one, after: { sale_price: 45_000 }, obstacle: null },
      { id: two, after: { sale_price: null }, obstacle: 'sale_overlaps' },
    ]);
    const { change_id: changeId } = (await apply([one, two], change)).json();
    expect(await get(one)).toMatchObject({ price: { amount: 45_000 }, is_on_sale: true });
    clock.now = new Date('2026-06-02T12:00:00Z');
    expect((await undo(changeId)).json()).toEqual({ undone: 1, left: 0 });
    expect(await get(one)).toMatchObject({ price: { amount: 50_000 }, is_on_sale: false });
    const bad = { ...change, ends_at: '2026-06-01T10:00:00.000Z' };
    expect((await call('POST', '/bulk/preview', { ids: [one], change: bad })).json().errors).toHaveProperty([
      'change.ends_at',
    ]);
  });

  test('move products to another category, unless their package does not fit it', async () => {
    const { db } = testing.context;
    const [litres, pieces] = [
      await buildCategory(db, { unitPriceUnit: 'litre', name: 'Gin' }),
      await buildCategory(db, { unitPriceUnit: 'piece', name: 'Sklo' }),
    ];
    const { id: bottle } = await db
      .insertInto('package')
      .values({ unit: 'ml', amount: 700 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [one, two] = [await add({ sku: 'F-1', package_id: bottle }), await add({ sku: 'F-2' })];
    const move = (id: number) => ({ kind: 'category', category_id: id });
    expect((await preview([one, two], move(pieces))).rows).toMatchObject([
      { obstacle: 'package_unfit', after: { category: 'Rum' } },
      { obstacle: null, before: { category: 'Rum' }, after: { category: 'Sklo' } },
    ]);
    const { decided, change_id: changeId } = (await apply([one, two], move(litres))).json();
    expect(decided).toEqual([one, two]);
    expect((await call('GET', '/bulk/latest')).json().change).toMatchObject({ id: changeId, products: 2 });
    await change(one, { sku: 'F-1', package_id: bottle });
    expect((await undo(changeId)).json()).toEqual({ undone: 1, left: 1 });
    expect((await call('GET', '/bulk/latest')).json().change).toBeNull();
    const refused = await call('POST', '/bulk/preview', { ids: [one], change: move(999_999) });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['change.category_id']]);
  });

  test('are undone by administrators of products only', async () => {
    const other = await buildAdministrator(testing.context.db, ['settings']);
    for (const [method, path] of [
      ['POST', '/bulk/1/undo'],
      ['GET', '/bulk/latest'],
    ] as const) {
      expect((await call(method, path, undefined, {})).statusCode).toBe(401);
      expect((await call(method, path, undefined, other.headers)).statusCode).toBe(403);
    }
    expect((await undo(999_999)).statusCode).toBe(404);
  });
});
