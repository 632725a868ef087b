import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#shared/orders/contract.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { sendRefund } from '#server/features/payments/index.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { comgateKeys, startComgateServer, type ComgateServer } from '#tests/support/comgate-server.ts';
import { orderFormOf } from '#tests/support/order-form.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';

// Mismatches are logged.
const testing = useTestContext({ LOG_LEVEL: 'silent' });
let comgate: ComgateServer;
let context: Context;
let app: FastifyInstance;
let shop: BuiltShop;

beforeAll(async () => {
  comgate = await startComgateServer();
  const config = readConfig({
    PUBLIC_URL: 'https://karafa.example',
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
  /** The payment's id at Comgate. */
  readonly transId: string;
}

/** 599 Kč, to be paid by card. */
async function order(lang = 'cs'): Promise<Placed> {
  const shopper = createShopper(app);
  await shopper.add(await buildGoods(context.db, { price: 50_000, stock: { [shop.warehouse]: 5 } }));
  const form = orderFormOf({ expected_total: 59_900, carrier_id: shop.courier, payment_method_id: shop.card });
  const placed = (await shopper.call('POST', `/api/orders?lang=${lang}`, form)).json();
  return { ...placed, transId: transIdOf(placed.redirect) };
}

const transIdOf = (redirect: string) => new URL(redirect).searchParams.get('id')!;
const call = async ({ id, hash }: Placed, path: string) =>
  (await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/${path}?lang=cs`, payload: {} })).json();
const open = async ({ id, hash }: Placed): Promise<Order> =>
  (await app.inject({ url: `/api/orders/${id}/${hash}?lang=cs` })).json();

/** Sends the money, or another sum than is due. */
async function pay(transId: string, price?: { price: number; curr?: string }): Promise<void> {
  comgate.set(transId, { status: 'PAID', ...price });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payments/comgate/notice',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...comgateKeys, transId, status: 'PAID' }).toString(),
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
const kindsOf = async (placed: Placed) => (await mailsOf(placed)).map(({ kind }) => kind);

describe('an overpayment', () => {
  test('R-6.06 after the order was cancelled: the buyer reads that it will be sent back, and that it was sent', async () => {
    const placed = await order();
    await call(placed, 'cancellation');
    expect(await open(placed)).toMatchObject({ state: 'cancelled', overpayment: [] });
    await pay(placed.transId);
    await pay(placed.transId);
    expect(await open(placed)).toMatchObject({
      state: 'cancelled',
      paid_at: null,
      overpayment: [{ amount: 59_900, currency: 'CZK' }],
    });
    const mails = await mailsOf(placed);
    expect(mails.map(({ kind }) => kind)).toEqual(['order.placed', 'order.cancelled', 'order.overpayment']);
    expect(mails[2]!.subject).toBe(`K objednávce ${placed.number} přišla platba, kterou vám vrátíme`);
    expect(mails[2]!.words).toContain(`K objednávce číslo ${placed.number} nám přišla platba 599,00 Kč.`);
    expect(mails[2]!.words).toContain('na žádnou takovou platbu nečekala');
    expect(mails[2]!.words).not.toContain('nezaplacená');
    expect(mails[2]!.words).toContain(`https://karafa.example/shrnuti/${placed.id}/${placed.hash}`);

    const { headers } = await buildAdministrator(context.db, ['orders']);
    const { payments } = (await app.inject({ url: '/api/admin/payments/overpayments?lang=cs', headers })).json();
    const ids = payments
      .filter(({ variable_symbol: symbol }: { variable_symbol: string }) => symbol === placed.number)
      .map(({ id }: { id: number }) => id);
    const url = '/api/admin/payments/overpayments/refunds?lang=cs';
    expect((await app.inject({ method: 'POST', url, headers, payload: { ids } })).json()).toEqual({
      decided: ids,
      held: [],
    });
    // It is still to be sent back until it was sent.
    const underway = await open(placed);
    expect([underway.overpayment, underway.refunds]).toMatchObject([[{ amount: 59_900 }], [{ step: 'asked' }]]);
    const { id: refundId } = await context.db
      .selectFrom('refund')
      .where('payment_id', '=', ids[0])
      .select('id')
      .executeTakeFirstOrThrow();
    await sendRefund(context, paymentSubjects(context), { refundId });
    expect(await open(placed)).toMatchObject({ state: 'cancelled', overpayment: [], refunds: [{ step: 'made' }] });
    const back = (await mailsOf(placed)).slice(3);
    expect(back).toMatchObject([
      { kind: 'order.refunded', subject: `Vrátili jsme platbu, která přišla k objednávce ${placed.number} navíc` },
    ]);
    expect(back[0]!.words).toContain('Platbu 599,00 Kč, která přišla');
    expect(back[0]!.words).not.toContain('Za objednávku');
  });

  test('R-6.06 of another sum: the order stays unpaid, and the cancellation mentions the money', async () => {
    const placed = await order();
    await pay(placed.transId, { price: 10_000 });
    expect(await open(placed)).toMatchObject({
      state: 'waiting_for_payment',
      payment: { can_be_paid: true, state: 'none' },
      overpayment: [{ amount: 10_000, currency: 'CZK' }],
    });
    const [, mail] = await mailsOf(placed);
    expect(mail).toMatchObject({ kind: 'order.overpayment' });
    expect(mail!.words).toContain('100,00 Kč');
    expect(mail!.words).toContain('objednávka proto zůstává nezaplacená');
    await call(placed, 'cancellation');
    const cancelled = (await mailsOf(placed)).at(-1)!;
    expect(cancelled).toMatchObject({ kind: 'order.cancelled' });
    expect(cancelled.words).toContain('Platbu 100,00 Kč, která nám k ní přišla, vám vrátíme.');
    expect(cancelled.words).not.toContain('Nic jsme vám neúčtovali');
  });

  test('R-6.06 in another currency is shown in it, in the order’s language', async () => {
    const placed = await order('de');
    await pay(placed.transId, { price: 2500, curr: 'EUR' });
    expect((await open(placed)).overpayment).toEqual([{ amount: 2500, currency: 'EUR' }]);
    const [, mail] = await mailsOf(placed);
    expect(mail!.subject).toBe(`Wir zahlen Ihnen eine Zahlung zur Bestellung ${placed.number} zurück`);
    expect(mail!.words).toContain('über 25,00 € eingegangen');
  });

  test('R-6.06 is mailed once per payment, also when another one pays the order', async () => {
    const placed = await order();
    await pay(placed.transId, { price: 10_000 });
    const second = transIdOf((await call(placed, 'payments')).redirect);
    await pay(second, { price: 20_000 });
    const third = transIdOf((await call(placed, 'payments')).redirect);
    await pay(third);
    for (const transId of [placed.transId, second, third]) await pay(transId);
    expect(await open(placed)).toMatchObject({ state: 'paid', overpayment: [{ amount: 30_000, currency: 'CZK' }] });
    expect(await kindsOf(placed)).toEqual(['order.placed', 'order.overpayment', 'order.overpayment', 'order.paid']);
  });

  test('R-6.06, R-9.03 recorded by hand is shown on the page only, because it may be mistyped', async () => {
    const placed = await order();
    await pay(placed.transId);
    const { headers } = await buildAdministrator(context.db, ['orders']);
    const payload = { client_key: randomUUID(), amount: 12_345 };
    const url = `/api/admin/orders/${placed.id}/overpayment?lang=cs`;
    for (const _time of [1, 2])
      expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect((await open(placed)).overpayment).toEqual([{ amount: 12_345, currency: 'CZK' }]);
    expect(await kindsOf(placed)).toEqual(['order.placed', 'order.paid']);
  });
});
