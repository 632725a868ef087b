import { describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { useGopayPayments } from '#tests/support/gopay-payments.ts';
import { cancelThing, outcomesOf, readPayment, readThing } from '#tests/support/paid-things.ts';
import { cancelOpenPayments, paidOf, sweepPayments } from '../../index.ts';

const { testing, gopay, context, subjects, subject, begin, notify } = useGopayPayments();

describe('a notification', () => {
  test('R-6.06 settles a payment, and its repetition changes nothing', async () => {
    const { id, providerId } = await begin();
    gopay.set(providerId, { state: 'PAID' });
    for (const _time of [1, 2]) {
      const answer = await notify(providerId);
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    }
    expect(await outcomesOf(context.db, id)).toEqual(['settled', 'repeated']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 that comes twice at once settles the payment once', async () => {
    const { id, providerId } = await begin();
    gopay.set(providerId, { state: 'PAID' });
    await Promise.all([notify(providerId), notify(providerId)]);
    expect((await outcomesOf(context.db, id)).toSorted()).toEqual(['repeated', 'settled']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 that is forged pays nothing', async () => {
    const { id, providerId } = await begin();
    expect((await notify(providerId)).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual(['noted']);
    expect((await readPayment(context.db, id)).state).toBe('pending');
  });

  test('R-6.06 that never comes is replaced by the sweep', async () => {
    const { providerId } = await begin();
    gopay.set(providerId, { state: 'PAID' });
    const later = { ...context, now: () => new Date(context.now().getTime() + 4 * 60_000) };
    await sweepPayments(later, subjects);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test.each([
    ['another sum', { amount: 100 }, 'wrong_sum'],
    ['another currency', { currency: 'EUR' }, 'wrong_sum'],
    ["another order's reference", { order_number: '2600000000' }, 'forged'],
  ] as const)('R-6.06 pays nothing when GoPay reports %s', async (_name, changes, outcome) => {
    const { id, providerId } = await begin();
    gopay.set(providerId, { state: 'PAID', ...changes });
    expect((await notify(providerId)).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual([outcome]);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test.each([
    ['about another payment', { id: 1, state: 'PAID', amount: 149_900, currency: 'CZK', order_number: '1' }],
    ['with an unknown state', { state: 'SOLD', amount: 149_900, currency: 'CZK', order_number: '1' }],
  ])('R-6.06 pays nothing when GoPay answers %s', async (_name, body) => {
    const { id, providerId } = await begin();
    gopay.instead = { body: { id: Number(providerId), ...body } };
    expect((await notify(providerId)).statusCode).toBe(500);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test.each(['REFUNDED', 'PARTIALLY_REFUNDED'] as const)(
    'R-6.06 of the state %s leaves a paid payment paid',
    async (state) => {
      const { id, providerId } = await begin();
      gopay.set(providerId, { state: 'PAID' });
      await notify(providerId);
      gopay.set(providerId, { state });
      expect((await notify(providerId)).statusCode).toBe(200);
      expect((await readPayment(context.db, id)).state).toBe('paid');
      expect((await readThing(context.db, subject)).times_settled).toBe(1);
    },
  );

  test('R-6.06 after the cancellation creates an overpayment', async () => {
    const { id, providerId } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    gopay.set(providerId, { state: 'PAID' });
    await notify(providerId);
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
    expect(await paidOf(context.db, subject)).toEqual({ paid: 0, refunded: 0 });
  });

  test('R-6.06 about an unknown payment gets the same answer, and GoPay is not queried', async () => {
    const answer = await notify('999');
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect(gopay.requests).toEqual([]);
  });

  test.each(['', '1 or 1=1', '1'.repeat(30)])('without a payment id is rejected: %j', async (id) => {
    expect((await notify(id)).statusCode).toBe(400);
  });

  test('R-6.06 is answered 500 while GoPay is down, and the query is retried once', async () => {
    const { id, providerId } = await begin();
    gopay.set(providerId, { state: 'PAID' });
    gopay.requests.length = 0;
    gopay.instead = { status: 500, body: '' };
    expect((await notify(providerId)).statusCode).toBe(500);
    expect(gopay.requests).toEqual(['GET payments/payment/…', 'GET payments/payment/…']);
    gopay.instead = undefined;
    await notify(providerId);
    expect(await outcomesOf(context.db, id)).toEqual(['failed', 'settled']);
  });

  test('repeated for a known payment is refused beyond twenty in ten minutes, without another query', async () => {
    const { providerId } = await begin();
    for (let count = 0; count < 20; count += 1) expect((await notify(providerId)).statusCode).toBe(200);
    gopay.requests.length = 0;
    expect((await notify(providerId)).statusCode).toBe(429);
    expect(gopay.requests).toEqual([]);
  });

  test('R-6.06 is accepted by the whole server without a login; elsewhere it answers 404', async () => {
    for (const [where, status] of [
      [context, 200],
      [testing.context, 404],
    ] as const) {
      const server = await createServer(where);
      const answer = await server.inject({ url: '/api/payments/gopay/notice?id=999' });
      await server.close();
      expect(answer.statusCode).toBe(status);
    }
  });
});
