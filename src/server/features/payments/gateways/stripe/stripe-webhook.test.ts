import { describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { cancelThing, outcomesOf, readPayment, readThing } from '#tests/support/paid-things.ts';
import { useStripePayments } from '#tests/support/stripe-payments.ts';
import { stripeKeys, stripeSignature } from '#tests/support/stripe-server.ts';
import { cancelOpenPayments } from '../../index.ts';

const { testing, stripe, context, subject, begin, notify, send } = useStripePayments();
const paid = { status: 'complete', payment_status: 'paid' } as const;
const bodyOf = (id: string, type = 'checkout.session.completed', object = 'checkout.session') =>
  JSON.stringify({ id: 'evt_1', type, data: { object: { id, object, customer_email: 'kupec@karafa.example' } } });

describe('a webhook', () => {
  test('R-6.06 settles a payment, and its repetition changes nothing', async () => {
    const { id, providerId } = await begin();
    stripe.set(providerId, paid);
    for (const _time of [1, 2]) expect((await notify(providerId)).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual(['settled', 'repeated']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test.each([
    ['without a signature', () => undefined],
    ['with a signature of another secret', (body: string) => signed(body, ['whsec_of_somebody_else'])],
    ['with an old signature', (body: string) => signed(body, undefined, -301)],
    ['with a signature of another body', () => signed('{}')],
  ])('R-6.06 %s is refused, and Stripe is not queried', async (_name, sign) => {
    const { id, providerId } = await begin();
    stripe.set(providerId, paid);
    stripe.requests.length = 0;
    const body = bodyOf(providerId);
    expect((await send(body, sign(body))).statusCode).toBe(400);
    expect(stripe.requests).toEqual([]);
    expect(await outcomesOf(context.db, id)).toEqual([]);
    expect((await readPayment(context.db, id)).state).toBe('pending');
  });

  test('R-6.06 is accepted while its secret is being replaced', async () => {
    const { id, providerId } = await begin();
    stripe.set(providerId, paid);
    const body = bodyOf(providerId);
    expect((await send(body, signed(body, ['whsec_new_one', stripeKeys.webhookSecret]))).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual(['settled']);
  });

  test('R-6.06 is only a hint: Stripe itself is queried', async () => {
    const { id, providerId } = await begin();
    expect((await notify(providerId)).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual(['noted']);
    expect((await readPayment(context.db, id)).state).toBe('pending');
  });

  test.each([
    ['another sum', { amount_total: 100 }, 'wrong_sum'],
    ['another currency', { currency: 'eur' }, 'wrong_sum'],
    ["another request's reference", { client_reference_id: '2600000000' }, 'forged'],
  ] as const)('R-6.06 pays nothing when Stripe reports %s', async (_name, changes, outcome) => {
    const { id, providerId } = await begin();
    stripe.set(providerId, { ...paid, ...changes });
    expect((await notify(providerId)).statusCode).toBe(200);
    expect(await outcomesOf(context.db, id)).toEqual([outcome]);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 of a payment in another mode pays nothing', async () => {
    const { id, providerId } = await begin();
    stripe.set(providerId, { ...paid, livemode: true });
    expect((await notify(providerId)).statusCode).toBe(500);
    expect(await outcomesOf(context.db, id)).toEqual(['failed']);
    expect((await readThing(context.db, subject)).times_settled).toBe(0);
  });

  test('R-6.06 after the cancellation creates an overpayment', async () => {
    const { id, providerId } = await begin();
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, context.now()));
    await cancelThing(context.db, subject);
    stripe.set(providerId, paid);
    await notify(providerId);
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
  });

  test('R-6.06 about something else is accepted and changes nothing', async () => {
    stripe.requests.length = 0;
    const body = bodyOf('ch_1', 'charge.refunded', 'charge');
    expect((await send(body, signed(body))).statusCode).toBe(200);
    expect((await notify('cs_test_unknown')).statusCode).toBe(200);
    expect(stripe.requests).toEqual([]);
  });

  test.each(['', '[]', '{"id":"evt_1"}', 'no json'])('signed but senseless is refused: %j', async (body) => {
    expect((await send(body, signed(body))).statusCode).toBe(400);
  });

  test('R-6.06 is answered 500 while Stripe is down, so that it comes again', async () => {
    const { id, providerId } = await begin();
    stripe.set(providerId, paid);
    stripe.instead = { status: 500, body: '' };
    expect((await notify(providerId)).statusCode).toBe(500);
    stripe.instead = undefined;
    await notify(providerId);
    expect(await outcomesOf(context.db, id)).toEqual(['failed', 'settled']);
  });

  test('R-6.06 is stored without data of the user', async () => {
    const { id, providerId } = await begin();
    const body = bodyOf(providerId);
    await send(body, signed(body));
    const stored = await context.db
      .selectFrom('payment_webhook')
      .where('payment_id', '=', id)
      .select('body')
      .executeTakeFirstOrThrow();
    expect(stored.body).toEqual({ event: 'evt_1', type: 'checkout.session.completed', told: 'open' });
  });

  test('R-6.06 is accepted by the whole server without a login; elsewhere it answers 404', async () => {
    for (const [where, status] of [
      [context, 200],
      [testing.context, 404],
    ] as const) {
      const server = await createServer(where);
      const body = bodyOf('cs_test_unknown');
      const answer = await server.inject({
        method: 'POST',
        url: '/api/payments/stripe/notice',
        headers: { 'content-type': 'application/json', 'stripe-signature': signed(body) },
        payload: body,
      });
      await server.close();
      expect(answer.statusCode).toBe(status);
    }
  });
});

function signed(body: string, secrets?: readonly string[], lateSeconds = 0): string {
  const at = new Date(context.now().getTime() + lateSeconds * 1000);
  return stripeSignature(body, secrets ? { secrets, at } : { at });
}
