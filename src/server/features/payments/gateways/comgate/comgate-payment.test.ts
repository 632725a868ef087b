import { describe, expect, test } from 'vitest';
import { useComgatePayments } from '#tests/support/comgate-payments.ts';
import { buildPayment, cancelThing, readPayment, readThing, outcomesOf } from '#tests/support/paid-things.ts';
import { askGateway, cancelOpenPayments, startPayment, cancelAtGateway } from '../../index.ts';

const { comgate, context, hasty, subjects, subject, begin, notify } = useComgatePayments();

describe('starting a payment', () => {
  test('R-6.06 sends Comgate what it needs and the buyer to the page of Comgate', async () => {
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

  test('R-6.06 again returns the same address, without calling Comgate', async () => {
    const id = await buildPayment(context, subject);
    const first = await startPayment(context, subjects, id);
    expect(await startPayment(context, subjects, id)).toBe(first);
    expect(comgate.requests).toEqual(['POST payment.json']);
  });

  test('R-6.06 four times at once leads to one payment; the others are cancelled', async () => {
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

  test('R-6.06 that is cancelled meanwhile does not send the buyer to pay', async () => {
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
    ['has an error of its own', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['answers something else', { body: { code: 0, message: 'OK' } }],
    ['sends the buyer to a script', { body: { code: 0, message: 'OK', transId: 'AB12-1', redirect: 'javascript:1' } }],
    ['is closed', { status: 503, body: '' }],
    ['does not answer', 'hold' as const],
    ['hangs up', 'cut' as const],
  ])('R-6.06 can be retried later when Comgate %s', async (_name, instead) => {
    const id = await buildPayment(context, subject);
    comgate.instead = instead;
    const starting = startPayment(instead === 'hold' ? hasty : context, subjects, id);
    await expect(starting).rejects.toMatchObject({ code: 'payment_gateway_unavailable' });
    expect(comgate.requests).toEqual(['POST payment.json']);
    comgate.instead = undefined;
    expect(await startPayment(context, subjects, id)).toContain(comgate.url.replace('/v2.0', ''));
  });
});

describe('a buyer who returns before the webhook', () => {
  test('R-2.28, R-6.06 causes one query to Comgate, however often the page reloads', async () => {
    const { id, transId } = await begin();
    comgate.requests.length = 0;
    for (const _time of [1, 2, 3]) await askGateway(context, subjects, subject);
    expect(comgate.requests).toEqual(['GET payment/transId/…']);
    expect(await outcomesOf(context.db, id)).toEqual(['noted']);
    comgate.set(transId, { status: 'PAID' });
    const later = { ...context, now: () => new Date(context.now().getTime() + 11_000) };
    await askGateway(later, subjects, subject);
    expect(await outcomesOf(context.db, id)).toEqual(['noted', 'settled']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 learns that the payment was refused', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'CANCELLED' });
    await askGateway(context, subjects, subject);
    expect((await readPayment(context.db, id)).state).toBe('cancelled');
  });

  test('R-6.06 loses nothing while Comgate is down', async () => {
    const { id, transId } = await begin();
    comgate.instead = { status: 503, body: '' };
    await askGateway(context, subjects, subject);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    expect((await readPayment(context.db, id)).state).toBe('pending');
    comgate.instead = undefined;
    comgate.set(transId, { status: 'PAID' });
    expect((await notify({ transId, status: 'PAID' })).statusCode).toBe(200);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });
});

describe('cancelling', () => {
  test('R-6.06 is sent to Comgate', async () => {
    const { id, transId } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelAtGateway(context, subjects, { paymentId: id });
    expect(comgate.payments.get(transId)?.status).toBe('CANCELLED');
  });

  test('R-6.06 does not lose a payment made at the last moment', async () => {
    const { id, transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    await cancelAtGateway(context, subjects, { paymentId: id });
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
  });
});
