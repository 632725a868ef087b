import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { comgateKeys, startComgateServer, type ComgateServer } from '#tests/support/comgate-server.ts';
import {
  buildPayment,
  buildThing,
  cancelThing,
  createPaidThings,
  readPayment,
  readThing,
  verdictsOf,
} from '#tests/support/paid-things.ts';
import { createPaymentsServer } from '#tests/support/payments-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import {
  askGateway,
  cancelOpenPayments,
  paidOf,
  requestRefund,
  sendRefund,
  startPayment,
  tellCancelled,
  type PaymentSubjects,
  type Subject,
} from './index.ts';

const testing = useTestContext({ DATABASE_POOL: '8', LOG_LEVEL: 'silent' });
let comgate: ComgateServer;
let context: Context;
/** Doesn't wait long for Comgate. */
let hasty: Context;
let subjects: PaymentSubjects;
let app: FastifyInstance;
let subject: Subject;

const shortLimitMs = 300;

beforeAll(async () => {
  comgate = await startComgateServer();
  const config = readConfig({
    PUBLIC_URL: 'https://karafa.example',
    COMGATE_MERCHANT: comgateKeys.merchant,
    COMGATE_SECRET: comgateKeys.secret,
    COMGATE_URL: comgate.url,
  });
  context = { ...testing.context, config };
  hasty = { ...context, config: { ...config, comgate: { ...config.comgate!, timeLimitMs: shortLimitMs } } };
  subjects = await createPaidThings(context.db);
  app = await createPaymentsServer(context, subjects);
  return async () => {
    await app.close();
    await comgate.close();
  };
});
beforeEach(async () => {
  subject = await buildThing(context.db);
  comgate.requests.length = 0;
});
afterEach(() => {
  comgate.instead = undefined;
});

/** An attempt that the buyer has been sent to pay. */
async function begin(): Promise<{ id: number; transId: string }> {
  const id = await buildPayment(context, subject);
  await startPayment(context, subjects, id);
  return { id, transId: (await readPayment(context.db, id)).provider_id! };
}

const notify = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/payments/comgate/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ merchant: comgateKeys.merchant, secret: comgateKeys.secret, ...fields }).toString(),
  });

describe('beginning a payment', () => {
  test('R-6.06 Comgate is told what it needs and the buyer sent to its page', async () => {
    const id = await buildPayment(context, subject);
    const address = await startPayment(context, subjects, id);
    const payment = await readPayment(context.db, id);
    expect(payment).toMatchObject({ provider: 'comgate', state: 'pending', redirect_url: address });
    expect(address).toContain(payment.provider_id);
    expect(comgate.payments.get(payment.provider_id!)?.created).toEqual({
      test: false,
      price: 149_900,
      curr: 'CZK',
      label: payment.variable_symbol,
      refId: payment.variable_symbol,
      method: 'CARD_ALL',
      email: 'kupec@karafa.example',
      fullName: 'Žofie Kupcová',
      country: 'CZ',
      lang: 'cs',
      category: 'PHYSICAL_GOODS_ONLY',
      expirationTime: '23h',
      url_paid: `https://karafa.example/shrnuti/${subject.id}/hash?returned=1`,
      url_cancelled: `https://karafa.example/shrnuti/${subject.id}/hash?returned=1`,
      url_pending: `https://karafa.example/shrnuti/${subject.id}/hash?returned=1`,
    });
  });

  test('R-6.06 again it is the same address, without asking Comgate', async () => {
    const id = await buildPayment(context, subject);
    const first = await startPayment(context, subjects, id);
    expect(await startPayment(context, subjects, id)).toBe(first);
    expect(comgate.requests).toEqual(['POST payment.json']);
  });

  test('R-6.06 clicked four times at once all come to the same payment; the others are cancelled', async () => {
    const id = await buildPayment(context, subject);
    const earlier = comgate.payments.size;
    comgate.gather(4);
    const addresses = await Promise.all(Array.from({ length: 4 }, () => startPayment(context, subjects, id)));
    expect(new Set(addresses).size).toBe(1);
    const made = [...comgate.payments.values()].slice(earlier);
    expect(made).toHaveLength(4);
    const open = made.filter(({ status }) => status === 'PENDING');
    expect(open.map(({ transId }) => transId)).toEqual([(await readPayment(context.db, id)).provider_id]);
  });

  test('R-6.06 cancelled meanwhile: the buyer is not sent to pay', async () => {
    const { id } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await expect(startPayment(context, subjects, id)).rejects.toMatchObject({ code: 'conflict' });
    await cancelThing(context.db, subject);
    const other = await buildPayment(context, subject);
    await expect(startPayment(context, subjects, other)).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([
    ['refuses the sum', { status: 400, body: { code: 1309, message: 'Incorrect amount' } }],
    ['knows no such shop', { status: 401, body: { code: 1301, message: 'Unknown e-shop' } }],
    ['has a fault of its own', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['answers something else', { body: { code: 0, message: 'OK' } }],
    ['sends the buyer to a script', { body: { code: 0, message: 'OK', transId: 'AB12-1', redirect: 'javascript:1' } }],
    ['is closed', { status: 503, body: '' }],
    ['does not answer', 'hold' as const],
    ['hangs up', 'cut' as const],
  ])('R-6.06 when Comgate %s, the payment can be begun anew later', async (_name, instead) => {
    const id = await buildPayment(context, subject);
    comgate.instead = instead;
    const starting = startPayment(instead === 'hold' ? hasty : context, subjects, id);
    await expect(starting).rejects.toMatchObject({ code: 'payment_gateway_unavailable' });
    expect(comgate.requests).toEqual(['POST payment.json']);
    comgate.instead = undefined;
    expect(await startPayment(context, subjects, id)).toContain(comgate.url.replace('/v2.0', ''));
  });
});

describe('a buyer who comes back before the notice', () => {
  test('R-2.28, R-6.06 Comgate is asked once, however often the page looks', async () => {
    const { id, transId } = await begin();
    comgate.requests.length = 0;
    for (const _time of [1, 2, 3]) await askGateway(context, subjects, subject);
    expect(comgate.requests).toEqual(['GET payment/transId/…']);
    expect(await verdictsOf(context.db, id)).toEqual(['noted']);
    comgate.set(transId, { status: 'PAID' });
    const later = { ...context, now: () => new Date(context.now().getTime() + 11_000) };
    await askGateway(later, subjects, subject);
    expect(await verdictsOf(context.db, id)).toEqual(['noted', 'settled']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 finds a payment that was refused there', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'CANCELLED' });
    await askGateway(context, subjects, subject);
    expect((await readPayment(context.db, id)).state).toBe('cancelled');
  });

  test('R-6.06 loses nothing while Comgate is away', async () => {
    const { id, transId } = await begin();
    comgate.instead = { status: 503, body: '' };
    await askGateway(context, subjects, subject);
    expect(await verdictsOf(context.db, id)).toEqual(['failed']);
    expect((await readPayment(context.db, id)).state).toBe('pending');
    comgate.instead = undefined;
    comgate.set(transId, { status: 'PAID' });
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(200);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });
});

describe('a notice', () => {
  test('R-6.06 of a payment pays, and twice it pays once', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    for (const _time of [1, 2]) {
      const answer = await notify({ transId, status: 'PAID', price: '149900', curr: 'CZK' });
      expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
    }
    expect(await verdictsOf(context.db, id)).toEqual(['settled', 'repeated']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 that is forged pays nothing, whatever it says', async () => {
    const { id, transId } = await begin();
    const answer = await notify({ transId, status: 'PAID', price: '149900', curr: 'CZK' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
    expect(await verdictsOf(context.db, id)).toEqual(['forged']);
    expect((await readPayment(context.db, id)).state).toBe('pending');
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 that says too little of a payment that is right is no matter: Comgate is asked', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    await notify({ transId, status: 'PENDING', price: '1' });
    expect(await verdictsOf(context.db, id)).toEqual(['settled']);
  });

  test.each([
    ['another sum', { price: 100 }, 'wrong_sum'],
    ['another currency', { curr: 'EUR' }, 'wrong_sum'],
    ["another order's reference", { refId: '2600000000' }, 'forged'],
  ] as const)('R-6.06 when Comgate holds %s, nothing is paid', async (_name, changes, verdict) => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID', ...changes });
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(200);
    expect(await verdictsOf(context.db, id)).toEqual([verdict]);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 answered about another payment pays neither', async () => {
    const other = await begin();
    comgate.set(other.transId, { status: 'PAID' });
    const { id, transId } = await begin();
    const { price, curr, refId } = comgate.payments.get(transId)!;
    const told = { transId: other.transId, status: 'PAID', price, curr, refId, test: false };
    comgate.instead = { body: { code: 0, message: 'OK', merchant: comgateKeys.merchant, ...told } };
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(500);
    expect(await verdictsOf(context.db, id)).toEqual(['failed']);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 is not asked for where Comgate’s answer leads elsewhere', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    // By another address it would be the same server, and answer.
    const moved = createHttpServer((request, response) => {
      response.writeHead(307, { location: new URL(request.url!, comgate.url).href }).end();
    });
    await new Promise<void>((listening) => moved.listen(0, '127.0.0.1', listening));
    const { port } = moved.address() as AddressInfo;
    const comgateConfig = { ...context.config.comgate!, url: `http://127.0.0.1:${port}/v2.0` };
    const led = { ...context, config: { ...context.config, comgate: comgateConfig } };
    comgate.requests.length = 0;
    try {
      await expect(askGateway(led, subjects, subject)).resolves.toBeUndefined();
    } finally {
      await new Promise((closed) => moved.close(closed));
    }
    expect(comgate.requests).toEqual([]);
    expect((await readPayment(context.db, id)).state).toBe('pending');
  });

  test('R-6.06 of a test payment pays nothing once payments are real', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID', test: true });
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(500);
    expect(await verdictsOf(context.db, id)).toEqual(['failed']);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 of an amount that is only blocked on the card pays nothing yet', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'AUTHORIZED' });
    await notify({ transId, status: 'AUTHORIZED' });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'pending', provider_state: 'AUTHORIZED' });
  });

  test('R-6.06 late after cancelling is money to be sent back', async () => {
    const { id, transId } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    comgate.set(transId, { status: 'PAID' });
    await notify({ transId, status: 'PAID' });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_surplus: true });
    expect(await paidOf(context.db, subject)).toEqual({ paid: 0, refunded: 0 });
  });

  test('R-6.06 about a payment that there is not is answered alike, and Comgate not asked', async () => {
    const answer = await notify({ transId: 'ZZ99-ZZ99-ZZ99', status: 'PAID' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
    expect(comgate.requests).toEqual([]);
  });

  test.each(['', "x'; drop table payment --", 'x'.repeat(100)])(
    'without a number of a payment is refused: %j',
    async (transId) => {
      expect((await notify({ transId })).statusCode).toBe(400);
    },
  );

  test('R-6.06 is asked for again while Comgate is away, and asking is tried twice', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    comgate.requests.length = 0;
    comgate.instead = { status: 500, body: '' };
    const answer = await notify({ transId, status: 'PAID' });
    expect([answer.statusCode, answer.body]).toEqual([500, 'code=1500&message=try%20again']);
    expect(comgate.requests).toEqual(['GET payment/transId/…', 'GET payment/transId/…']);
    comgate.instead = undefined;
    await notify({ transId, status: 'PAID' });
    expect(await verdictsOf(context.db, id)).toEqual(['failed', 'settled']);
  });

  test('R-6.06 is kept without its secret and without what names the buyer', async () => {
    const { id, transId } = await begin();
    await notify({ transId, status: 'PENDING', email: 'kupec@karafa.example', payerAcc: '19-2000145399/0800' });
    const { body } = await context.db
      .selectFrom('payment_notice')
      .where('payment_id', '=', id)
      .select('body')
      .executeTakeFirstOrThrow();
    expect(body).toEqual({ status: 'PENDING', told: 'PENDING' });
  });

  test('R-6.06 has its address in the whole server, without a login and whatever site it comes from', async () => {
    const server = await createServer(context);
    const answer = await server.inject({
      method: 'POST',
      url: '/api/payments/comgate/notice',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'transId=ZZ99-ZZ99-ZZ99&status=PAID',
    });
    await server.close();
    expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
  });

  test('R-6.06 has no address where Comgate is not set up', async () => {
    const server = await createServer(testing.context);
    const answer = await server.inject({ method: 'POST', url: '/api/payments/comgate/notice', payload: {} });
    await server.close();
    expect(answer.statusCode).toBe(404);
  });
});

describe('cancelling', () => {
  test('R-6.06 Comgate hears of it', async () => {
    const { id, transId } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await tellCancelled(context, subjects, { paymentId: id });
    expect(comgate.payments.get(transId)?.status).toBe('CANCELLED');
  });

  test('R-6.06 what was paid in the last moment is not lost', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    await tellCancelled(context, subjects, { paymentId: id });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_surplus: true });
  });
});

describe('a refund', () => {
  async function pay(): Promise<string> {
    const { transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    await notify({ transId, status: 'PAID' });
    return transId;
  }
  const request = (amount: number) =>
    context.db
      .transaction()
      .execute((tx) => requestRefund(tx, { subject, amount, reason: 'Vráceno', actorId: null, at: context.now() }));
  const stateOf = async (id: number) =>
    context.db
      .selectFrom('refund')
      .where('id', '=', id)
      .select(['state', 'last_error', 'asked_at'])
      .executeTakeFirstOrThrow();

  test('R-6.06 is sent once, however often its job runs', async () => {
    const transId = await pay();
    const { refundId } = await request(50_000);
    await sendRefund(context, subjects, { refundId });
    await sendRefund(context, subjects, { refundId });
    expect(comgate.payments.get(transId)?.refunded).toBe(50_000);
    expect((await stateOf(refundId)).state).toBe('done');
    expect((await readThing(context.db, subject)).refunds).toMatchObject([
      { refundId, amount: 50_000, isWhole: false },
    ]);
  });

  test('R-6.06 in parts becomes whole with the last one', async () => {
    await pay();
    for (const amount of [100_000, 49_900]) {
      const { refundId } = await request(amount);
      await sendRefund(context, subjects, { refundId });
    }
    const { refunds } = await readThing(context.db, subject);
    expect(refunds.map(({ isWhole }) => isWhole)).toEqual([false, true]);
  });

  test('R-6.06 that Comgate refuses waits for a person', async () => {
    const transId = await pay();
    comgate.set(transId, { refunded: 149_900 });
    const { refundId } = await request(100);
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('1402') });
    expect((await readThing(context.db, subject)).refunds).toEqual([]);
  });

  test.each([
    ['hangs up after it has sent the money', 'cut' as const],
    ['does not answer', 'hold' as const],
    ['has a fault of its own', { status: 500, body: { code: 1500, message: 'Unexpected error' } }],
  ])('R-6.06 is never sent twice by itself: Comgate %s', async (_name, instead) => {
    const transId = await pay();
    const { refundId } = await request(50_000);
    comgate.instead = instead;
    await sendRefund(instead === 'hold' ? hasty : context, subjects, { refundId });
    comgate.instead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect((await stateOf(refundId)).state).toBe('failed');
    expect(comgate.payments.get(transId)!.refunded).toBeLessThanOrEqual(50_000);
    expect(comgate.requests.filter((request) => request === 'POST refund.json')).toHaveLength(1);
  });

  test('R-6.06 is tried again when Comgate has certainly not heard of it', async () => {
    const transId = await pay();
    const { refundId } = await request(50_000);
    comgate.instead = { status: 503, body: '' };
    await expect(sendRefund(context, subjects, { refundId })).rejects.toThrow('503');
    expect(await stateOf(refundId)).toMatchObject({ state: 'waiting', asked_at: null });
    comgate.instead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect([(await stateOf(refundId)).state, comgate.payments.get(transId)?.refunded]).toEqual(['done', 50_000]);
  });

  test('R-6.06 whose process died while Comgate was asked waits for a person', async () => {
    await pay();
    const { refundId } = await request(50_000);
    await context.db.updateTable('refund').set({ asked_at: context.now() }).where('id', '=', refundId).execute();
    await sendRefund(context, subjects, { refundId });
    expect((await stateOf(refundId)).state).toBe('failed');
    expect(comgate.requests).not.toContain('POST refund.json');
  });
});
