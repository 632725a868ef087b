import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { beersAndGlass, useReturnedOrders } from '#tests/support/returned-orders.ts';

const { testing, app, now, admin, order, ordered, post, withdrawn, complained, decide, moveComplaint, ...returns } =
  useReturnedOrders();
const { payBack, payComplaint, confirmRefunds, list, seen, mails, audit } = returns;

beforeEach(() => ordered('delivered', { lines: beersAndGlass }));

test('returns are filtered by state, order number, name and address', async () => {
  const id = await withdrawn([1]);
  await decide(id);
  const found = async (query: string) => (await list(query)).length;
  expect(await found('state=accepted')).toBe(1);
  expect(await found('state=received')).toBe(0);
  for (const words of [order.number.slice(3), 'dvorak', 'JIRI@']) expect(await found(`q=${words}`), words).toBe(1);
  expect(await found('q=nikdo')).toBe(0);
  expect(await found('kind=complaint')).toBe(0);
});

describe('complaints', () => {
  test('R-11.04 move through their states, and every step is mailed', async () => {
    const id = await complained(1);
    expect(await list('kind=complaint')).toMatchObject([
      {
        state: 'received',
        wished_solution: 'refund',
        note: 'Přišlo to rozbité.',
        due_on: '2026-04-04',
        suggested: { amount: 10_000 },
        refund: null,
      },
    ]);
    expect((await moveComplaint(id, 'closed')).statusCode).toBe(409);
    expect((await moveComplaint(id, 'being_examined')).json()).toEqual({ decided: [id] });
    expect((await moveComplaint(id, 'accepted')).statusCode).toBe(422);
    expect((await moveComplaint(id, 'accepted', 'Pošleme novou.')).json()).toEqual({ decided: [id] });
    expect((await moveComplaint(id, 'refused', 'Ne.')).statusCode).toBe(409);
    expect((await moveComplaint(id, 'closed')).json()).toEqual({ decided: [id] });
    expect(await list('kind=complaint')).toMatchObject([{ state: 'closed', decision: 'Pošleme novou.' }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'complaint.received',
      ...Array(3).fill('complaint.moved'),
    ]);
    expect((await audit()).map(([action, entity]) => [action, entity])).toEqual([
      ['change', 'complaint'],
      ['approve', 'complaint'],
      ['change', 'complaint'],
    ]);
  });
});

test('R-11.04 an accepted complaint is settled by one refund, in full or in part, and shows it', async () => {
  const id = await complained(1);
  const refund = (amount: number) => payComplaint(id, amount);
  expect((await refund(100)).json()).toEqual({ decided: [] });
  await moveComplaint(id, 'accepted', 'Vrátíme polovinu.');
  for (const wrong of [0, order.total + 1]) expect((await refund(wrong)).statusCode).toBe(422);
  const answers = await Promise.all([refund(5000), refund(5000)]);
  expect(answers.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);
  const money = { amount: 5000, currency: 'CZK' };
  expect(await list('kind=complaint')).toMatchObject([
    { state: 'accepted', refund: { amount: money, state: 'waiting' } },
  ]);
  await confirmRefunds();
  expect((await seen()).complaints).toMatchObject([{ state: 'accepted', refund: { amount: money, state: 'done' } }]);
  expect((await audit()).slice(0, 2)).toEqual([
    ['approve', 'complaint', { state: 'accepted', reason: 'Vrátíme polovinu.' }],
    ['send_back', 'complaint', { amount: '50.00 CZK' }],
  ]);
});

test('R-9.03, R-11.04 the order and its history show both; a transfer goes to the buyer’s account', async () => {
  const { db } = testing.context;
  const get = async (path: string) =>
    (await app.inject({ url: `/api/admin/orders/${order.id}${path}`, headers: admin.headers })).json();
  expect(await get('/returns')).toEqual([]);
  const id = await withdrawn([2]);
  const complaint = await complained(1);
  expect(await get('/returns')).toEqual([
    {
      kind: 'withdrawal',
      id,
      state: 'received',
      received_at: now.toISOString(),
      lines: [{ name: 'Ležák', quantity: 2 }],
    },
    {
      kind: 'complaint',
      id: complaint,
      state: 'received',
      received_at: now.toISOString(),
      lines: [{ name: 'Sklenice', quantity: 1 }],
    },
  ]);
  const { history } = await get('?lang=cs');
  expect(history.slice(0, 2)).toMatchObject([{ kind: 'complain' }, { kind: 'withdraw' }]);

  await db.updateTable('withdrawal').set({ bank_account: '19-2000145399/0800' }).where('id', '=', id).execute();
  await decide(id);
  await payBack(id, 100);
  const { refunds } = (await app.inject({ url: '/api/admin/refunds', headers: admin.headers })).json();
  expect(refunds.find((each: { order_id: number }) => each.order_id === order.id)).toMatchObject({
    bank_account: '19-2000145399/0800',
    step: 'asked',
  });
});

test('R-9.03 the list is exported as CSV', async () => {
  await withdrawn([2]);
  const { body, statusCode } = await app.inject({
    url: '/api/admin/returns.csv?kind=withdrawal&lang=cs',
    headers: admin.headers,
  });
  expect(statusCode).toBe(200);
  expect(body).toContain(`${order.number};přijato;Jiří Dvořák;jiri@example.cz;2 × Ležák;`);
});

test('returns are for administrators of orders only', async () => {
  const id = await withdrawn([1]);
  const other = (await buildAdministrator(testing.context.db, ['content'])).headers;
  for (const [who, status] of [
    [{}, 401],
    [other, 403],
  ] as const) {
    for (const url of ['/api/admin/returns', `/api/admin/orders/${order.id}/returns`])
      expect((await app.inject({ url, headers: { ...who } })).statusCode, url).toBe(status);
    for (const path of [
      `withdrawals/${id}/decision`,
      `withdrawals/${id}/refund`,
      `complaints/${id}/state`,
      `complaints/${id}/refund`,
    ])
      expect((await post(`/api/admin/${path}`, {}, who)).statusCode, path).toBe(status);
  }
  const missing = await post('/api/admin/withdrawals/999999/decision', { is_accepted: true, decision: '' });
  expect(missing.statusCode).toBe(404);
});
