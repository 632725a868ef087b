import { describe, expect, test } from 'vitest';
import { useGopayPayments } from '#tests/support/gopay-payments.ts';
import {
  buildPayment,
  cancelThing,
  outcomesOf,
  queuedJobs,
  readPayment,
  readThing,
} from '#tests/support/paid-things.ts';
import { askGateway, cancelAtGateway, cancelOpenPayments, startPayment } from '../../index.ts';

const { gopay, context, hasty, subjects, subject, begin, notify } = useGopayPayments();

describe('starting a payment', () => {
  test('R-6.06 sends GoPay what it needs and the buyer to the page of GoPay', async () => {
    const id = await buildPayment(context, subject);
    const address = await startPayment(context, subjects, id);
    const payment = await readPayment(context.db, id);
    expect(payment).toMatchObject({ provider: 'gopay', state: 'pending', redirect_url: address });
    expect(address).toContain(payment.provider_id);
    const label = payment.variable_symbol;
    expect(gopay.payments.get(payment.provider_id!)?.created).toEqual({
      payer: {
        allowed_payment_instruments: ['PAYMENT_CARD', 'GPAY', 'APPLE_PAY'],
        default_payment_instrument: 'PAYMENT_CARD',
        contact: { email: 'kupec@karafa.example' },
      },
      target: { type: 'ACCOUNT', goid: 8_123_456_789 },
      amount: 149_900,
      currency: 'CZK',
      order_number: label,
      order_description: label,
      items: [{ type: 'ITEM', name: label, amount: 149_900, count: 1 }],
      callback: {
        return_url: `https://karafa.example/shrnuti/${subject.id}/hash?returned=1`,
        notification_url: 'https://karafa.example/api/payments/gopay/notice',
      },
      lang: 'CS',
    });
  });

  test('R-6.06 again returns the same address, without calling GoPay', async () => {
    const id = await buildPayment(context, subject);
    const first = await startPayment(context, subjects, id);
    gopay.requests.length = 0;
    expect(await startPayment(context, subjects, id)).toBe(first);
    expect(gopay.requests).toEqual([]);
  });

  test('R-6.06 four times at once sends every buyer to the same page', async () => {
    const id = await buildPayment(context, subject);
    gopay.gather(4);
    const addresses = await Promise.all(Array.from({ length: 4 }, () => startPayment(context, subjects, id)));
    expect(new Set(addresses).size).toBe(1);
    expect(addresses[0]).toContain((await readPayment(context.db, id)).provider_id);
  });

  test.each([
    ['refuses the sum', { status: 409, body: { errors: [{ error_code: 111, error_name: 'INVALID' }] } }],
    ['has an error of its own', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['answers something else', { body: { id: 'x' } }],
    ['sends the buyer to a script', { body: { id: 3_000_006_542, gw_url: 'javascript:1' } }],
    ['is closed', { status: 503, body: '' }],
    ['does not answer', 'hold' as const],
    ['hangs up', 'cut' as const],
  ])('R-6.06 can be retried later when GoPay %s', async (_name, instead) => {
    const id = await buildPayment(context, subject);
    gopay.instead = instead;
    const starting = startPayment(instead === 'hold' ? hasty : context, subjects, id);
    await expect(starting).rejects.toMatchObject({ code: 'payment_gateway_unavailable' });
    expect(gopay.requests.filter((request) => request === 'POST payments/payment')).toHaveLength(1);
    gopay.instead = undefined;
    expect(await startPayment(context, subjects, id)).toContain('/gw/v3/');
  });
});

describe('the access token', () => {
  const later = (minutes: number) => ({ ...context, now: () => new Date(context.now().getTime() + minutes * 60_000) });
  const requested = () => gopay.requests.filter((request) => request === 'POST oauth2/token').length;

  test('R-6.06 is requested once and again shortly before it expires', async () => {
    await begin();
    gopay.requests.length = 0;
    await askGateway(later(28), subjects, subject);
    expect(requested()).toBe(0);
    await askGateway(later(29.5), subjects, subject);
    expect(requested()).toBe(1);
  });

  test('R-6.06 that GoPay no longer accepts is replaced, and the call is repeated', async () => {
    const { id } = await begin();
    gopay.withdrawTokens();
    gopay.requests.length = 0;
    await askGateway(context, subjects, subject);
    expect(gopay.requests).toEqual(['GET payments/payment/…', 'POST oauth2/token', 'GET payments/payment/…']);
    expect(await outcomesOf(context.db, id)).toEqual(['noted']);
  });

  test.each([
    ['refuses the credentials', { status: 403, body: { errors: [{ error_code: 202 }] } }],
    ['is down', { status: 500, body: '' }],
  ])('R-6.06 without one nothing is sent: GoPay %s', async (_name, tokenInstead) => {
    const id = await buildPayment(context, subject);
    gopay.tokenInstead = tokenInstead;
    gopay.requests.length = 0;
    const starting = startPayment(later(120), subjects, id);
    await expect(starting).rejects.toMatchObject({ code: 'payment_gateway_unavailable' });
    expect(gopay.requests).toEqual(['POST oauth2/token']);
  });
});

describe('a buyer who returns before the notification', () => {
  test('R-2.28, R-6.06 causes one query to GoPay, however often the page reloads', async () => {
    const { id, providerId } = await begin();
    gopay.requests.length = 0;
    for (const _time of [1, 2, 3]) await askGateway(context, subjects, subject);
    expect(gopay.requests).toEqual(['GET payments/payment/…']);
    gopay.set(providerId, { state: 'PAID' });
    const later = { ...context, now: () => new Date(context.now().getTime() + 11_000) };
    await askGateway(later, subjects, subject);
    expect(await outcomesOf(context.db, id)).toEqual(['noted', 'settled']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test.each([
    ['CANCELED', 'cancelled'],
    ['TIMEOUTED', 'expired'],
    ['REFUNDED', 'cancelled'],
    ['CREATED', 'pending'],
    ['PAYMENT_METHOD_CHOSEN', 'pending'],
    ['AUTHORIZED', 'pending'],
  ] as const)('R-6.06 finds the state %s as %s', async (state, ours) => {
    const { id, providerId } = await begin();
    gopay.set(providerId, { state });
    await askGateway(context, subjects, subject);
    expect((await readPayment(context.db, id)).state).toBe(ours);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 loses nothing while GoPay is down', async () => {
    const { id, providerId } = await begin();
    gopay.instead = { status: 503, body: '' };
    await askGateway(context, subjects, subject);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    gopay.instead = undefined;
    gopay.set(providerId, { state: 'PAID' });
    expect((await notify(providerId)).statusCode).toBe(200);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });
});

describe('cancelling', () => {
  const cancel = async (id: number) => {
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    await cancelAtGateway(context, subjects, { paymentId: id });
  };

  test('R-6.06 does not lose a payment made at the last moment', async () => {
    const { id, providerId } = await begin();
    gopay.set(providerId, { state: 'PAID' });
    await cancel(id);
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
  });

  test('R-6.06 queries GoPay, which cannot cancel, again once the payment has expired there', async () => {
    const { id, providerId } = await begin();
    await cancel(id);
    const jobs = await queuedJobs(context.db, 'payments.cancel');
    expect(jobs.filter(({ paymentId }) => paymentId === id)).toHaveLength(2);
    gopay.set(providerId, { state: 'PAID' });
    await cancelAtGateway(context, subjects, { paymentId: id });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
  });
});
