import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from '#server/http/server.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';

const testing = useTestContext();
let app: FastifyInstance;
let admin: { id: number; headers: { authorization: string } };

beforeAll(async () => {
  app = await createServer(testing.context);
  admin = await buildAdministrator(testing.context.db, ['orders']);
  return () => app.close();
});

const move = (ids: readonly number[], to: string, details: object = {}, headers: object = admin.headers) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/orders/moves',
    headers: { ...headers },
    payload: { ids, move: to, ...details },
  });
const get = async (id: number) =>
  (await app.inject({ url: `/api/admin/orders/${id}`, headers: admin.headers })).json<AdminOrder>();
const build = (state: OrderState, carrier: 'courier' | 'branch' = 'courier', needsAge = true) =>
  buildOrder(testing.context.db, { carrier, order: { state, needs_age_check: needsAge } });

describe('moving several orders', () => {
  test('R-9.03 moves those that may, and tells of each other one why it stays', async () => {
    const [sent, picked, harmless, paid] = [
      await build('sent'),
      await build('ready_for_pickup', 'branch'),
      await build('ready_for_pickup', 'branch', false),
      await build('paid'),
    ];
    const answer = await move([paid.id, harmless.id, picked.id, sent.id, 999_999], 'deliver');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        decided: [sent.id, harmless.id],
        left: [
          { id: picked.id, number: picked.number, why: 'age_check' },
          { id: paid.id, number: paid.number, why: 'state' },
          { id: 999_999, number: null, why: 'missing' },
        ],
      },
    ]);
    const states = await Promise.all([sent, picked, harmless, paid].map(async ({ id }) => (await get(id)).order.state));
    expect(states).toEqual(['delivered', 'ready_for_pickup', 'delivered', 'paid']);
  });

  test('R-9.03 twice at once moves each once', async () => {
    const { id } = await build('paid');
    const answers = await Promise.all([move([id, id], 'prepare'), move([id], 'prepare')]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([id]);
  });

  test('is for administrators of orders', async () => {
    const { id } = await build('paid');
    const other = await buildAdministrator(testing.context.db, ['content']);
    expect((await move([id], 'prepare', {}, {})).statusCode).toBe(401);
    expect((await move([id], 'prepare', {}, other.headers)).statusCode).toBe(403);
    expect((await move([], 'prepare')).statusCode).toBe(422);
    expect((await move([id], 'eat')).statusCode).toBe(422);
  });
});

test('R-11.02 the handover of goods that need it is recorded with who looked', async () => {
  const { id } = await build('ready_for_pickup', 'branch');
  expect((await move([id], 'deliver')).json()).toMatchObject({ decided: [], left: [{ why: 'age_check' }] });
  expect((await get(id)).age_checks).toEqual([]);
  expect((await move([id], 'deliver', { age_checked: true })).json()).toEqual({ decided: [id], left: [] });
  const { username } = await testing.context.db
    .selectFrom('account')
    .where('id', '=', admin.id)
    .select('username')
    .executeTakeFirstOrThrow();
  expect((await get(id)).age_checks).toMatchObject([{ level: 'handover', is_adult: true, actor: username }]);
});
