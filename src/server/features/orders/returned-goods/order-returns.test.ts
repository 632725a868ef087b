import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderSummary } from '#shared/orders/contract.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildOrder, deliverOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
const delivered = new Date('2026-03-02T10:00:00Z');
let now: Date;
let app: FastifyInstance;

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  return () => app.close();
});

async function buildDelivered(accountId: number | null = null): Promise<BuiltOrder> {
  const { db } = testing.context;
  now = new Date('2026-03-05T13:30:00Z');
  const order = await buildOrder(db, {
    lines: [{ quantity: 6 }],
    order: { account_id: accountId, email: 'jiri@example.cz' },
  });
  await deliverOrder(db, order.id, delivered);
  return order;
}

async function send({ id, hash, lineIds }: BuiltOrder, end: 'withdrawals' | 'complaints'): Promise<void> {
  const goods = { order_line_id: lineIds[0], quantity: 1 };
  const said = { description: 'Láhev přišla prasklá.', wished_solution: 'refund' };
  const sender = { client_key: randomUUID(), name: 'Jiří Dvořák', email: 'jiri@example.cz' };
  const payload = end === 'withdrawals' ? { ...sender, lines: [goods] } : { ...sender, ...goods, ...said };
  const answer = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/${end}?lang=cs`, payload });
  expect(answer.statusCode).toBe(200);
}

const get = async ({ id, hash }: BuiltOrder) => (await app.inject(`/api/orders/${id}/${hash}?lang=cs`)).json<Order>();

describe('an order', () => {
  test('R-6.09, R-11.04 shows withdrawals and complaints, newest first, with the time of their state', async () => {
    const { db } = testing.context;
    const order = await buildDelivered();
    expect((await get(order)).returns).toEqual([]);
    await send(order, 'withdrawals');
    now = new Date('2026-03-06T08:00:00Z');
    await send(order, 'complaints');
    const moved = new Date('2026-03-09T08:00:00Z');
    await db
      .updateTable('complaint')
      .set({ state: 'being_examined', state_since: moved })
      .where('order_id', '=', order.id)
      .execute();
    await db
      .updateTable('withdrawal')
      .set({ state: 'accepted', decided_at: moved })
      .where('order_id', '=', order.id)
      .execute();
    expect((await get(order)).returns).toMatchObject([
      {
        kind: 'complaint',
        state: 'being_examined',
        received_at: '2026-03-06T08:00:00.000Z',
        state_since: moved.toISOString(),
      },
      {
        kind: 'withdrawal',
        state: 'accepted',
        received_at: '2026-03-05T13:30:00.000Z',
        state_since: moved.toISOString(),
      },
    ]);
  });

  test('R-11.04 may be withdrawn from until the end of the period, and shows that day', async () => {
    const order = await buildDelivered();
    now = new Date('2026-03-16T22:59:00Z');
    expect(await get(order)).toMatchObject({ may_withdraw: true, withdraw_until: '2026-03-16' });
    now = new Date('2026-03-16T23:01:00Z');
    expect(await get(order)).toMatchObject({ may_withdraw: false, withdraw_until: '2026-03-16' });
  });

  test.each([
    ['waiting_for_payment', false],
    ['paid', true],
    ['sent', true],
    ['cancelled', false],
  ] as const)('R-11.04 that is %s has no last day; it may be withdrawn from: %s', async (state, mayWithdraw) => {
    const order = await buildOrder(testing.context.db, { order: { state } });
    expect(await get(order)).toMatchObject({ may_withdraw: mayWithdraw, withdraw_until: null });
  });
});

test('R-5.06, R-11.04 shows its returns in the buyer’s list of orders', async () => {
  const { db } = testing.context;
  const accountId = await buildAccount(db);
  const headers = await logIn(db, accountId);
  const [untouched, both, complained] = [
    await buildDelivered(accountId),
    await buildDelivered(accountId),
    await buildDelivered(accountId),
  ];
  await send(both, 'withdrawals');
  now = new Date('2026-03-06T08:00:00Z');
  await send(both, 'complaints');
  await send(complained, 'complaints');
  const { orders } = (await app.inject({ url: '/api/me/orders', headers })).json<{ orders: OrderSummary[] }>();
  const kinds = new Map(orders.map(({ id, returns }) => [id, returns.map(({ kind, state }) => [kind, state])]));
  expect(kinds).toEqual(
    new Map([
      [untouched.id, []],
      [
        both.id,
        [
          ['complaint', 'received'],
          ['withdrawal', 'received'],
        ],
      ],
      [complained.id, [['complaint', 'received']]],
    ]),
  );
});
