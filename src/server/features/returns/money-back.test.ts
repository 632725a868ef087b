import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import {
  buildOrder,
  buildPaidPayment,
  deliverOrder,
  type BuiltOrder,
  type OrderOptions,
} from '#tests/support/order-factories.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { buildGoods } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { createServer } from '#server/http/server.ts';
import { orderCancelledJob } from '#server/features/orders/index.ts';
import { settleWithCancelled } from './index.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
const now = new Date('2026-03-05T10:00:00Z');
const account = '19-2000145399/0800';
let app: FastifyInstance;
let headers: { authorization: string };
let order: BuiltOrder;

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  ({ headers } = await buildAdministrator(testing.context.db, ['orders']));
  return () => app.close();
});

beforeEach(async () => {
  for (const table of ['mail', 'withdrawal', 'complaint', 'invoice', 'refund'] as const)
    await testing.context.db.deleteFrom(table).execute();
});

const post = (url: string, payload: object, more: object = headers) =>
  app.inject({ method: 'POST', url, payload, headers: { ...more } });

/** Wine for 500 and glasses for 350, and 99 for their way. */
const lines = [
  { name: 'Víno', price: 50_000 },
  { name: 'Sklenice', price: 35_000 },
];
async function ordered(state: OrderState, options: OrderOptions = {}): Promise<void> {
  const { db } = testing.context;
  order = await buildOrder(db, { lines, ...options, order: { state, email: 'jiri@example.cz' } });
  if (options.payment !== 'cash_on_delivery') await buildPaidPayment(db, order.id, order.total);
  if (state === 'delivered') await deliverOrder(db, order.id, new Date('2026-03-02T10:00:00Z'));
}

const form = (quantities: readonly number[], more: object = {}) => ({
  client_key: randomUUID(),
  lines: quantities
    .map((quantity, index) => ({ order_line_id: order.lineIds[index]!, quantity }))
    .filter(({ quantity }) => quantity > 0),
  name: 'Jiří Dvořák',
  email: 'jiri@example.cz',
  ...more,
});
const path = (end: string) => `/api/orders/${order.id}/${order.hash}/${end}`;
async function withdrawn(...quantities: number[]): Promise<number> {
  const answer = await post(path('withdrawals'), form(quantities, { bank_account: account }), {});
  return answer.json<OrderReturns>().withdrawals.at(-1)!.id;
}
const decide = (id: number, is_accepted = true) =>
  post(`/api/admin/withdrawals/${id}/decision`, { is_accepted, decision: is_accepted ? '' : 'Otevřená láhev.' });
const payBack = (id: number, amount: number, more: object = {}, lang = 'cs') =>
  post(`/api/admin/withdrawals/${id}/refund?lang=${lang}`, { amount, ...more });
const find = async (id: number) => {
  const answer = await app.inject({ url: '/api/admin/returns', headers });
  return answer.json<{ returns: AdminReturn[] }>().returns.find((each) => each.id === id)!;
};
const cancel = () =>
  post('/api/admin/orders/moves', { ids: [order.id], move: 'cancel', cancels_sent: true, reason: 'Není skladem.' });
const mails = async () =>
  (await testing.context.db.selectFrom('mail').select(['kind', 'text']).orderBy('id').execute()).map(
    ({ kind, text }) => ({ kind, text: text.replace(/\s+/g, ' ') }),
  );
const kinds = async () => (await mails()).map(({ kind }) => kind);
const refunds = () =>
  testing.context.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.subject_id', '=', order.id)
    .select(['refund.id', 'refund.amount_minor as amount', 'refund.bank_account'])
    .orderBy('refund.id')
    .execute();
async function confirmRefunds(): Promise<void> {
  const ids = (await refunds()).map(({ id }) => id);
  await post('/api/admin/refunds/confirmation', { ids });
}
const faultsOf = (answer: { statusCode: number; json: <Body>() => Body }) => [
  answer.statusCode,
  answer.json<ErrorAnswer>().errors,
];

describe('a withdrawal from what is paid on delivery', () => {
  test.each(['sent', 'delivered'] as const)(
    'R-11.04 is not closed without money before the cash is booked: %s',
    async (state) => {
      await ordered(state, { payment: 'cash_on_delivery' });
      const id = await withdrawn(1);
      await decide(id);
      expect(await find(id)).toMatchObject({
        suggested: { amount: 0 },
        order: { payment: 'cash_on_delivery', awaits_cash: true },
      });
      for (const amount of [0, 50_000]) {
        const refused = await payBack(id, amount);
        expect([refused.statusCode, refused.json<ErrorAnswer>().code]).toEqual([409, 'cash_to_come']);
      }
      expect(await find(id)).toMatchObject({ state: 'accepted', refund: null });

      await buildPaidPayment(testing.context.db, order.id, order.total);
      expect(await find(id)).toMatchObject({ suggested: { amount: 50_000 }, order: { awaits_cash: false } });
      expect((await payBack(id, 0)).statusCode).toBe(422);
      expect((await payBack(id, 50_000)).json()).toEqual({ decided: [id] });
      expect(await refunds()).toMatchObject([{ amount: 50_000, bank_account: account }]);
    },
  );

  test.each([
    ['cs', 'Dobírka ještě není zapsaná.'],
    ['en', 'The cash on delivery has not been booked yet.'],
    ['de', 'Die Nachnahme ist noch nicht verbucht.'],
  ])('R-11.04 says so in %s', async (lang, words) => {
    await ordered('delivered', { payment: 'cash_on_delivery' });
    const id = await withdrawn(1);
    await decide(id);
    expect((await payBack(id, 0, {}, lang)).json<ErrorAnswer>().message).toContain(words);
  });

  test.each([
    ['cs', 'Napište prosím číslo účtu.'],
    ['en', 'Please enter an account number.'],
    ['de', 'Bitte geben Sie eine Kontonummer an.'],
  ])('R-11.04 asks for an account, for cash can not go back the way it came: in %s', async (lang, words) => {
    await ordered('delivered', { payment: 'cash_on_delivery' });
    for (const end of ['withdrawals', 'withdrawals/check']) {
      const [status, errors] = faultsOf(await post(`${path(end)}?lang=${lang}`, form([1]), {}));
      expect([status, Object.keys(errors as object)]).toEqual([422, ['bank_account']]);
      expect((errors as Record<string, string[]>).bank_account![0]).toContain(words);
    }
    expect(await kinds()).toEqual([]);
  });

  test('R-11.04 tells the missing account with all other faults, and only to who holds the link', async () => {
    await ordered('delivered', { payment: 'cash_on_delivery' });
    const faulty = form([], { name: '' });
    const [, errors] = faultsOf(await post(path('withdrawals'), faulty, {}));
    expect(Object.keys(errors as object).toSorted()).toEqual(['bank_account', 'lines', 'name']);
    const guessed = await post(`/api/orders/${order.id}/${'x'.repeat(32)}/withdrawals`, faulty, {});
    expect(Object.keys(guessed.json<ErrorAnswer>().errors!)).toEqual(['name']);
  });

  test('R-11.04 shows that an account is needed; whoever paid by transfer needs none', async () => {
    const needs = async () =>
      (await app.inject({ url: path('returns') })).json<OrderReturns>().order.needs_bank_account;
    await ordered('delivered', { payment: 'cash_on_delivery' });
    expect(await needs()).toBe(true);
    await ordered('delivered');
    expect(await needs()).toBe(false);
    expect((await post(path('withdrawals'), form([1]), {})).statusCode).toBe(200);
  });
});

describe('a withdrawal is paid back no more than it is worth', () => {
  const worthless = [422, { amount: [expect.stringContaining('Tolik už se za toto zboží vrátit nedá.')] }];

  test('R-11.04 not the rest of the order for a bottle; less for what was used', async () => {
    await ordered('delivered');
    const id = await withdrawn(1);
    await decide(id);
    for (const amount of [50_001, 85_000]) expect(faultsOf(await payBack(id, amount))).toEqual(worthless);
    expect((await payBack(id, 42_000)).json()).toEqual({ decided: [id] });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([42_000]);
  });

  test('R-11.04 not the delivery a second time, as a suggestion said that has grown old', async () => {
    await ordered('delivered');
    const id = await withdrawn(1, 1);
    await decide(id);
    const { suggested } = await find(id);
    expect(suggested.amount).toBe(85_000 + 9900);
    const delivery = { client_key: randomUUID(), reason: 'Zpoždění', amount: 9900 };
    const content = { lines: [], delivery: 9900, fee: 0 };
    await post(`/api/admin/orders/${order.id}/refunds`, { ...delivery, content });
    expect(faultsOf(await payBack(id, suggested.amount))).toEqual(worthless);
    expect((await payBack(id, 85_000)).json()).toEqual({ decided: [id] });
  });

  test('R-11.04 of two clerks who send the delivery back at once, one does', async () => {
    await ordered('delivered');
    const id = await withdrawn(1, 1);
    await decide(id);
    const content = { lines: [], delivery: 9900, fee: 0 };
    const asked = { client_key: randomUUID(), reason: 'Zpoždění', amount: 9900, content };
    const answers = await Promise.all([payBack(id, order.total), post(`/api/admin/orders/${order.id}/refunds`, asked)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  });
});

describe('an order that is cancelled instead of its withdrawal being decided', () => {
  /** The worker's part. */
  const settle = async () => {
    const jobs = (await queuedJobs(testing.context.db, orderCancelledJob.task)).map((payload) =>
      orderCancelledJob.payload.parse(payload),
    );
    expect(jobs).toContainEqual({ orderId: order.id });
    await settleWithCancelled({ ...testing.context, now: () => now }, { orderId: order.id });
  };
  const awaitsGoods = (text: string) => text.includes('Až zboží dostaneme zpět');

  test.each([
    ['paid', [1, 1]],
    ['being_prepared', [1]],
    ['sent', [1, 1]],
  ] as const)('R-11.04 settles it with itself: %s', async (state, quantities) => {
    await ordered(state);
    const id = await withdrawn(...quantities);
    await cancel();
    await settle();
    await settle();
    expect((await refunds()).map(({ amount }) => amount)).toEqual([order.total]);
    expect(await find(id)).toMatchObject({ state: 'accepted', refund: { state: 'waiting' }, suggested: { amount: 0 } });
    expect((await decide(id, false)).json()).toEqual({ decided: [] });
    await confirmRefunds();
    expect(await find(id)).toMatchObject({ state: 'settled', refund: { state: 'done' } });
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'order.cancelled',
      'withdrawal.decided',
      'order.refunded',
      'withdrawal.settled',
    ]);
    expect(written[2]!.text).toContain('Objednávka je zrušená, nemusíte tedy nic vracet. Co jste zaplatili, dostanete');
    expect(written[4]!.text).toContain('Všechno, co jste za objednávku zaplatili, jsme vám vrátili.');
    expect(written.filter(({ text }) => awaitsGoods(text))).toEqual([]);
  });

  test('R-11.04 settles all of them by the one refund', async () => {
    await ordered('paid');
    const ids = [await withdrawn(1), await withdrawn(0, 1)];
    await cancel();
    await settle();
    await confirmRefunds();
    expect((await refunds()).map(({ amount }) => amount)).toEqual([order.total]);
    for (const id of ids) expect(await find(id)).toMatchObject({ state: 'settled', refund: { state: 'done' } });
    expect((await kinds()).filter((kind) => kind === 'withdrawal.settled')).toHaveLength(2);
  });

  test('R-11.04 settles one that was accepted and waits for goods which came back undelivered', async () => {
    await ordered('sent', { payment: 'cash_on_delivery' });
    const id = await withdrawn(1);
    await decide(id);
    await cancel();
    await settle();
    expect(await find(id)).toMatchObject({ state: 'settled', refund: null });
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'withdrawal.decided',
      'order.cancelled',
      'withdrawal.settled',
    ]);
    expect(written[3]!.text).toContain('Žádné peníze k vrácení nezbývají.');
  });

  test('R-11.04 leaves nothing to be decided otherwise before that: accepted, it counts as taken back', async () => {
    await ordered('paid');
    const id = await withdrawn(1);
    await cancel();
    expect((await decide(id, false)).statusCode).toBe(409);
    expect((await decide(id)).json()).toEqual({ decided: [id] });
    await settle();
    expect(await find(id)).toMatchObject({ state: 'accepted', refund: { amount: { amount: order.total } } });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([order.total]);
    const written = await mails();
    expect(written.filter(({ kind }) => kind === 'withdrawal.decided')).toHaveLength(1);
    expect(written.filter(({ text }) => awaitsGoods(text))).toEqual([]);
  });

  test('R-11.04 leaves alone what was refused, and who cancels without a withdrawal needs no job', async () => {
    await ordered('paid');
    const id = await withdrawn(1);
    await decide(id, false);
    await cancel();
    const jobs = await queuedJobs(testing.context.db, orderCancelledJob.task);
    expect(jobs).not.toContainEqual({ orderId: order.id });
    await settleWithCancelled({ ...testing.context, now: () => now }, { orderId: order.id });
    expect((await find(id)).state).toBe('refused');
  });

  test('R-11.04 is the same when all was paid back before it left', async () => {
    await ordered('paid');
    const id = await withdrawn(1);
    const all = { client_key: randomUUID(), reason: 'Není skladem', amount: order.total };
    await post(`/api/admin/orders/${order.id}/refunds`, all);
    await confirmRefunds();
    expect(await find(id)).toMatchObject({ state: 'settled', refund: { state: 'done' } });
    expect((await mails()).filter(({ text }) => awaitsGoods(text))).toEqual([]);
  });
});

describe('goods that came back', () => {
  let stock: () => Promise<number[]>;
  beforeEach(async () => {
    const { db } = testing.context;
    await ordered('delivered');
    const branch = await buildBranch(db);
    const listing = await buildGoods(db, { stock: { [branch]: 3 } });
    const [line] = order.lineIds;
    await db.updateTable('order_line').set({ listing_id: listing }).where('id', '=', line!).execute();
    await db.insertInto('stock_hold').values({ order_line_id: line!, branch_id: branch, quantity: 1 }).execute();
    stock = async () => {
      const held = await db.selectFrom('stock_hold').where('order_line_id', '=', line!).select('quantity').execute();
      const { quantity } = await db
        .selectFrom('stock')
        .where('listing_id', '=', listing)
        .select('quantity')
        .executeTakeFirstOrThrow();
      return [quantity, ...held.map((hold) => hold.quantity)];
    };
  });

  test('R-11.04 are sold again, once, when the clerk says so', async () => {
    const id = await withdrawn(1);
    await decide(id);
    expect(await stock()).toEqual([3, 1]);
    await Promise.all([1, 2].map(() => payBack(id, 50_000, { back_to_stock: true })));
    await payBack(id, 50_000, { back_to_stock: true });
    expect(await stock()).toEqual([4]);
    await confirmRefunds();
    expect(await stock()).toEqual([4]);
  });

  test('R-11.04 are written off otherwise', async () => {
    const id = await withdrawn(1);
    await decide(id);
    await payBack(id, 50_000);
    expect(await stock()).toEqual([3]);
  });

  test('R-11.04 are sold again where no money is left to go back', async () => {
    const id = await withdrawn(1);
    await decide(id);
    const all = { client_key: randomUUID(), reason: 'Domluva', amount: order.total };
    await post(`/api/admin/orders/${order.id}/refunds`, all);
    expect((await find(id)).suggested.amount).toBe(0);
    await payBack(id, 0, { back_to_stock: true });
    expect(await stock()).toEqual([4]);
    expect(await find(id)).toMatchObject({ state: 'accepted', refund: { state: 'waiting' } });
    await confirmRefunds();
    expect((await find(id)).state).toBe('settled');
  });
});

describe('the account to which money goes back', () => {
  const other = 'CZ6508000000192000145399';

  test('R-11.04 of a withdrawal is the one that the buyer named, unless the clerk knows better', async () => {
    await ordered('delivered');
    const [first, second] = [await withdrawn(1), await withdrawn(0, 1)];
    for (const id of [first, second]) await decide(id);
    expect((await payBack(first, 100, { bank_account: '123' })).json<ErrorAnswer>().errors).toHaveProperty(
      'bank_account',
    );
    await payBack(first, 100);
    await payBack(second, 100, { bank_account: other });
    expect((await refunds()).map(({ bank_account }) => bank_account)).toEqual([account, other]);
  });

  test('R-11.04 of a complaint is named by the clerk', async () => {
    await ordered('delivered', { payment: 'cash_on_delivery' });
    await buildPaidPayment(testing.context.db, order.id, order.total);
    const { lines: goods, ...sender } = form([1]);
    const said = { description: 'Láhev přišla prasklá.', wished_solution: 'refund' };
    const answer = await post(path('complaints'), { ...sender, ...said, ...goods[0] }, {});
    const { id } = answer.json<OrderReturns>().complaints.at(-1)!;
    await post(`/api/admin/complaints/${id}/state`, { state: 'accepted', decision: 'Uznáno.' });
    const settle = (bank_account: string) =>
      post(`/api/admin/complaints/${id}/refund`, { amount: 50_000, bank_account });
    expect(faultsOf(await settle('123'))).toEqual([422, { bank_account: [expect.stringContaining('není platné')] }]);
    expect((await settle(other)).json()).toEqual({ decided: [id] });
    expect(await refunds()).toMatchObject([{ amount: 50_000, bank_account: other }]);
  });
});
