import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#shared/orders/contract.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { cancelAtGateway } from '#server/features/payments/index.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { comgateKeys, startComgateServer, type ComgateServer } from '#tests/support/comgate-server.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { invoiceTo, orderFormOf } from '#tests/support/order-form.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { expireOrders, paidOrders } from '../index.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { lockOrder } from '../order.queries.ts';

// Overpayments are logged.
const testing = useTestContext({ LOG_LEVEL: 'silent', DATABASE_POOL: '10' });
let comgate: ComgateServer;
let context: Context;
let app: FastifyInstance;
let shop: BuiltShop;

beforeAll(async () => {
  comgate = await startComgateServer();
  const config = readConfig({
    PUBLIC_URL: 'https://karafa.example',
    BANK_IBAN: 'CZ6508000000192000145399',
    COMGATE_MERCHANT: comgateKeys.merchant,
    COMGATE_SECRET: comgateKeys.secret,
    COMGATE_URL: comgate.url,
  });
  context = { ...testing.context, config };
  app = await createServer(context);
  shop = await buildShop(context.db);
  return async () => {
    await app.close();
    await comgate.close();
  };
});

interface Placed {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
  readonly redirect: string | null;
}

/** Goods of 500,25 Kč and delivery of 99 Kč. */
async function order(method = shop.card, form: object = {}): Promise<Placed> {
  const shopper = createShopper(app);
  await shopper.add(await buildGoods(context.db, { price: 50_025, stock: { [shop.warehouse]: 5, [shop.branch]: 5 } }));
  const chosen = { expected_total: 59_925, carrier_id: shop.courier, payment_method_id: method };
  return (await shopper.call('POST', '/api/orders?lang=cs', orderFormOf(chosen, form))).json();
}

const transIdOf = ({ redirect }: { redirect: string | null }) => new URL(redirect!).searchParams.get('id')!;
const open = async ({ id, hash }: Placed): Promise<Order> =>
  (await app.inject({ url: `/api/orders/${id}/${hash}?lang=cs` })).json();
const change = ({ id, hash }: Placed, payment_method_id: number, expected_total: number) =>
  app.inject({
    method: 'PUT',
    url: `/api/orders/${id}/${hash}/payment-method?lang=cs`,
    payload: { payment_method_id, expected_total },
  });
const payOnline = async ({ id, hash }: Placed) =>
  (await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs`, payload: {} })).json();

async function report(transId: string, status: 'PAID' | 'CANCELLED'): Promise<void> {
  comgate.set(transId, { status });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payments/comgate/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...comgateKeys, transId, status }).toString(),
  });
  expect(answer.statusCode).toBe(200);
}

async function mailsOf({ number }: Placed) {
  const mails = await context.db
    .selectFrom('mail')
    .where('subject', 'like', `%${number}%`)
    .select(['kind', 'subject', 'text'])
    .orderBy('id')
    .execute();
  return mails.map(({ text, ...mail }) => ({ ...mail, words: text.replace(/\s+/g, ' ') }));
}

const attemptsOf = ({ id }: Placed) =>
  context.db
    .selectFrom('payment')
    .where('subject_id', '=', id)
    .select(['provider', 'amount_minor', 'state', 'is_overpayment'])
    .orderBy('id')
    .execute();

async function begin({ id }: Placed): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const locked = (await lockOrder(tx, id))!;
    await moveOrder(context, tx, locked, 'send', { at: context.now() });
  });
}

describe('another payment method', () => {
  test('R-6.06 is offered while the order waits for its payment, with the total that it leads to', async () => {
    const placed = await order();
    const { payment, total } = await open(placed);
    expect(total.amount).toBe(59_925);
    expect(payment.others).toMatchObject([
      { id: shop.transfer, code: 'bank_transfer', fee: { amount: 0 }, total: { amount: 59_925 } },
      { id: shop.cash, code: 'cash_on_delivery', fee: { amount: 3900 }, total: { amount: 63_800 } },
    ]);
    await report(transIdOf(placed), 'PAID');
    expect((await open(placed)).payment.others).toEqual([]);
  });

  test('R-6.06 by transfer after a refused card: instructions, deadline, mail and history', async () => {
    const placed = await order();
    const { pay_before: deadline } = await open(placed);
    await report(transIdOf(placed), 'CANCELLED');
    const answer = await change(placed, shop.transfer, 59_925);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Order>()).toMatchObject({
      state: 'waiting_for_payment',
      pay_before: deadline,
      payment: {
        code: 'bank_transfer',
        name: 'bank_transfer cs',
        can_be_paid: false,
        state: 'pending',
        bank_transfer: { variable_symbol: placed.number, amount: { amount: 59_925 } },
        others: [{ id: shop.card }, { id: shop.cash }],
      },
    });
    const mail = (await mailsOf(placed)).at(-1)!;
    expect(mail).toMatchObject({
      kind: 'order.payment_changed',
      subject: `Změna způsobu platby objednávky ${placed.number}`,
    });
    for (const words of ['bank_transfer cs. Celkem 599,25 Kč.', 'IBAN', `Variabilní symbol: ${placed.number}`])
      expect(mail.words).toContain(words);
    const { headers } = await buildAdministrator(context.db, ['orders']);
    const { history } = (await app.inject({ url: `/api/admin/orders/${placed.id}?lang=cs`, headers })).json();
    expect(history[0]).toMatchObject({
      kind: 'change_payment',
      note: 'card cs → bank_transfer cs',
      amount: { amount: 59_925 },
      actor: null,
    });
  });

  test('R-6.06 on delivery adds its fee, rounds to whole crowns, starts the preparation and never expires', async () => {
    const placed = await order();
    const answer = await change(placed, shop.cash, 63_800);
    expect(answer.json<Order>()).toMatchObject({
      state: 'being_prepared',
      pay_before: null,
      fee: { amount: 3900 },
      rounding: { amount: -25 },
      total: { amount: 63_800 },
      payment: { code: 'cash_on_delivery', others: [] },
      delivery: { after_payment: null },
    });
    expect(answer.json<Order>().taxes.reduce((sum, { gross }) => sum + gross.amount, 0)).toBe(63_825);
    expect((await mailsOf(placed)).at(-1)!.words).toContain('Zaplatíte při převzetí.');
    await expireOrders({ ...context, now: () => new Date(Date.now() + 30 * 86_400_000) });
    expect((await open(placed)).state).toBe('being_prepared');
    await begin(placed);
    const { content } = await context.db
      .selectFrom('invoice')
      .where('order_id', '=', placed.id)
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).toMatchObject({ total: 63_800 });
  });

  test('R-6.06 by card after a transfer can be paid at once', async () => {
    const placed = await order(shop.transfer);
    expect((await change(placed, shop.card, 59_925)).json()).toMatchObject({ payment: { can_be_paid: true } });
    await report(transIdOf(await payOnline(placed)), 'PAID');
    expect(await open(placed)).toMatchObject({ state: 'paid', overpayment: [] });
  });

  test('R-6.05 is not offered for a pickup at a branch, which is paid online', async () => {
    await context.db
      .insertInto('carrier_payment_method')
      .values({ carrier_id: shop.pickup, payment_method_id: shop.cash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const placed = await order(shop.card, {
      ...invoiceTo,
      carrier_id: shop.pickup,
      branch_id: shop.branch,
      expected_total: 50_025,
    });
    expect((await open(placed)).payment.others).toEqual([]);
    const answer = await change(placed, shop.cash, 53_900);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { payment_method_id: [expect.any(String)] } },
    ]);
  });

  test('R-6.06 needs the order’s link, a total that the buyer saw, and an unpaid order', async () => {
    const placed = await order();
    expect((await change({ ...placed, hash: 'x'.repeat(32) }, shop.transfer, 59_925)).statusCode).toBe(404);
    expect((await change(placed, shop.cash, 59_925)).json()).toMatchObject({ code: 'conflict' });
    expect((await change(placed, 999_999, 59_925)).statusCode).toBe(422);
    expect(await open(placed)).toMatchObject({ payment: { code: 'card' }, total: { amount: 59_925 } });
    await report(transIdOf(placed), 'PAID');
    expect((await change(placed, shop.transfer, 59_925)).json()).toMatchObject({ code: 'already_paid' });
    const cancelled = await order();
    await app.inject({
      method: 'POST',
      url: `/api/orders/${cancelled.id}/${cancelled.hash}/cancellation?lang=cs`,
      payload: {},
    });
    expect((await change(cancelled, shop.transfer, 59_925)).json()).toMatchObject({ code: 'conflict' });
  });

  test('R-6.08 is applied once, whatever is clicked twice', async () => {
    const placed = await order();
    const answers = await Promise.all([1, 2, 3].map(() => change(placed, shop.cash, 63_800)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await attemptsOf(placed)).map(({ provider, state }) => [provider, state])).toEqual([
      ['comgate', 'cancelled'],
      ['cash_on_delivery', 'created'],
    ]);
    expect((await mailsOf(placed)).map(({ kind }) => kind)).toEqual(['order.placed', 'order.payment_changed']);
  });

  test('R-6.06 can be chosen ten times a day', async () => {
    const placed = await order();
    for (let times = 1; times <= 10; times += 1) {
      const method = times % 2 === 1 ? shop.transfer : shop.card;
      expect((await change(placed, method, 59_925)).statusCode).toBe(200);
    }
    expect((await change(placed, shop.transfer, 59_925)).statusCode).toBe(429);
    expect((await open(placed)).payment.code).toBe('card');
  });
});

describe('the payment of the abandoned method', () => {
  const cancelJobs = async () => {
    for (const payload of await queuedJobs(context.db, 'payments.cancel'))
      await cancelAtGateway(context, paymentSubjects(context), payload as { paymentId: number });
  };

  test('R-6.06 is cancelled at its gateway', async () => {
    const placed = await order();
    await change(placed, shop.transfer, 59_925);
    await cancelJobs();
    expect(comgate.payments.get(transIdOf(placed))!.status).toBe('CANCELLED');
  });

  test('R-6.06 that was paid already pays the order before anything is changed', async () => {
    const placed = await order();
    comgate.set(transIdOf(placed), { status: 'PAID' });
    expect((await change(placed, shop.cash, 63_800)).json()).toMatchObject({ code: 'already_paid' });
    expect(await open(placed)).toMatchObject({ state: 'paid', total: { amount: 59_925 }, payment: { code: 'card' } });
  });

  test('R-6.06 that arrives late pays the order by its own method and total', async () => {
    const placed = await order();
    await change(placed, shop.cash, 63_800);
    await report(transIdOf(placed), 'PAID');
    await report(transIdOf(placed), 'PAID');
    expect(await open(placed)).toMatchObject({
      state: 'paid',
      fee: { amount: 0 },
      rounding: { amount: 0 },
      total: { amount: 59_925 },
      payment: { code: 'card', name: 'card cs', state: 'paid' },
      overpayment: [],
      has_invoice: true,
    });
    expect(await attemptsOf(placed)).toMatchObject([
      { provider: 'comgate', state: 'paid', is_overpayment: false },
      { provider: 'cash_on_delivery', state: 'cancelled' },
    ]);
    const mails = await mailsOf(placed);
    expect(mails.map(({ kind }) => kind)).toEqual(['order.placed', 'order.payment_changed', 'order.paid']);
    expect(mails[2]!.words).toContain('přijali jsme 599,25 Kč');
  });

  test('R-6.06 that arrives once the parcel has left is an overpayment', async () => {
    const placed = await order();
    await change(placed, shop.cash, 63_800);
    await begin(placed);
    await report(transIdOf(placed), 'PAID');
    expect(await open(placed)).toMatchObject({
      state: 'sent',
      paid_at: null,
      total: { amount: 63_800 },
      overpayment: [{ amount: 59_925 }],
    });
    expect((await mailsOf(placed)).at(-1)).toMatchObject({ kind: 'order.overpayment' });
  });

  test('R-6.06 that arrives after the new one was paid is an overpayment', async () => {
    const placed = await order();
    await change(placed, shop.transfer, 59_925);
    const { headers } = await buildAdministrator(context.db, ['orders']);
    const url = `/api/admin/orders/${placed.id}/payment?lang=cs`;
    expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(200);
    await report(transIdOf(placed), 'PAID');
    expect(await open(placed)).toMatchObject({
      state: 'paid',
      payment: { code: 'bank_transfer' },
      overpayment: [{ amount: 59_925 }],
    });
  });

  test('R-9.03 by transfer is recorded by a clerk although the buyer has chosen the card since, and overpayments only where one was awaited', async () => {
    const placed = await order(shop.transfer);
    const { headers } = await buildAdministrator(context.db, ['orders']);
    const admin = async () => (await app.inject({ url: `/api/admin/orders/${placed.id}?lang=cs`, headers })).json();
    await change(placed, shop.card, 59_925);
    expect(await admin()).toMatchObject({ can_be_marked_paid: true, may_have_overpayment: true });
    const url = `/api/admin/orders/${placed.id}/payment?lang=cs`;
    expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(200);
    expect(await admin()).toMatchObject({ can_be_marked_paid: false });
    expect(await open(placed)).toMatchObject({ state: 'paid', payment: { code: 'bank_transfer' }, overpayment: [] });
    const never = await order();
    const unasked = await app.inject({ url: `/api/admin/orders/${never.id}?lang=cs`, headers });
    expect(unasked.json()).toMatchObject({ can_be_marked_paid: false, may_have_overpayment: false });
  });

  test('R-6.08 that is just being settled wins over a change', async () => {
    const placed = await order();
    const { id } = placed;
    const answer = await whileHeld(
      context.db,
      async (tx) => {
        await lockOrder(tx, id);
        const at = context.now();
        await paidOrders(context).settled(tx, id, { paymentId: 1, method: 'card', amount: 59_925, at });
      },
      () => change(placed, shop.cash, 63_800),
    );
    expect(answer.json()).toMatchObject({ code: 'already_paid' });
    expect(await open(placed)).toMatchObject({ state: 'paid', total: { amount: 59_925 } });
  });
});
