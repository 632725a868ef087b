import { describe, expect, test } from 'vitest';
import { useStripePayments } from '#tests/support/stripe-payments.ts';
import {
  buildPayment,
  buildThing,
  cancelThing,
  outcomesOf,
  readPayment,
  readThing,
} from '#tests/support/paid-things.ts';
import { askGateway, cancelAtGateway, cancelOpenPayments, startPayment } from '../../index.ts';

const { stripe, context, hasty, subjects, subject, begin } = useStripePayments();

describe('starting a payment of a service', () => {
  test('R-6.06 sends Stripe what it needs and the user to the page of Stripe', async () => {
    const now = () => new Date('2026-11-25T12:00:00Z');
    const id = await buildPayment(context, subject);
    const address = await startPayment({ ...context, now }, subjects, id);
    const payment = await readPayment(context.db, id);
    expect(payment).toMatchObject({ provider: 'stripe', state: 'pending', redirect_url: address });
    const label = payment.variable_symbol;
    expect(stripe.sessions.get(payment.provider_id!)?.created).toEqual({
      mode: 'payment',
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'czk',
      'line_items[0][price_data][unit_amount]': '149900',
      'line_items[0][price_data][product_data][name]': label,
      client_reference_id: label,
      'payment_intent_data[description]': label,
      customer_email: 'kupec@karafa.example',
      locale: 'cs',
      expires_at: String(Date.parse('2026-11-26T11:00:00Z') / 1000),
      success_url: `https://karafa.example/shrnuti/${subject.id}/hash?returned=1`,
      cancel_url: `https://karafa.example/shrnuti/${subject.id}/hash?returned=1`,
    });
  });

  test('R-6.06 never sends an order to Stripe', async () => {
    const order = await buildThing(context.db);
    const id = await buildPayment(context, order);
    expect((await readPayment(context.db, id)).provider).toBe('test');
    await context.db.updateTable('payment').set({ provider: 'stripe' }).where('id', '=', id).execute();
    await expect(startPayment(context, subjects, id)).rejects.toThrow('must not take payments of orders');
    expect(stripe.requests).toEqual([]);
  });

  test('R-6.06 four times at once leads to one payment; the others are cancelled', async () => {
    const id = await buildPayment(context, subject);
    const earlier = stripe.sessions.size;
    stripe.gather(4);
    const addresses = await Promise.all(Array.from({ length: 4 }, () => startPayment(context, subjects, id)));
    expect(new Set(addresses).size).toBe(1);
    const open = [...stripe.sessions.values()].slice(earlier).filter(({ status }) => status === 'open');
    expect(open.map((session) => session.id)).toEqual([(await readPayment(context.db, id)).provider_id]);
  });

  test.each([
    ['refuses the sum', { status: 400, body: { error: { type: 'invalid_request_error' } } }],
    ['has an error of its own', { status: 500, body: '<h1>Internal Server Error</h1>' }],
    ['sends the user to a script', { body: { id: 'cs_test_1', url: 'javascript:1' } }],
    ['asks to wait', { status: 429, body: '' }],
    ['does not answer', 'hold' as const],
    ['hangs up', 'cut' as const],
  ])('R-6.06 can be retried later when Stripe %s', async (_name, instead) => {
    const id = await buildPayment(context, subject);
    stripe.instead = instead;
    const starting = startPayment(instead === 'hold' ? hasty : context, subjects, id);
    await expect(starting).rejects.toMatchObject({ code: 'payment_gateway_unavailable' });
    expect(stripe.requests).toEqual(['POST checkout/sessions']);
    stripe.instead = undefined;
    expect(await startPayment(context, subjects, id)).toContain('/c/pay/');
  });
});

describe('a user who returns before the webhook', () => {
  test.each([
    [{ status: 'complete', payment_status: 'paid' }, 'paid', 1],
    // Some ways of paying report the money later.
    [{ status: 'complete', payment_status: 'unpaid' }, 'pending', 0],
    [{ status: 'expired' }, 'expired', 0],
    [{ status: 'open' }, 'pending', 0],
  ] as const)('R-6.06 finds %j as %s', async (changes, ours, settled) => {
    const { id, providerId } = await begin();
    stripe.set(providerId, changes);
    await askGateway(context, subjects, subject);
    expect((await readPayment(context.db, id)).state).toBe(ours);
    expect((await readThing(context.db, subject)).times_settled).toBe(settled);
  });

  test('R-6.06 loses nothing while Stripe is down', async () => {
    const { id, providerId } = await begin();
    stripe.set(providerId, { status: 'complete', payment_status: 'paid' });
    stripe.instead = { status: 503, body: '' };
    await askGateway(context, subjects, subject);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    stripe.instead = undefined;
    const later = { ...context, now: () => new Date(context.now().getTime() + 11_000) };
    await askGateway(later, subjects, subject);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });
});

describe('cancelling', () => {
  const cancel = async (id: number) => {
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    await cancelAtGateway(context, subjects, { paymentId: id });
  };

  test('R-6.06 expires the session, so that nobody can pay it', async () => {
    const { id, providerId } = await begin();
    await cancel(id);
    expect(stripe.sessions.get(providerId)?.status).toBe('expired');
    expect((await readPayment(context.db, id)).state).toBe('cancelled');
  });

  test('R-6.06 does not lose a payment made at the last moment', async () => {
    const { id, providerId } = await begin();
    stripe.set(providerId, { status: 'complete', payment_status: 'paid' });
    await cancel(id);
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
  });
});
