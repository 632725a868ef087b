import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, deliverOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { createServer } from '#server/http/server.ts';

const testing = useTestContext();
const now = new Date('2026-03-05T10:00:00Z');
let app: FastifyInstance;
let headers: { authorization: string };
let order: BuiltOrder;

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  headers = (await buildAdministrator(testing.context.db, ['orders'])).headers;
  return () => app.close();
});

beforeEach(async () => {
  const { db } = testing.context;
  for (const table of ['mail', 'withdrawal', 'complaint', 'audit_entry'] as const) await db.deleteFrom(table).execute();
  order = await buildOrder(db, {
    lines: [
      { name: 'Ležák', quantity: 6, price: 5000, discount: 1000 },
      { name: 'Sklenice', price: 10_000 },
    ],
  });
  await buildPaidPayment(db, order.id, order.total);
  await deliverOrder(db, order.id, new Date('2026-03-02T10:00:00Z'));
});

const post = (url: string, payload: object, more: object = headers) =>
  app.inject({ method: 'POST', url, payload, headers: { ...more } });
const list = async (query = '') =>
  (await app.inject({ url: `/api/admin/returns?${query}`, headers })).json<{ returns: AdminReturn[] }>().returns;
const mails = () => testing.context.db.selectFrom('mail').select(['kind', 'subject', 'text']).orderBy('id').execute();
const audit = async () =>
  (
    await testing.context.db.selectFrom('audit_entry').select(['action', 'entity', 'after']).orderBy('id').execute()
  ).map(({ action, entity, after }) => [action, entity, after]);

const sender = { name: 'Jiří Dvořák', email: 'jiri@example.cz' };
async function withdraw(...quantities: number[]): Promise<number> {
  const lines = quantities
    .map((quantity, index) => ({ order_line_id: order.lineIds[index], quantity }))
    .filter(({ quantity }) => quantity > 0);
  const form = { client_key: randomUUID(), lines, ...sender };
  const answer = await post(`/api/orders/${order.id}/${order.hash}/withdrawals`, form, {});
  return answer.json<OrderReturns>().withdrawals.at(-1)!.id;
}
async function complain(): Promise<number> {
  const description = 'Sklenice přišla prasklá.';
  const goods = { order_line_id: order.lineIds[1], quantity: 1 };
  const form = { client_key: randomUUID(), ...goods, ...sender, description, wished_solution: 'refund' };
  const answer = await post(`/api/orders/${order.id}/${order.hash}/complaints`, form, {});
  return answer.json<OrderReturns>().complaints.at(-1)!.id;
}

describe('withdrawals', () => {
  test('R-11.04 are listed with what goes back: the goods as they were paid, the delivery once all is back', async () => {
    await withdraw(3);
    await withdraw(3, 1);
    expect(await list()).toMatchObject([
      { kind: 'withdrawal', refund: { amount: 14_500 + 10_000 + 9900, currency: 'CZK' }, due_on: '2026-03-19' },
      {
        state: 'received',
        lines: [{ name: 'Ležák', quantity: 3 }],
        refund: { amount: 14_500 },
        order: { number: order.number },
      },
    ]);
  });

  test('are found by state, order number, name and address', async () => {
    const id = await withdraw(1);
    await post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: '' });
    const found = async (query: string) => (await list(query)).length;
    expect(await found('state=accepted')).toBe(1);
    expect(await found('state=received')).toBe(0);
    for (const words of [order.number.slice(3), 'dvorak', 'JIRI@']) expect(await found(`q=${words}`), words).toBe(1);
    expect(await found('q=nikdo')).toBe(0);
    expect(await found('kind=complaint')).toBe(0);
  });

  test('R-11.04 that are accepted wait for the goods, then the money is on its way; the buyer reads of both', async () => {
    const { db } = testing.context;
    const id = await withdraw(6, 1);
    const accept = () => post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: 'Rozumíme.' });
    expect((await post(`/api/admin/withdrawals/${id}/settlement`, { amount: 100 })).json()).toEqual({ decided: [] });
    const decided = await Promise.all([accept(), accept()]);
    expect(decided.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);
    const settle = (amount: number) => post(`/api/admin/withdrawals/${id}/settlement`, { amount });
    expect((await settle(order.total + 1)).statusCode).toBe(422);
    expect((await settle(order.total)).json()).toEqual({ decided: [id] });
    expect((await settle(order.total)).json()).toEqual({ decided: [] });

    const refunds = await db.selectFrom('refund').select(['amount_minor', 'reason', 'state']).execute();
    expect(refunds).toEqual([{ amount_minor: order.total, reason: 'withdrawal', state: 'waiting' }]);
    expect(await list()).toMatchObject([{ state: 'settled' }]);
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'withdrawal.decided',
      'withdrawal.settled',
    ]);
    expect(written[1]!.text).toContain('Rozumíme.');
    expect(written[2]!.text.replace(/\s+/g, ' ')).toContain('Vracíme vám 489,00 Kč');
    expect(await audit()).toEqual([
      ['approve', 'withdrawal', { state: 'accepted', reason: 'Rozumíme.' }],
      ['send_back', 'withdrawal', { state: 'settled', amount: '489.00 CZK' }],
    ]);
  });

  test('R-11.04 that are refused need a reason, and their goods may be withdrawn from anew', async () => {
    const id = await withdraw(6);
    const refuse = (decision: string) =>
      post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: false, decision });
    const bare = await refuse('');
    expect([bare.statusCode, Object.keys(bare.json<{ errors: object }>().errors)]).toEqual([422, ['decision']]);
    expect((await refuse('Láhev byla otevřená.')).json()).toEqual({ decided: [id] });
    expect((await mails()).at(-1)!.text).toContain('Láhev byla otevřená.');
    await withdraw(6);
    expect(await list('state=received')).toHaveLength(1);
  });
});

describe('complaints', () => {
  const move = (id: number, state: string, decision = '') =>
    post(`/api/admin/complaints/${id}/state`, { state, decision });

  test('R-11.04 go their way, and every step is told', async () => {
    const id = await complain();
    expect(await list('kind=complaint')).toMatchObject([
      {
        state: 'received',
        wished_solution: 'refund',
        note: 'Sklenice přišla prasklá.',
        due_on: '2026-04-04',
        refund: null,
      },
    ]);
    expect((await move(id, 'closed')).statusCode).toBe(409);
    expect((await move(id, 'being_examined')).json()).toEqual({ decided: [id] });
    expect((await move(id, 'accepted')).statusCode).toBe(422);
    expect((await move(id, 'accepted', 'Pošleme novou.')).json()).toEqual({ decided: [id] });
    expect((await move(id, 'refused', 'Ne.')).statusCode).toBe(409);
    expect((await move(id, 'closed')).json()).toEqual({ decided: [id] });
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

test('R-9.03, R-11.04 both stand at their order and in its history; a transfer goes where the buyer wrote', async () => {
  const { db } = testing.context;
  const get = async (path: string) =>
    (await app.inject({ url: `/api/admin/orders/${order.id}${path}`, headers })).json();
  expect(await get('/returns')).toEqual([]);
  const id = await withdraw(2);
  const complaint = await complain();
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
  await post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: '' });
  await post(`/api/admin/withdrawals/${id}/settlement`, { amount: 100 });
  const { refunds } = (await app.inject({ url: '/api/admin/refunds', headers })).json();
  expect(refunds.find((each: { order_id: number }) => each.order_id === order.id)).toMatchObject({
    bank_account: '19-2000145399/0800',
    step: 'asked',
  });
});

test('R-9.03 the list is saved as CSV', async () => {
  await withdraw(2);
  const { body, statusCode } = await app.inject({ url: '/api/admin/returns.csv?kind=withdrawal&lang=cs', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain(`${order.number};přijato;Jiří Dvořák;jiri@example.cz;2 × Ležák;`);
});

test('returns are for administrators of orders alone', async () => {
  const id = await withdraw(1);
  const other = (await buildAdministrator(testing.context.db, ['content'])).headers;
  for (const [who, status] of [
    [{}, 401],
    [other, 403],
  ] as const) {
    for (const url of ['/api/admin/returns', `/api/admin/orders/${order.id}/returns`])
      expect((await app.inject({ url, headers: { ...who } })).statusCode, url).toBe(status);
    for (const path of [`withdrawals/${id}/decision`, `withdrawals/${id}/settlement`, `complaints/${id}/state`])
      expect((await post(`/api/admin/${path}`, {}, who)).statusCode, path).toBe(status);
  }
  const missing = await post('/api/admin/withdrawals/999999/decision', { is_accepted: true, decision: '' });
  expect(missing.statusCode).toBe(404);
});
