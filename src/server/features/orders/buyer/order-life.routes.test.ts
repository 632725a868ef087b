import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { describe, expect, test } from 'vitest';
import type { DeliveryOffer } from '#shared/cart/contract.ts';
import { requestRefund, settleByHand } from '#server/features/payments/index.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildPickupPoint } from '#tests/support/delivery-factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper, type Shopper } from '#tests/support/shopping.ts';
import { expireOrders } from '../index.ts';
import { recordOrderEvent } from '../order.queries.ts';

const { testing, app, shop, goods, formFor, place, buy, open, stockOf } = useShopOrders();

describe('an order', () => {
  test('R-6.09 keeps the names of carrier, payment and place from when it was placed', async () => {
    const { db } = testing.context;
    const point = await buildPickupPoint(db, { carrier: shop.points, name: 'Zásilkovna Letná' });
    const invoice = {
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
    };
    const rum = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(rum);
    const offers = (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json<{ deliveries: DeliveryOffer[] }>();
    const carrier = offers.deliveries.find(({ id }) => id === shop.points)!;
    const placed = await place(
      shopper,
      formFor(50_000 + carrier.price.amount, { ...invoice, carrier_id: shop.points, pickup_point_id: point }),
    );
    const before = await open(placed.json());
    expect(before.delivery).toMatchObject({ name: carrier.name, place: expect.stringMatching(/^Zásilkovna Letná, /) });
    const { rows } = await testing.context.pool.query('select name from payment_method_text where locale = $1', ['cs']);
    expect(rows.map(({ name }) => name)).toContain(before.payment.name);
    await db.updateTable('carrier_text').set({ name: 'Jiný' }).where('carrier_id', '=', shop.points).execute();
    await db.updateTable('payment_method_text').set({ name: 'Jinak' }).execute();
    await db.updateTable('pickup_point').set({ name: 'Jinde' }).where('id', '=', point).execute();
    expect(await open(placed.json())).toMatchObject({
      delivery: before.delivery,
      payment: { name: before.payment.name },
    });
  });

  test('R-6.08 returns its goods when a guest leaves it unpaid for 4 days', async () => {
    const { listing, ...placed } = await buy();
    const after = (days: number) => ({ ...testing.context, now: () => new Date(Date.now() + days * 86_400_000) });
    await expireOrders(after(3.9));
    expect(await stockOf(listing)).toBe(8);
    await expireOrders(after(4.1));
    expect(await stockOf(listing)).toBe(10);
    expect(await open(placed)).toMatchObject({ state: 'cancelled', can_be_cancelled: false });
    await expireOrders(after(5));
    expect(await stockOf(listing)).toBe(10);
  });

  test('R-6.08 that is paid at the moment of its expiry stays paid', async () => {
    const { context } = testing;
    const { db } = context;
    const { listing, ...placed } = await buy();
    const { id } = placed;
    const late = { ...context, now: () => new Date(Date.now() + 7.1 * 86_400_000) };
    const subject = { kind: 'order', id } as const;
    const admin = await buildAccount(db);
    await whileHeld(
      db,
      async (tx) => {
        const subjects = paymentSubjects(context);
        await settleByHand(tx, subjects, { subject, actorId: admin, at: context.now() });
      },
      () => expireOrders(late),
    );
    expect(await open(placed)).toMatchObject({ state: 'paid', overpayment: [] });
    expect(await stockOf(listing)).toBe(8);
  });

  test('R-6.06, R-6.08 that is cancelled cancels its open payment, also at the gateway', async () => {
    const { db } = testing.context;
    const { id, hash } = await buy(1, { payment_method_id: shop.card });
    const payment = () =>
      db.selectFrom('payment').where('subject_id', '=', id).select(['id', 'state']).executeTakeFirstOrThrow();
    const { id: paymentId, state } = await payment();
    expect(state).toBe('pending');
    await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/cancellation?lang=cs`, payload: {} });
    expect((await payment()).state).toBe('cancelled');
    expect(await queuedJobs(db, 'payments.cancel')).toContainEqual({ paymentId });
  });

  test('R-6.08 is cancelled by its buyer once, also for repeated clicks', async () => {
    const { listing, id, hash } = await buy();
    const cancel = () =>
      app.inject({
        method: 'POST',
        url: `/api/orders/${id}/${hash}/cancellation?lang=cs`,
        payload: { reason: 'Omyl' },
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stockOf(listing)).toBe(10);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: `/api/orders/${id}/${'x'.repeat(32)}/cancellation?lang=cs`,
          payload: {},
        })
      ).statusCode,
    ).toBe(404);
  });

  test('R-6.09 paid on delivery can be cancelled by its buyer until a clerk begins to prepare it', async () => {
    const { context } = testing;
    const cash = { payment_method_id: shop.cash, expected_total: 63_800 };
    const [waiting, begun] = [await buy(1, cash), await buy(1, cash)];
    const cancel = ({ id, hash }: { id: number; hash: string }) =>
      app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/cancellation?lang=cs`, payload: {} });
    expect(await open(waiting)).toMatchObject({ state: 'being_prepared', can_be_cancelled: true });
    expect((await cancel(waiting)).json()).toMatchObject({ state: 'cancelled', can_be_cancelled: false });
    expect(await stockOf(waiting.listing)).toBe(10);

    const at = context.now();
    await context.db
      .transaction()
      .execute((tx) =>
        recordOrderEvent(tx, { orderId: begun.id, kind: 'prepare', from: 'being_prepared', to: 'being_prepared', at }),
      );
    expect((await open(begun)).can_be_cancelled).toBe(false);
    expect((await cancel(begun)).json()).toMatchObject({
      code: 'not_cancellable',
      message: 'Tuto objednávku už zrušit nelze. Napište nám prosím.',
    });
    expect(await stockOf(begun.listing)).toBe(9);
  });

  test('R-6.06 is refused by the test gateway, paid by a second attempt, and never twice', async () => {
    const { id, hash, redirect } = await buy(1, { payment_method_id: shop.card, email: 'platba@karafa.example' });
    const play = (address: string, outcome: string) =>
      app.inject({
        method: 'POST',
        url: `/api/payments/test/${address.split('/').pop()!.split('?')[0]}`,
        payload: { outcome },
      });
    expect(redirect).toBeTruthy();
    await play(redirect!, 'refuse');
    expect(await open({ id, hash })).toMatchObject({
      state: 'waiting_for_payment',
      payment: { state: 'failed', can_be_paid: true },
    });
    const failures = () =>
      testing.context.db
        .selectFrom('mail')
        .where('kind', '=', 'order.payment_failed')
        .where('text', 'like', `%/${hash}%`)
        .select('recipient_address')
        .execute();
    expect(await failures()).toEqual([{ recipient_address: 'platba@karafa.example' }]);
    const again = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    expect(again.statusCode).toBe(200);
    await play(again.json().redirect, 'refuse');
    await play(again.json().redirect, 'refuse');
    expect(await failures()).toHaveLength(2);
    const last = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    await play(last.json().redirect, 'pay_twice');
    expect(await failures()).toHaveLength(2);
    expect(await open({ id, hash })).toMatchObject({ state: 'paid', payment: { state: 'paid', can_be_paid: false } });
    const third = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    expect(third.json()).toMatchObject({ code: 'already_paid' });
  });

  test('R-6.06 that no longer expects a payment gets no mail about a failed one', async () => {
    const { db } = testing.context;
    const { id, hash, redirect } = await buy(1, { payment_method_id: shop.card });
    // Paid otherwise, while an attempt is open at the gateway.
    await db.updateTable('shop_order').set({ state: 'paid', paid_at: new Date() }).where('id', '=', id).execute();
    const key = redirect!.split('/').pop()!.split('?')[0];
    await app.inject({ method: 'POST', url: `/api/payments/test/${key}`, payload: { outcome: 'refuse' } });
    const payment = await db
      .selectFrom('payment')
      .where('subject_id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow();
    expect(payment.state).toBe('failed');
    const failures = await db
      .selectFrom('mail')
      .where('kind', '=', 'order.payment_failed')
      .where('text', 'like', `%/${hash}%`)
      .select('id')
      .execute();
    expect(failures).toEqual([]);
  });

  test('R-6.08 that is refunded in full before it leaves returns its goods', async () => {
    const { context } = testing;
    const { id, hash, listing } = await buy(2);
    const subject = { kind: 'order', id } as const;
    const subjects = paymentSubjects(context);
    const admin = await buildAccount(context.db);
    const at = context.now();
    await context.db.transaction().execute(async (tx) => {
      await settleByHand(tx, subjects, { subject, actorId: admin, at });
      const refund = { subject, amount: 109_900, reason: 'omyl', actorId: admin, at };
      const { refundId } = await requestRefund(tx, refund);
      await subjects.order.refunded(tx, id, {
        refundId,
        amount: refund.amount,
        isWhole: true,
        isOverpayment: false,
        at,
      });
    });
    expect((await open({ id, hash })).state).toBe('refunded');
    expect(await stockOf(listing)).toBe(10);
  });
});

describe('an unpaid order', () => {
  const unpaid = async (shopper: Shopper) => (await shopper.call('GET', '/api/orders/unpaid')).json().order;
  const isOwn = async (shopper: Shopper) => (await shopper.call('GET', '/api/orders/unpaid')).json().is_own;
  const order = async (shopper: Shopper, form: object = {}) => {
    await shopper.add(await goods(50_000));
    const answer = await place(shopper, formFor(59_900, form));
    return {
      ...answer.json<{ id: number; hash: string; number: string; redirect: string }>(),
      cookies: answer.cookies,
    };
  };

  test('R-6.08 is found by the guest’s browser until it is paid or ended, or the browser is closed', async () => {
    const shopper = createShopper(app);
    expect(await unpaid(shopper)).toBeNull();
    const { id, hash, number, redirect, cookies } = await order(shopper, { payment_method_id: shop.card });
    const cookie = cookies.find(({ name }) => name === 'order')!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect([cookie.maxAge, cookie.expires]).toEqual([undefined, undefined]);
    expect(await unpaid(shopper)).toMatchObject({ id, hash, number, can_be_paid: true, total: { amount: 59_900 } });
    expect(await unpaid(createShopper(app))).toBeNull();
    expect(await isOwn(shopper)).toBe(false);
    const key = redirect.split('/').pop();
    await app.inject({ method: 'POST', url: `/api/payments/test/${key}`, payload: { outcome: 'pay' } });
    expect(await unpaid(shopper)).toBeNull();
    expect(shopper.cookies.has('order')).toBe(false);
  });

  test.each(['', '7', '7.short', `999999999999999.${'x'.repeat(32)}`, 'x.y', '%00'])(
    'R-6.08 is not found by a cookie of %j',
    async (value) => {
      const shopper = createShopper(app);
      shopper.cookies.set('order', value);
      expect(await unpaid(shopper)).toBeNull();
    },
  );

  test('R-6.08 is not opened by its number alone', async () => {
    const { id } = await order(createShopper(app));
    const stranger = createShopper(app);
    stranger.cookies.set('order', `${id}.${'x'.repeat(32)}`);
    expect(await unpaid(stranger)).toBeNull();
  });

  test('R-6.08 of an account is its newest one in any browser, and leaves no cookie', async () => {
    const login = await logIn(testing.context.db, await buildAccount(testing.context.db));
    const shopper = createShopper(app, login);
    await order(shopper);
    const newest = await order(shopper);
    expect(shopper.cookies.has('order')).toBe(false);
    expect(await unpaid(createShopper(app, login))).toMatchObject({ id: newest.id, can_be_paid: false });
    expect(await isOwn(createShopper(app, login))).toBe(true);
    await app.inject({
      method: 'POST',
      url: `/api/orders/${newest.id}/${newest.hash}/cancellation?lang=cs`,
      payload: {},
    });
    expect(await unpaid(createShopper(app, login))).not.toMatchObject({ id: newest.id });
  });
});
