import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isoDay } from '#shared/i18n/dates.ts';
import { createPayment } from '#server/features/payments/index.ts';
import { useAdminOrders } from '#tests/support/admin-orders.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildOrder, type BuiltOrder, type OrderOptions } from '#tests/support/order-factories.ts';
import { buildGoods } from '#tests/support/shopping.ts';

const { testing, admin, username, call, inState, paid, move, read, mailsOf } = useAdminOrders();

describe('cancelling', () => {
  test('R-6.08, R-6.09 returns the goods, requests the refund and mails the reason to the buyer', async () => {
    const { db } = testing.context;
    const branch = await buildBranch(db);
    const listing = await buildGoods(db, { stock: { [branch]: 4 } });
    const order = await paid();
    await db.updateTable('order_line').set({ listing_id: listing }).where('id', '=', order.lineIds[0]!).execute();
    await db
      .insertInto('stock_reservation')
      .values({ order_line_id: order.lineIds[0]!, branch_id: branch, quantity: 2 })
      .execute();
    expect((await read(order)).holds).toMatchObject([{ line_id: order.lineIds[0], quantity: 2 }]);

    await move([order], 'cancel', { reason: 'Láhev se rozbila.' });
    const seen = await read(order);
    expect(seen.order.state).toBe('cancelled');
    expect(seen.holds).toEqual([]);
    const [{ quantity }] = (await db
      .selectFrom('stock')
      .where('listing_id', '=', listing)
      .select('quantity')
      .execute()) as [{ quantity: number }];
    expect(quantity).toBe(6);
    expect(seen.refunds).toMatchObject([{ amount: { amount: order.total, currency: 'CZK' }, reason: 'cancelled' }]);
    expect(seen.refundable.amount).toBe(0);
    const [mail] = await mailsOf(order);
    expect(mail).toMatchObject({ kind: 'order.cancelled' });
    expect(mail!.text).toContain('Láhev se rozbila.');
  });
});

describe('refunds', () => {
  const refund = (order: BuiltOrder, amount: number, reason = 'Rozbitá láhev') =>
    call('POST', `orders/${order.id}/refunds`, { client_key: randomUUID(), amount, reason });

  test('R-9.03 in parts never exceed what was paid', async () => {
    const order = await paid();
    expect((await refund(order, 10_000)).statusCode).toBe(200);
    const seen = await read(order);
    expect(seen).toMatchObject({
      order: { state: 'paid' },
      refundable: { amount: order.total - 10_000 },
      refunds: [{ amount: { amount: 10_000 }, reason: 'Rozbitá láhev' }],
    });
    expect(seen.history[0]).toMatchObject({ kind: 'ask_refund', note: 'Rozbitá láhev', actor: username });
    const tooMuch = await refund(order, order.total - 9_999);
    expect([tooMuch.statusCode, Object.keys(tooMuch.json().errors)]).toEqual([422, ['amount']]);
    expect((await refund(order, 100, '')).json().errors).toHaveProperty('reason');
    expect((await refund(order, 0)).json().errors).toHaveProperty('amount');

    const confirm = await call('POST', 'refunds/confirmation', { ids: [seen.refunds[0]!.id] });
    expect(confirm.json().decided).toHaveLength(1);
    const ids = [seen.refunds[0]!.id, 999_999_999];
    expect((await call('POST', 'refunds/confirmation', { ids })).json()).toEqual({
      decided: [],
      left: [
        { id: ids[0], why: 'done' },
        { id: 999_999_999, why: 'missing' },
      ],
    });
    expect((await call('POST', 'refunds/retry', { ids: [ids[0]] })).json().left).toEqual([
      { id: ids[0], why: 'not_failed' },
    ]);
    expect((await read(order)).order.state).toBe('paid');
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.refunded']);
  });

  test('R-9.03 need a payment', async () => {
    const order = await awaitsTransfer();
    expect((await read(order)).refundable.amount).toBe(0);
    expect((await refund(order, 100)).statusCode).toBe(409);
  });
});

describe('recording a payment', () => {
  const marked = (order: BuiltOrder) => call('POST', `orders/${order.id}/payment`, {});
  const overpaymentOf = async ({ number }: BuiltOrder) =>
    (await call('GET', 'payments/overpayments'))
      .json()
      .payments.filter((payment: { variable_symbol: string }) => payment.variable_symbol === number);

  test('R-6.06, R-9.03 pays an order once', async () => {
    const order = await awaitsTransfer();
    expect(await read(order)).toMatchObject({ can_be_marked_paid: true, variable_symbol: order.number });
    expect((await marked(order)).json()).toEqual({ outcome: 'settled' });
    expect(await read(order)).toMatchObject({ can_be_marked_paid: false, order: { state: 'paid' } });
    const again = await marked(order);
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_paid']);
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.paid']);
  });

  test('R-9.03 accepts the day of payment and rejects an impossible one with a text', async () => {
    const day = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));
    const order = await awaitsTransfer({ placedAt: new Date(Date.now() - 3 * 86_400_000) });
    const said = (paid_on: string) => call('POST', `orders/${order.id}/payment`, { paid_on });
    const severalSaid = (paid_on: string) => call('POST', 'orders/payments', { ids: [order.id], paid_on });
    for (const [answer, text] of [
      [await said(day(2)), 'Tento den teprve přijde.'],
      [await severalSaid(day(2)), 'Tento den teprve přijde.'],
      [await said(day(-5)), 'Ten den objednávka ještě neexistovala.'],
      [await said(''), 'Tato hodnota není platná.'],
    ] as const)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { paid_on: [text] }]);
    expect((await severalSaid(day(-5))).json()).toMatchObject({ decided: [], left: [{ why: 'not_ordered_then' }] });
    expect((await said(day(-2))).json()).toEqual({ outcome: 'settled' });
    const seen = await read(order);
    expect(seen.history[0]).toMatchObject({ kind: 'pay', paid_on: day(-2) });
    expect(isoDay(new Date(seen.order.paid_at!))).toBe(day(-2));
  });

  test('R-9.03 of several orders skips and reports those that await none', async () => {
    const orders = [await awaitsTransfer(), await inState('waiting_for_payment'), await awaitsTransfer()];
    const late = await awaitsTransfer({ order: { state: 'cancelled' } });
    const ids = [...orders, late].map(({ id }) => id);
    const answer = await call('POST', 'orders/payments', { ids });
    const left = (...those: readonly { readonly id: number; readonly number: string }[]) =>
      those.map(({ id, number }) => ({ id, number, why: 'no_money_due' }));
    expect(answer.json()).toEqual({
      decided: [orders[0]!.id, orders[2]!.id],
      left: left(orders[1]!, late),
    });
    expect((await call('POST', 'orders/payments', { ids: [...ids, 999_999_999] })).json()).toEqual({
      decided: [],
      left: [...left(...orders, late), { id: 999_999_999, number: null, why: 'missing' }],
    });
    expect(await overpaymentOf(late)).toEqual([]);
  });

  test('R-6.06, R-9.03 after the order has ended creates an overpayment', async () => {
    const order = await awaitsTransfer();
    await move([order], 'cancel');
    expect((await read(order)).can_be_marked_paid).toBe(true);
    expect((await marked(order)).json()).toEqual({ outcome: 'overpayment' });
    expect(await overpaymentOf(order)).toMatchObject([{ amount: { amount: order.total, currency: 'CZK' } }]);
    const seen = await read(order);
    expect(seen).toMatchObject({ can_be_marked_paid: false, order: { state: 'cancelled' } });
    expect(seen.history[0]).toMatchObject({ kind: 'overpayment', actor: username });
  });

  test('R-9.03 as an overpayment accepts the day, which the list and the history show', async () => {
    const day = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000));
    const order = await awaitsTransfer({ placedAt: new Date(Date.now() - 3 * 86_400_000) });
    const add = (paid_on: string, amount = 12_345) =>
      call('POST', `orders/${order.id}/overpayment`, { client_key: randomUUID(), amount, paid_on });
    for (const [answer, errors] of [
      [await add(day(2)), { paid_on: ['Tento den teprve přijde.'] }],
      [await add(day(-5)), { paid_on: ['Ten den objednávka ještě neexistovala.'] }],
      [await add(''), { paid_on: ['Tato hodnota není platná.'] }],
      // All errors at once, whichever check finds them.
      [await add(day(2), 0), { amount: ['Částka musí být vyšší než nula.'], paid_on: ['Tento den teprve přijde.'] }],
      [
        await add(day(-5), 0),
        { amount: ['Částka musí být vyšší než nula.'], paid_on: ['Ten den objednávka ještě neexistovala.'] },
      ],
    ] as const)
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect(await overpaymentOf(order)).toEqual([]);

    expect((await add(day(-2))).statusCode).toBe(200);
    expect((await add(day(0))).statusCode).toBe(200);
    // Oldest first.
    const listed = await overpaymentOf(order);
    expect(listed.map(({ paid_at }: { paid_at: string }) => isoDay(new Date(paid_at)))).toEqual([day(-2), day(0)]);
    expect((await read(order)).history).toMatchObject([
      { kind: 'overpayment', paid_on: null },
      { kind: 'overpayment', paid_on: day(-2), amount: { amount: 12_345 } },
    ]);
    const audited = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'payment')
      .where('entity_id', '=', listed[0].id)
      .select('after')
      .executeTakeFirstOrThrow();
    expect(audited.after).toEqual({ amount: '123.45 CZK', paid_on: day(-2) });
  });

  test('R-9.03 above the order’s total must be confirmed, and is then shown with the order', async () => {
    const order = await awaitsTransfer();
    const client_key = randomUUID();
    const add = (amount: number, more: object = {}) =>
      call('POST', `orders/${order.id}/overpayment`, { client_key, amount, ...more });
    expect((await add(50_000_000_000, { is_confirmed: true })).json().errors).toEqual({
      amount: ['Zadejte prosím nejvýše 100\u00a0000\u00a0000,00.'],
    });
    const asked = await add(order.total + 1);
    expect([asked.statusCode, asked.json().code]).toEqual([409, 'payment_unusual']);
    expect(await overpaymentOf(order)).toEqual([]);
    expect((await add(order.total + 1, { is_confirmed: true })).statusCode).toBe(200);
    expect((await read(order)).order.overpayment).toEqual([{ amount: order.total + 1, currency: 'CZK' }]);
  });

  test('R-6.06, R-9.03 twice or of a wrong sum creates an overpayment', async () => {
    const order = await awaitsTransfer();
    await marked(order);
    const wish = { client_key: randomUUID(), amount: 12_345 };
    const add = () => call('POST', `orders/${order.id}/overpayment`, wish);
    expect((await Promise.all([add(), add()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const found = await overpaymentOf(order);
    expect(found).toMatchObject([{ provider: 'bank_transfer', amount: { amount: 12_345, currency: 'CZK' } }]);
    const seen = await read(order);
    expect(seen.order).toMatchObject({ state: 'paid', payment: { state: 'paid' } });
    expect(seen.refundable.amount).toBe(order.total);
    expect(seen.history.map(({ kind }) => kind)).toEqual(['overpayment', 'pay']);
    const audited = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'payment')
      .where('entity_id', '=', found[0].id)
      .select(['actor_id', 'action', 'after'])
      .execute();
    expect(audited).toEqual([{ actor_id: admin.id, action: 'add', after: { amount: '123.45 CZK' } }]);
    expect((await call('POST', `orders/${order.id}/overpayment`, { ...wish, amount: 0 })).statusCode).toBe(422);

    // The sent overpayment is not a refund of the order's price.
    await testing.context.db
      .insertInto('refund')
      .values({
        payment_id: found[0].id,
        amount_minor: 12_345,
        reason: 'overpayment',
        state: 'done',
        created_at: new Date(0),
        done_at: new Date(0),
      })
      .execute();
    expect((await read(order)).order).toMatchObject({ refunded: { amount: 0 }, refunds: [{ step: 'made' }] });
  });
});

/** An order that waits for a bank transfer. */
async function awaitsTransfer(options: OrderOptions = {}): Promise<BuiltOrder> {
  const { db, config } = testing.context;
  const order = await buildOrder(db, options);
  await db.transaction().execute((tx) =>
    createPayment(tx, config, {
      subject: { kind: 'order', id: order.id },
      method: 'bank_transfer',
      amount: order.total,
      currency: 'CZK',
      variableSymbol: order.number,
      at: new Date('2026-03-02T10:00:00Z'),
    }),
  );
  return order;
}
