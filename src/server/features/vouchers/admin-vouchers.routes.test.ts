import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBrand, buildCategory } from '#tests/support/factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { buildSoldOrder, buildVoucher, unknownPerson } from '#tests/support/voucher-factories.ts';
import { recordMargins } from './influencer-margins.ts';
import { releaseVouchers, useVouchers } from './use-vouchers.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let admin: { id: number; headers: { authorization: string } };
let influencer: number;

beforeAll(async () => {
  admin = await buildAdministrator(testing.context.db, ['settings']);
  influencer = await buildAccount(testing.context.db, { username: 'Eva.Vinarka', email: 'eva@karafa.example' });
});
beforeEach(async () => {
  const { db } = testing.context;
  for (const table of ['influencer_entry', 'order_voucher', 'voucher', 'audit_entry'] as const)
    await db.deleteFrom(table).execute();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, path: string, payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url: `/api/admin/${path}`, headers: { ...headers }, ...(payload && { payload }) });
const codes = async (query = ''): Promise<string[]> =>
  (await call('GET', `vouchers${query}`)).json().vouchers.map(({ code }: { code: string }) => code);
const form = (more: object = {}) => ({ code: 'LETO26', kind: 'percent', percent: 10, ...more });
/** Like the form that was just opened. */
const change = async (id: number, more: object) => {
  const { version } = (await call('GET', `vouchers/${id}`)).json();
  return call('PUT', `vouchers/${id}`, form({ version, ...more }));
};

async function use(voucherId: number, code: string, discount = 1000): Promise<number> {
  const { db } = testing.context;
  const orderId = await buildSoldOrder(db, { lines: [{ total: 12_100 }] });
  const used = [{ voucherId, code, discount }];
  await db.transaction().execute(async (tx) => {
    await useVouchers(tx, { person: unknownPerson, orderId, accountId: null, email: 'jana@karafa.example', used });
    await recordMargins(tx, { orderId, at: new Date('2026-06-01T12:00:00Z') });
  });
  return orderId;
}

describe('vouchers of the administration', () => {
  test('R-9.05 are for administrators of settings only', async () => {
    const other = await buildAdministrator(testing.context.db, ['orders']);
    const id = await buildVoucher(testing.context.db);
    const calls: [Method, string, object?][] = [
      ['GET', 'vouchers'],
      ['POST', 'vouchers', form()],
      ['GET', `vouchers/${id}`],
      ['PUT', `vouchers/${id}`, form({ version: '' })],
      ['PUT', `vouchers/${id}/activity`, { is_active: false }],
      ['DELETE', `vouchers/${id}`],
      ['GET', 'vouchers.csv'],
      ['GET', 'influencers'],
      ['GET', 'influencers.csv'],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, other.headers)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('R-9.05 are added; the influencer is given by e-mail or username', async () => {
    const full = form({
      code: ' leto-26 ',
      min_goods: 50_000,
      valid_from: '2026-06-01T00:00:00Z',
      valid_to: '2026-09-01T00:00:00Z',
      max_uses: 100,
      max_uses_per_user: 1,
      for_email: 'Jana@karafa.example',
      note: 'Léto',
      influencer: 'EVA@karafa.example',
      margin_percent: 7.5,
    });
    const answer = await call('POST', 'vouchers', full);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      code: 'LETO-26',
      kind: 'percent',
      percent: 10,
      amount: null,
      min_goods: { amount: 50_000, currency: 'CZK' },
      valid_from: '2026-06-01T00:00:00.000Z',
      max_uses: 100,
      max_uses_per_user: 1,
      for_email: 'jana@karafa.example',
      note: 'Léto',
      influencer: { id: influencer, username: 'Eva.Vinarka' },
      margin_percent: 7.5,
      is_active: true,
      was_used: false,
      uses: 0,
      orders: [],
    });
    const named = await call('POST', 'vouchers', form({ influencer: 'eva.vinarka', margin_percent: 5 }));
    expect(named.json().influencer).toEqual({ id: influencer, username: 'Eva.Vinarka' });
    const [entry] = await testing.context.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    expect(entry).toMatchObject({ actor_id: admin.id, action: 'add', entity: 'voucher' });
    expect(entry!.after).toMatchObject({ code: 'LETO-26', percent: 10, influencer_id: influencer });
  });

  test('R-6.03 are limited to categories and brands, which the list names', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: { cs: 'Rum', en: 'Rum (en)', de: 'Rum (de)' } });
    const brand = await buildBrand(db, 'Kapitán');
    const limits = { category_ids: [category, category], brand_ids: [brand] };
    const added = await call('POST', 'vouchers', form(limits));
    const { id } = added.json();
    expect(added.json()).toMatchObject({
      categories: [{ id: category, name: 'Rum' }],
      brands: [{ id: brand, name: 'Kapitán' }],
    });
    const { before, after } = await testing.context.db
      .selectFrom('audit_entry')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([before, after]).toMatchObject([null, { category_ids: [category], brand_ids: [brand] }]);
    expect((await call('GET', 'vouchers.csv')).payload).toContain(';Rum;Kapitán;');
    const { version } = (await call('GET', `vouchers/${id}`)).json();
    expect((await change(id, { category_ids: [] })).json()).toMatchObject({ categories: [], brands: [] });
    expect((await call('PUT', `vouchers/${id}`, form({ version }))).statusCode).toBe(409);
  });

  test('R-6.03 keep a deleted category, so that they never apply to everything, but get no unknown one', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    const { id } = (await call('POST', 'vouchers', form({ category_ids: [category] }))).json();
    await db.deleteFrom('category').where('id', '=', category).execute();
    expect((await change(id, { category_ids: [category], note: 'Jiná' })).statusCode).toBe(200);
    const unknown = await change(id, { category_ids: [category, 999_999], brand_ids: [999_999] });
    expect([unknown.statusCode, Object.keys(unknown.json().errors).sort()]).toEqual([
      422,
      ['brand_ids', 'category_ids'],
    ]);
  });

  test.each([
    ['a kind without its figure', { percent: null }, ['percent']],
    ['a fixed sum without the sum', { kind: 'fixed' }, ['amount']],
    ['a code with other letters', { code: 'LÉTO 26' }, ['code']],
    ['an end before the start', { valid_from: '2026-06-02T00:00:00Z', valid_to: '2026-06-01T00:00:00Z' }, ['valid_to']],
    ['an influencer whom nobody knows', { influencer: 'nikdo', margin_percent: 5 }, ['influencer']],
    ['an influencer without a margin', { influencer: 'eva.vinarka' }, ['margin_percent']],
    ['a margin for nobody', { influencer: ' ', margin_percent: 5 }, ['influencer']],
    ['percents of more than all', { percent: 100.1 }, ['percent']],
    ['several at once', { percent: null, code: '', max_uses: 0 }, ['code', 'max_uses', 'percent']],
  ])('R-9.05 %s is rejected at its field', async (_what, more, fields) => {
    const answer = await call('POST', 'vouchers', form(more));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(fields);
  });

  test('R-8.02 errors of the schema and of the database are answered together', async () => {
    await buildVoucher(testing.context.db, { code: 'OBSAZENY' });
    const wrong = { code: 'obsazeny', percent: 200, max_uses: 0, influencer: 'nikdo', margin_percent: 101 };
    const fields = ['code', 'influencer', 'margin_percent', 'max_uses', 'percent'];
    const added = await call('POST', 'vouchers', form(wrong));
    expect([added.statusCode, Object.keys(added.json().errors).sort()]).toEqual([422, fields]);
    expect(added.json().errors.code).toEqual(['Tento kód už existuje. Zvolte prosím jiný.']);

    const id = await buildVoucher(testing.context.db, { code: 'LETO25' });
    await use(id, 'LETO25');
    const changed = await change(id, { ...wrong, kind: 'free_delivery' });
    expect(changed.json().errors).toMatchObject({
      code: ['Údaje, které už byly použity, změnit nelze.'],
      kind: ['Údaje, které už byly použity, změnit nelze.'],
      influencer: ['Takového uživatele nemáme.'],
      max_uses: ['Zadejte prosím nejméně 1.'],
    });
  });

  test('R-8.02 an empty code has a single error', async () => {
    const answer = await call('POST', 'vouchers', form({ code: ' ' }));
    expect(answer.json().errors).toEqual({ code: ['Pole musí být vyplněno'] });
  });

  test('R-9.05 a code is unique, also when two add it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'vouchers', form())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422)!;
    expect(refused.json().errors).toEqual({ code: ['Tento kód už existuje. Zvolte prosím jiný.'] });
  });

  test('R-9.05 a concurrent change is not overwritten; uses and the switch do not change the version', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, { code: 'JARO', kind: 'percent', percent: 5 });
    const { version } = (await call('GET', `vouchers/${id}`)).json();
    await use(id, 'JARO');
    await call('PUT', `vouchers/${id}/activity`, { is_active: false });
    const first = await change(id, { code: 'JARO', max_uses: 7, version });
    expect(first.json()).toMatchObject({ max_uses: 7, state: 'off' });
    const late = await change(id, { code: 'JARO', max_uses: 9, version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect(late.json().current).toEqual((await call('GET', `vouchers/${id}`)).json());
    expect((await change(id, { code: 'JARO', max_uses: 9, version: first.json().version })).statusCode).toBe(200);
  });

  test('R-8.02 a code taken by a concurrent request is rejected at its field', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, { code: 'POMALY' });
    const answer = await whileHeld(
      db,
      (tx) => tx.insertInto('voucher').values({ code: 'RYCHLY', kind: 'free_delivery' }).execute(),
      () => change(id, { code: 'RYCHLY' }),
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { code: ['Tento kód už existuje. Zvolte prosím jiný.'] },
    ]);
  });

  test('R-9.05 are changed; a used one keeps its code and kind', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, { code: 'JARO' });
    expect((await change(id, { code: 'LETO', kind: 'free_delivery' })).json()).toMatchObject({
      code: 'LETO',
      kind: 'free_delivery',
      percent: null,
    });
    const order = await use(id, 'LETO');
    await db.transaction().execute((tx) => releaseVouchers(tx, order));
    const refused = await change(id, { code: 'ZIMA' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['code', 'kind']]);
    const changed = await change(id, { code: 'LETO', kind: 'free_delivery', max_uses: 5 });
    expect(changed.json()).toMatchObject({ code: 'LETO', max_uses: 5, was_used: true });
    const [last] = await db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect(last).toMatchObject({ action: 'change', entity_id: id, before: { max_uses: null }, after: { max_uses: 5 } });
    expect((await call('PUT', 'vouchers/999999', form({ version: '' }))).statusCode).toBe(404);
  });

  test('R-9.05 are switched off and on, and deleted while unused', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, { code: 'PODZIM' });
    const off = await call('PUT', `vouchers/${id}/activity`, { is_active: false });
    expect(off.json()).toMatchObject({ state: 'off', is_active: false });
    await call('PUT', `vouchers/${id}/activity`, { is_active: true });
    await use(id, 'PODZIM');
    expect((await call('DELETE', `vouchers/${id}`)).statusCode).toBe(409);
    const other = await buildVoucher(db);
    expect((await call('DELETE', `vouchers/${other}`)).statusCode).toBe(200);
    expect((await call('DELETE', `vouchers/${other}`)).statusCode).toBe(404);
    expect((await call('GET', `vouchers/${other}`)).statusCode).toBe(404);
  });

  test('R-9.05 show their sums and the orders that used them', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, { code: 'EVA10', influencer_id: influencer, margin_percent: 10 });
    await use(id, 'EVA10', 1500);
    const cancelled = await use(id, 'EVA10', 500);
    await db.transaction().execute((tx) => releaseVouchers(tx, cancelled));
    expect((await call('GET', `vouchers/${id}`)).json()).toMatchObject({
      uses: 1,
      turnover: { amount: 20_000, currency: 'CZK' },
      margin: { amount: 2000, currency: 'CZK' },
      discounts: { amount: 1500, currency: 'CZK' },
      orders: [
        { discount: { amount: 500 }, is_released: true },
        { discount: { amount: 1500 }, is_released: false },
      ],
    });
  });
});

describe('the list of vouchers', () => {
  beforeEach(async () => {
    const { db } = testing.context;
    const at = (day: string) => new Date(`${day}T00:00:00Z`);
    const created = (day: string) => ({ created_at: at(day) });
    await buildVoucher(db, { code: 'PLATI', note: 'Běžná sleva', ...created('2026-01-01') });
    await buildVoucher(db, { code: 'BUDE', valid_from: at('2999-01-01'), ...created('2026-01-02') });
    await buildVoucher(db, { code: 'BYLO', valid_to: at('2020-01-01'), uses: 7, ...created('2026-01-03') });
    await buildVoucher(db, { code: 'DOSLO', max_uses: 3, uses: 3, ...created('2026-01-04') });
    await buildVoucher(db, { code: 'VYPNUTO', is_active: false, max_uses: 1, uses: 1, ...created('2026-01-05') });
    await buildVoucher(db, {
      code: 'DOPRAVA',
      kind: 'free_delivery',
      influencer_id: influencer,
      margin_percent: 5,
      valid_to: at('2998-01-01'),
      ...created('2026-01-06'),
    });
  });

  test.each([
    ['?state=valid', ['DOPRAVA', 'PLATI']],
    ['?state=planned', ['BUDE']],
    ['?state=over', ['BYLO']],
    ['?state=used_up', ['DOSLO']],
    ['?state=off', ['VYPNUTO']],
    ['?kind=free_delivery', ['DOPRAVA']],
    ['?q=bezna', ['PLATI']],
    ['?q=doprav', ['DOPRAVA']],
    ['?q=vinarka', ['DOPRAVA']],
    ['?q=%25', []],
    ['?sort=code&state=valid', ['DOPRAVA', 'PLATI']],
    ['?sort=uses', ['BYLO', 'DOSLO', 'VYPNUTO', 'DOPRAVA', 'BUDE', 'PLATI']],
    ['?sort=ends', ['BYLO', 'DOPRAVA', 'VYPNUTO', 'DOSLO', 'BUDE', 'PLATI']],
    ['', ['DOPRAVA', 'VYPNUTO', 'DOSLO', 'BYLO', 'BUDE', 'PLATI']],
  ])('R-9.05 is filtered and sorted: %s', async (query, expected) => {
    expect((await codes(query)).toSorted()).toEqual(expected.toSorted());
    if (query.includes('sort') || query === '') {
      const sorted = await codes(query);
      expect(query.includes('uses') ? sorted.slice(0, 3) : sorted).toEqual(
        query.includes('uses') ? expected.slice(0, 3) : expected,
      );
    }
  });

  test('R-9.05 is filtered by influencer, counted, and paged', async () => {
    expect(await codes(`?influencer=${influencer}`)).toEqual(['DOPRAVA']);
    const { db } = testing.context;
    for (let n = 0; n < 50; n += 1) await buildVoucher(db);
    expect((await call('GET', 'vouchers')).json()).toMatchObject({ total: 56, page: 1, has_more: true });
    expect((await call('GET', 'vouchers?page=2')).json()).toMatchObject({ page: 2, has_more: false });
    expect(await codes('?page=2')).toHaveLength(6);
    expect((await call('GET', 'vouchers?state=lost')).statusCode).toBe(422);
  });

  test('R-9.05 is exported', async () => {
    const answer = await call('GET', 'vouchers.csv?state=used_up&lang=cs');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFKód;Druh;Sleva v procentech;/);
    expect(row).toMatch(/^DOSLO;procenta;10;;CZK;0,00;;;vyčerpaný;3;3;/);
  });
});

test('R-9.05 influencers are listed with their earnings, and exported', async () => {
  const { db } = testing.context;
  const second = await buildAccount(db, { username: 'petr.koktejl', email: 'petr.k@karafa.example' });
  const voucher = await buildVoucher(db, { code: 'EVA10', influencer_id: influencer, margin_percent: 10 });
  await buildVoucher(db, { code: 'PETR5', influencer_id: second, margin_percent: 5 });
  await use(voucher, 'EVA10');
  await use(voucher, 'EVA10');
  expect((await call('GET', 'influencers')).json()).toEqual({
    influencers: [
      {
        id: influencer,
        username: 'Eva.Vinarka',
        name: 'Jan Novák',
        email: 'eva@karafa.example',
        vouchers: 1,
        orders: 2,
        turnover: { amount: 20_000, currency: 'CZK' },
        margin: { amount: 2000, currency: 'CZK' },
      },
      expect.objectContaining({ id: second, orders: 0, margin: { amount: 0, currency: 'CZK' } }),
    ],
    total: 2,
    page: 1,
    has_more: false,
  });
  expect((await call('GET', 'influencers?q=koktejl&sort=username')).json()).toMatchObject({ total: 1 });
  const file = await call('GET', 'influencers.csv?q=vinarka&lang=de');
  expect(file.body.split('\r\n')[1]).toBe(
    `${influencer};Eva.Vinarka;Jan Novák;eva@karafa.example;1;2;CZK;200,00;20,00`,
  );
});
