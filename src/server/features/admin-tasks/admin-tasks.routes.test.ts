import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { isoDay } from '#shared/i18n/dates.ts';
import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { Db } from '#server/platform/db/db.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { countQueues, listQueues } from '#tests/support/admin-tasks.ts';
import { buildAdvert } from '#tests/support/advert-factories.ts';
import { buildOrder, buildRefund } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import type { Scope } from '#shared/contract/scopes.ts';

const testing = useTestContext();
const app = useTestServer(testing);

beforeAll(async () => {
  const { db } = testing.context;
  await buildAccount(db, { state: 'waiting' });
  await buildAccount(db, { state: 'waiting' });
  await buildAdvert(db, { seller: await buildAccount(db), state: 'waiting' });
  await buildReturns(db);
  await buildRefunds(db);
  await buildOrders(db);
  await buildMargins(db);
});

/** One refund for a person to send, one that its gateway sends, one that the gateway refused. */
async function buildRefunds(db: Db): Promise<void> {
  for (const [provider, state] of [
    ['bank_transfer', 'waiting'],
    ['comgate', 'waiting'],
    ['comgate', 'failed'],
  ] as const) {
    const { id } = await buildOrder(db, { payment: 'card', order: { state: 'cancelled' } });
    const refund = await buildRefund(db, id, 100);
    await db.updateTable('refund').set({ state }).where('id', '=', refund).execute();
    await db.updateTable('payment').set({ provider }).where('subject_id', '=', id).execute();
  }
}

/** One waiting withdrawal and two waiting complaints among others. */
async function buildReturns(db: Db): Promise<void> {
  const { id: order_id, lineIds } = await buildOrder(db, { order: { state: 'delivered' } });
  const at = new Date('2026-03-05T10:00:00Z');
  const sent = { order_id, locale: 'cs', name: 'Jan', email: 'jan@example.cz', received_at: at };
  const withdrawals = await db
    .insertInto('withdrawal')
    .values([
      { ...sent, client_key: randomUUID() },
      { ...sent, client_key: randomUUID(), state: 'refused', decided_at: at },
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('withdrawal_line')
    .values(withdrawals.map(({ id }) => ({ withdrawal_id: id, order_line_id: lineIds[0]!, quantity: 1 })))
    .execute();
  const complaint = {
    ...sent,
    order_line_id: lineIds[0]!,
    quantity: 1,
    description: 'Prasklá sklenice',
    wished_solution: 'refund',
    due_on: at,
    state_since: at,
  };
  await db
    .insertInto('complaint')
    .values([
      { ...complaint, client_key: randomUUID() },
      { ...complaint, client_key: randomUUID(), state: 'accepted', decided_at: at },
      { ...complaint, client_key: randomUUID(), state: 'refused', decided_at: at },
    ])
    .execute();
}

async function buildOrders(db: Db): Promise<void> {
  const now = testing.context.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const build = (state: OrderState, payment: PaymentMethodCode, days = 0, collectBy?: Date) =>
    buildOrder(db, {
      payment,
      placedAt: daysAgo(days),
      order: { state, state_since: daysAgo(days), ...(collectBy && { collect_by: isoDay(collectBy) }) },
    });
  await build('waiting_for_payment', 'bank_transfer', 2);
  await build('waiting_for_payment', 'bank_transfer', 4);
  await build('waiting_for_payment', 'card', 4);
  await build('paid', 'card');
  await build('paid', 'bank_transfer');
  await build('being_prepared', 'cash_on_delivery');
  const { id: order_id } = await build('being_prepared', 'card');
  await db.insertInto('order_event').values({ order_id, kind: 'prepare', happened_at: now }).execute();
  await build('ready_for_pickup', 'card', 6, daysAgo(0));
  await build('ready_for_pickup', 'card', 8, daysAgo(1));
  await build('sent', 'card', 30);
  await build('sent', 'cash_on_delivery');
  await build('delivered', 'cash_on_delivery', 30);
}

/** An influencer whose margins reach the smallest payout with the second of them, and one who has earned a haléř less. */
async function buildMargins(db: Db): Promise<void> {
  const daysAgo = (days: number) => new Date(testing.context.now().getTime() - days * 86_400_000);
  for (const [code, margins] of [
    ['VYPLATIT', [15_000, 5000]],
    ['NEVYPLATIT', [15_000, 4999]],
  ] as const) {
    const account_id = await buildAccount(db);
    const { id: voucher_id } = await db
      .insertInto('voucher')
      .values({
        code,
        kind: 'percent',
        percent: 5,
        influencer_id: account_id,
        margin_percent: 10,
        created_at: daysAgo(90),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, margin_minor] of margins.entries()) {
      const { id: order_id } = await buildOrder(db, { payment: 'card', order: { state: 'cancelled' } });
      await db
        .insertInto('influencer_entry')
        .values({
          account_id,
          voucher_id,
          order_id,
          turnover_minor: 10 * margin_minor,
          margin_minor,
          currency_code: 'CZK',
          happened_at: daysAgo(index === 0 ? 80 : 10),
        })
        .execute();
    }
  }
}

const counts = async (headers: Record<string, string> = {}) => app.inject({ url: '/api/admin/tasks', headers });

test('R-5.14 administrators see the waiting tasks of their own scopes, others see none', async () => {
  const { db } = testing.context;
  const countsFor = async (scopes: Scope[]) => countQueues(app, (await buildAdministrator(db, scopes)).headers);
  expect(await countsFor(['users', 'adverts', 'settings'])).toEqual({ accounts: 2, adverts: 1 });
  expect(await countsFor(['users'])).toEqual({ accounts: 2 });
  expect(await countsFor(['content'])).toEqual({});
  expect(await countsFor(['orders'])).toEqual({
    new_orders: 3,
    begun_orders: 1,
    late_pickups: 1,
    late_transfers: 1,
    missing_cash: 2,
    overpayments: 3,
    waiting_refunds: 2,
    unpaid_margins: 1,
    withdrawals: 1,
    complaints: 2,
  });
  expect((await counts()).statusCode).toBe(401);
  expect((await counts(await logIn(db, await buildAccount(db)))).statusCode).toBe(403);
});

test('R-9.03 each number equals the length of the list that it links to', async () => {
  const { headers } = await buildAdministrator(testing.context.db, ['orders']);
  const waiting = await countQueues(app, headers);
  const listed = async (path: string) => {
    const { payments, refunds, candidates, returns, orders } = (
      await app.inject({ url: `/api/admin/${path}`, headers })
    ).json();
    return (payments ?? refunds ?? candidates ?? returns ?? orders).length;
  };
  expect(waiting).toMatchObject({
    overpayments: await listed('payments/overpayments?state=waiting'),
    waiting_refunds: await listed('refunds?state=for_people'),
    unpaid_margins: await listed('payout-candidates?minimum=20000'),
    withdrawals: await listed('returns?kind=withdrawal&state=open'),
    complaints: await listed('returns?kind=complaint&state=open'),
    new_orders: await listed('orders?task=new'),
    begun_orders: await listed('orders?task=begun'),
    late_pickups: await listed('orders?task=pickup_late'),
    late_transfers: await listed('orders?task=transfer_late'),
    missing_cash: await listed('orders?task=cash_missing'),
  });
});

test('R-9.01 overdue queues come first, then those whose oldest item waits longest', async () => {
  const { headers } = await buildAdministrator(testing.context.db, ['orders']);
  const queues = await listQueues(app, headers);
  const isOverdue = Object.fromEntries(queues.map(({ queue, is_overdue }) => [queue, is_overdue]));
  // A pickup is late from its last day on; cash on delivery of 30 days ago; withdrawals and complaints of March.
  expect(isOverdue).toMatchObject({ late_pickups: true, missing_cash: true, withdrawals: true, new_orders: false });
  // The margins are worth a payout for ten days only, though the first of them is older than a month.
  expect(queues).toContainEqual({ queue: 'unpaid_margins', count: 1, oldest_hours: 240, is_overdue: false });
  const states = queues.map(({ is_overdue }) => is_overdue);
  expect(states).toEqual([...states].sort((one, other) => Number(other) - Number(one)));
  for (const state of [true, false]) {
    const ages = queues.flatMap(({ is_overdue, oldest_hours }) => (is_overdue === state ? [oldest_hours!] : []));
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
  }
});
