import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { useComgatePayments } from '#tests/support/comgate-payments.ts';
import { comgateKeys } from '#tests/support/comgate-server.ts';
import { cancelThing, readPayment, readThing, outcomesOf } from '#tests/support/paid-things.ts';
import { askGateway, cancelOpenPayments, paidOf } from '../../index.ts';

const { testing, comgate, context, subjects, subject, begin, notify } = useComgatePayments();

describe('a webhook', () => {
  test('R-6.06 settles a payment, and its repetition changes nothing', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    for (const _time of [1, 2]) {
      const answer = await notify({ transId, status: 'PAID', price: '149900', curr: 'CZK' });
      expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
    }
    expect(await outcomesOf(context.db, id)).toEqual(['settled', 'repeated']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 that is forged pays nothing, whatever it claims', async () => {
    const { id, transId } = await begin();
    const answer = await notify({ transId, status: 'PAID', price: '149900', curr: 'CZK' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
    expect(await outcomesOf(context.db, id)).toEqual(['forged']);
    expect((await readPayment(context.db, id)).state).toBe('pending');
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 without optional fields is accepted, because Comgate is queried', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    await notify({ transId, status: 'PENDING', price: '1' });
    expect(await outcomesOf(context.db, id)).toEqual(['settled']);
  });

  test.each([
    ['another sum', { price: 100 }, 'wrong_sum'],
    ['another currency', { curr: 'EUR' }, 'wrong_sum'],
    ["another order's reference", { refId: '2600000000' }, 'forged'],
  ] as const)('R-6.06 pays nothing when Comgate reports %s', async (_name, changes, outcome) => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID', ...changes });
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual([outcome]);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 pays nothing when Comgate answers about another payment', async () => {
    const other = await begin();
    comgate.set(other.transId, { status: 'PAID' });
    const { id, transId } = await begin();
    const { price, curr, refId } = comgate.payments.get(transId)!;
    const fields = { transId: other.transId, status: 'PAID', price, curr, refId, test: false };
    comgate.instead = { body: { code: 0, message: 'OK', merchant: comgateKeys.merchant, ...fields } };
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(500);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 causes no query through a redirect', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    // Another host name of the same server, which would answer.
    let asked = 0;
    const moved = createHttpServer((request, response) => {
      asked += 1;
      response.writeHead(307, { location: new URL(request.url!, comgate.url).href }).end();
    });
    await new Promise<void>((listening) => moved.listen(0, '127.0.0.1', listening));
    const { port } = moved.address() as AddressInfo;
    const comgateConfig = { ...context.config.gateways.comgate!, url: `http://127.0.0.1:${port}/v2.0` };
    const gateways = { ...context.config.gateways, comgate: comgateConfig };
    const led = { ...context, config: { ...context.config, gateways } };
    comgate.requests.length = 0;
    try {
      await expect(askGateway(led, subjects, subject)).resolves.toBeUndefined();
    } finally {
      await new Promise((closed) => moved.close(closed));
    }
    expect(asked).toBeGreaterThan(0);
    expect(comgate.requests).toEqual([]);
    expect((await readPayment(context.db, id)).state).toBe('pending');
  });

  test('R-6.06 of a test payment pays nothing once payments are real', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID', test: true });
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(500);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 of an amount that is only authorised on the card pays nothing yet', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'AUTHORIZED' });
    await notify({ transId, status: 'AUTHORIZED' });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'pending', provider_state: 'AUTHORIZED' });
  });

  test('R-6.06 after the cancellation creates an overpayment', async () => {
    const { id, transId } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    comgate.set(transId, { status: 'PAID' });
    await notify({ transId, status: 'PAID' });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
    expect(await paidOf(context.db, subject)).toEqual({ paid: 0, refunded: 0 });
  });

  test('R-6.06 about an unknown payment gets the same answer, and Comgate is not queried', async () => {
    const answer = await notify({ transId: 'ZZ99-ZZ99-ZZ99', status: 'PAID' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'code=0&message=OK']);
    expect(comgate.requests).toEqual([]);
  });

  test.each(['', "x'; drop table payment --", 'x'.repeat(100)])(
    'without a payment id is rejected: %j',
    async (transId) => {
      expect((await notify({ transId })).statusCode).toBe(400);
    },
  );

  test('R-6.06 is answered 500 while Comgate is down, and the query is retried once', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    comgate.requests.length = 0;
    comgate.instead = { status: 500, body: '' };
    const answer = await notify({ transId, status: 'PAID' });
    expect([answer.statusCode, answer.body]).toEqual([500, 'code=1500&message=try%20again']);
    expect(comgate.requests).toEqual(['GET payment/transId/…', 'GET payment/transId/…']);
    comgate.instead = undefined;
    await notify({ transId, status: 'PAID' });
    expect(await outcomesOf(context.db, id)).toEqual(['failed', 'settled']);
  });

  test('repeated for a known payment is refused beyond twenty in ten minutes, without another query', async () => {
    const { transId } = await begin();
    for (let count = 0; count < 20; count += 1) expect((await notify({ transId })).statusCode).toBe(200);
    comgate.requests.length = 0;
    const answer = await notify({ transId });
    expect([answer.statusCode, answer.body]).toEqual([429, 'code=1500&message=too%20many']);
    expect(comgate.requests).toEqual([]);
    const { transId: other } = await begin();
    expect((await notify({ transId: other })).statusCode).toBe(200);
  });

  test('R-6.06 is stored without its secret and without data of the buyer', async () => {
    const { id, transId } = await begin();
    await notify({ transId, status: 'PENDING', email: 'kupec@karafa.example', payerAcc: '19-2000145399/0800' });
    const { body } = await context.db
      .selectFrom('payment_webhook')
      .where('payment_id', '=', id)
      .select('body')
      .executeTakeFirstOrThrow();
    expect(body).toEqual({ status: 'PENDING', told: 'PENDING' });
  });

  test('R-6.06 is accepted by the whole server without a login and from any origin', async () => {
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

  test('R-6.06 answers 404 where Comgate is not configured', async () => {
    const server = await createServer(testing.context);
    const answer = await server.inject({ method: 'POST', url: '/api/payments/comgate/notice', payload: {} });
    await server.close();
    expect(answer.statusCode).toBe(404);
  });
});
