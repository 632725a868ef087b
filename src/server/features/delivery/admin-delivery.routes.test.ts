import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildCarrier, buildPaymentMethod, ensureCountry } from '#tests/support/delivery-factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
const slovak = useTestContext({ SHOP: 'sk' });
let app: FastifyInstance;
let headers: { authorization: string };
let card: number;
let transfer: number;

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer(testing.context);
  headers = (await buildAdministrator(db, ['settings'])).headers;
  card = await buildPaymentMethod(db, 'card');
  transfer = await buildPaymentMethod(db, 'bank_transfer');
  await ensureCountry(db);
  return () => app.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, who: object = headers) =>
  app.inject({ method, url: `/api/admin/${url}`, headers: { ...who }, ...(payload && { payload }) });

const texts = (name: string) => ({
  cs: { name: `${name} cs`, description: '' },
  en: { name: `${name} en`, description: '' },
  de: { name: `${name} de`, description: '' },
});

const audited = async (entity: string, id: number) => {
  const rows = await testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  return rows;
};

test.each([
  ['GET', 'carriers'],
  ['POST', 'carriers'],
  ['PUT', 'carriers/1'],
  ['GET', 'payment-methods'],
  ['PUT', 'payment-methods/1'],
] as const)('%s %s is for administrators of settings only', async (method, url) => {
  expect((await call(method, url, undefined, {})).statusCode).toBe(401);
  const other = await buildAdministrator(testing.context.db, ['orders']);
  expect((await call(method, url, undefined, other.headers)).statusCode).toBe(403);
});

describe('carriers', () => {
  const carrier = (more: object = {}) => ({
    code: 'courier',
    kind: 'courier',
    is_active: true,
    position: 1,
    checks_age: true,
    tracking_url: 'https://kuryr.example/{code}',
    days_min: 0,
    days_max: 1,
    texts: texts('Kurýr'),
    prices: [
      { max_weight_g: null, min_goods: 0, price: 19_900 },
      { max_weight_g: 5_000, min_goods: 100_000, price: 9_900 },
      { max_weight_g: 5_000, min_goods: 0, price: 12_900 },
    ],
    payment_method_ids: [card, transfer],
    ...more,
  });

  test('R-9.05 are added with texts, prices and payment methods, and audited', async () => {
    const added = await call('POST', 'carriers', carrier());
    expect(added.statusCode).toBe(200);
    const { id, version, prices } = added.json();
    expect(prices.map((one: { price: number }) => one.price)).toEqual([12_900, 9_900, 19_900]);
    const { carriers, payment_methods: methods } = (await call('GET', 'carriers')).json();
    expect(carriers.find((one: { id: number }) => one.id === id)).toEqual({ ...added.json(), version });
    expect(methods.map((one: { code: string }) => one.code)).toEqual(['card', 'bank_transfer']);
    const [entry] = await audited('carrier', id);
    expect(entry).toMatchObject({
      action: 'add',
      before: null,
      after: { code: 'courier', payment_method_ids: [card, transfer] },
    });
  });

  test('R-9.05 are changed; an outdated version is a conflict and changes nothing', async () => {
    const { id, version } = (await call('POST', 'carriers', carrier({ code: 'changed' }))).json();
    const change = carrier({ code: 'changed', is_active: false, prices: [], payment_method_ids: [card], version });
    const changed = await call('PUT', `carriers/${id}`, change);
    expect(changed.json()).toMatchObject({ is_active: false, prices: [], payment_method_ids: [card] });
    const late = await call('PUT', `carriers/${id}`, { ...change, position: 7 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    const [, second, ...rest] = await audited('carrier', id);
    expect([second!.action, rest]).toEqual(['change', []]);
    const again = await call('PUT', `carriers/${id}`, { ...change, version: changed.json().version, position: 7 });
    expect(again.json().position).toBe(7);
  });

  test('have the names that comparison sites publish for them, and no others', async () => {
    const named = carrier({ code: 'named', heureka_id: 'PPL', zbozi_id: 'CESKA_POSTA_BALIKOVNA' });
    const added = (await call('POST', 'carriers', named)).json();
    expect(added).toMatchObject({ heureka_id: 'PPL', zbozi_id: 'CESKA_POSTA_BALIKOVNA' });
    // Heureka calls it otherwise.
    const wrong = await call('POST', 'carriers', { ...named, code: 'other', zbozi_id: 'BALIKOVNA_DEPOTAPI' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['zbozi_id']]);
    expect((await call('POST', 'carriers', carrier({ code: 'nameless' }))).json().zbozi_id).toBeNull();
  });

  test('R-9.05 have a lowest weight, if they want one', async () => {
    const added = (await call('POST', 'carriers', carrier({ code: 'heavy', min_weight_g: 5_000 }))).json();
    expect(added.min_weight_g).toBe(5_000);
    const change = carrier({ code: 'heavy', min_weight_g: null, version: added.version });
    expect((await call('PUT', `carriers/${added.id}`, change)).json()).toMatchObject({ min_weight_g: null });
  });

  test('R-9.05 keep their kind once an order uses them', async () => {
    const { id, version } = (await call('POST', 'carriers', carrier({ code: 'kept' }))).json();
    const change = { ...carrier({ code: 'kept', kind: 'post' }), version };
    const changed = await call('PUT', `carriers/${id}`, change);
    expect(changed.json()).toMatchObject({ kind: 'post' });
    await buildOrder(testing.context.db, { order: { carrier_id: id } });
    const put = (kind: string) =>
      call('PUT', `carriers/${id}`, { ...change, kind, position: 9, version: changed.json().version });
    expect((await put('courier')).json().errors).toEqual({ kind: ['Údaje, které už byly použity, změnit nelze.'] });
    expect((await put('post')).json()).toMatchObject({ kind: 'post', position: 9 });
  });

  test('of two concurrent changes one succeeds and the other is a conflict', async () => {
    const { id, version } = (await call('POST', 'carriers', carrier({ code: 'contested' }))).json();
    const answers = await Promise.all(
      [3, 4].map((position) => call('PUT', `carriers/${id}`, carrier({ code: 'contested', position, version }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('R-8.02 a code taken by a concurrent request is rejected at its field', async () => {
    const { id, version } = (await call('POST', 'carriers', carrier({ code: 'slower' }))).json();
    const answer = await whileHeld(
      testing.context.db,
      (tx) => tx.insertInto('carrier').values({ code: 'contested_code', kind: 'courier' }).execute(),
      () => call('PUT', `carriers/${id}`, carrier({ code: 'contested_code', version })),
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { code: ['Tento kód už existuje. Zvolte prosím jiný.'] },
    ]);
  });

  test('R-8.02 every error is answered at its field', async () => {
    await buildCarrier(testing.context.db, { code: 'taken' });
    const errorsOf = async (more: object) => (await call('POST', 'carriers', carrier(more))).json().errors;
    const price = { max_weight_g: 1, min_goods: 0, price: 1 };
    expect(await errorsOf({ code: 'taken' })).toEqual({ code: ['Tento kód už existuje. Zvolte prosím jiný.'] });
    expect(
      await errorsOf({ code: 'heavier', min_weight_g: 30_001, prices: [{ ...price, max_weight_g: 30_000 }] }),
    ).toEqual({
      min_weight_g: ['Ceník nemá řádek pro takto těžké zásilky. Snižte hmotnost, nebo přidejte řádek ceníku.'],
    });
    expect(await errorsOf({ min_weight_g: 0 })).toMatchObject({ min_weight_g: [expect.any(String)] });
    expect(await errorsOf({ code: 'unknown', days_min: 3, days_max: 2, prices: [price, price] })).toEqual({
      days_max: ['Nejvyšší počet dnů nemůže být nižší než nejmenší.'],
      prices: ['Dva řádky ceníku platí pro stejnou hmotnost i hodnotu zboží.'],
    });
    expect(
      Object.keys(
        await errorsOf({
          code: 'Á',
          tracking_url: 'http://x',
          texts: { ...texts('x'), de: { name: '', description: '' } },
          prices: [price, { ...price, min_goods: -1 }],
        }),
      ).sort(),
    ).toEqual(['code', 'prices.1.min_goods', 'texts.de.name', 'tracking_url']);
    // Errors of the schema and those that only the database knows are answered together.
    expect(Object.keys(await errorsOf({ code: 'taken', payment_method_ids: [9999], position: -1 })).sort()).toEqual([
      'code',
      'payment_method_ids',
      'position',
    ]);
    expect(await errorsOf({ code: 'unknown', payment_method_ids: [9999] })).toEqual({
      payment_method_ids: ['Tato hodnota není platná.'],
    });
  });

  test('R-6.05 pickup at a branch allows online payment only', async () => {
    const branch = { code: 'pickup', kind: 'branch', tracking_url: '' };
    const refused = await call('POST', 'carriers', carrier(branch));
    expect(refused.json().errors).toEqual({ payment_method_ids: ['Osobní odběr vyžaduje online platbu.'] });
    const added = await call('POST', 'carriers', carrier({ ...branch, payment_method_ids: [card] }));
    expect(added.json()).toMatchObject({ kind: 'branch', tracking_url: '' });
  });

  test('an unknown one is a 404', async () => {
    expect((await call('PUT', 'carriers/9999', { ...carrier(), version: '' })).statusCode).toBe(404);
  });
});

test('R-9.05 a payment method gets its fee and texts; an outdated version is rejected and the change audited', async () => {
  const shown = (await call('GET', 'payment-methods')).json().find(({ id }: { id: number }) => id === transfer);
  const change = { fee: 4_900, is_active: false, position: 3, texts: texts('Převod'), version: shown.version };
  const path = `payment-methods/${transfer}`;
  const changed = await call('PUT', path, change);
  expect(changed.json()).toMatchObject({ code: 'bank_transfer', fee: 4_900, is_active: false, texts: texts('Převod') });
  expect((await call('PUT', path, change)).statusCode).toBe(409);
  const wrong = await call('PUT', path, {
    ...change,
    fee: -1,
    texts: { ...change.texts, cs: {} },
  });
  expect(Object.keys(wrong.json().errors).sort()).toEqual(['fee', 'texts.cs.description', 'texts.cs.name']);
  expect(await audited('payment_method', transfer)).toMatchObject([
    { action: 'change', before: { fee: 0 }, after: { fee: 4_900 } },
  ]);
  expect((await call('PUT', 'payment-methods/9999', change)).statusCode).toBe(404);
});

test('R-9.05 card payments cannot have a fee', async () => {
  const shown = (await call('GET', 'payment-methods')).json().find(({ id }: { id: number }) => id === card);
  const { id, code, ...rest } = shown;
  const charged = await call('PUT', `payment-methods/${id}`, { ...rest, fee: 100 });
  expect([charged.statusCode, charged.json().errors]).toEqual([
    422,
    { fee: ['Za platbu kartou se podle zákona poplatek účtovat nesmí.'] },
  ]);
  const both = await call('PUT', `payment-methods/${id}`, { ...rest, fee: 100, position: -1 });
  expect(Object.keys(both.json().errors).sort()).toEqual(['fee', 'position']);
  expect((await call('PUT', `payment-methods/${id}`, { ...rest, fee: 0 })).json()).toMatchObject({ code, fee: 0 });
});

test('R-9.05 transfers in euro cannot have a fee', async () => {
  const { db } = slovak.context;
  const id = await buildPaymentMethod(db, 'bank_transfer');
  const cash = await buildPaymentMethod(db, 'cash_on_delivery');
  const server = await createServer(slovak.context);
  const inShop = { headers: (await buildAdministrator(db, ['settings'])).headers };
  const put = async (method: number, change: object) => {
    const methods = (await server.inject({ url: '/api/admin/payment-methods', ...inShop })).json();
    const { id: _id, code: _code, ...rest } = methods.find((each: { id: number }) => each.id === method);
    const url = `/api/admin/payment-methods/${method}`;
    return server.inject({ method: 'PUT', url, payload: { ...rest, ...change }, ...inShop });
  };
  const charged = await put(id, { fee: 100 });
  expect([charged.statusCode, charged.json().errors]).toEqual([
    422,
    { fee: ['Za bankovní převod v eurech se podle zákona poplatek účtovat nesmí.'] },
  ]);
  expect((await put(id, { fee: 0, position: 7 })).json()).toMatchObject({ fee: 0, position: 7 });
  expect((await put(cash, { fee: 150 })).json()).toMatchObject({ fee: 150 });
  await server.close();
});
