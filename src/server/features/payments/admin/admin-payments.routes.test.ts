import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import {
  buildPayment,
  buildThing,
  cancelThing,
  createPaidThings,
  queuedJobs,
  readThing,
} from '#tests/support/paid-things.ts';
import { createPaymentsServer } from '#tests/support/payments-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { requestRefund, sendRefund, settleByHand, type PaymentSubjects, type Subject } from '../index.ts';

const testing = useTestContext();
let context: Context;
let subjects: PaymentSubjects;
let app: FastifyInstance;
let admin: { id: number; headers: { authorization: string } };
let subject: Subject;

beforeAll(async () => {
  context = testing.context;
  subjects = await createPaidThings(context.db);
  app = await createPaymentsServer(context, subjects);
  admin = await buildAdministrator(context.db, ['orders']);
  return () => app.close();
});
beforeEach(async () => {
  await context.db.deleteFrom('audit_entry').execute();
  await context.db.deleteFrom('payment_webhook').execute();
  await context.db.deleteFrom('refund').execute();
  await context.db.deleteFrom('payment').execute();
  subject = await buildThing(context.db);
});

const get = async (url: string, headers: Record<string, string> = admin.headers) => app.inject({ url, headers });
const post = async (url: string, ids: readonly number[], headers: Record<string, string> = admin.headers) =>
  app.inject({ method: 'POST', url, headers, payload: { ids } });
const symbolOf = ({ id }: Subject) => `26${String(id).padStart(8, '0')}`;
const audit = () =>
  context.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'entity', 'entity_id', 'before', 'after'])
    .execute();

/** A transfer for the subject; an overpayment once the subject is cancelled. */
async function receive(isCancelled = false): Promise<number> {
  const id = await buildPayment(context, subject, { method: 'bank_transfer' });
  if (isCancelled) await cancelThing(context.db, subject);
  await context.db
    .transaction()
    .execute((tx) => settleByHand(tx, subjects, { subject, actorId: admin.id, at: context.now() }));
  return id;
}

const askForRefund = async (amount: number) => {
  const { refundId } = await context.db
    .transaction()
    .execute((tx) => requestRefund(tx, { subject, amount, reason: 'Vráceno', actorId: null, at: context.now() }));
  return refundId;
};

/** A transfer for another cancelled subject. */
async function receiveElse(): Promise<number> {
  const kept = subject;
  subject = await buildThing(context.db);
  const id = await receive(true);
  subject = kept;
  return id;
}

const calls = [
  ['GET', '/api/admin/payments/overpayments'],
  ['GET', '/api/admin/payments/webhooks'],
  ['GET', '/api/admin/refunds'],
  ['GET', '/api/admin/overpayments.csv'],
  ['GET', '/api/admin/refunds.csv'],
  ['GET', '/api/admin/payment-webhooks.csv'],
  ['POST', '/api/admin/payments/overpayments/settlement'],
  ['POST', '/api/admin/payments/overpayments/refunds'],
  ['POST', '/api/admin/refunds/confirmation'],
  ['POST', '/api/admin/refunds/retry'],
  ['POST', '/api/admin/refunds/cancellation'],
  ['PUT', '/api/admin/refunds/1/bank-account'],
  ['POST', '/api/admin/payments/overpayments/deletion'],
] as const;

test.each(calls)('R-9.03 %s %s is for administrators of orders only', async (method, url) => {
  const call = (headers: Record<string, string>) => app.inject({ method, url, headers });
  const other = await buildAdministrator(context.db, ['users', 'settings']);
  const user = await logIn(context.db, await buildAccount(context.db));
  expect((await call({})).statusCode).toBe(401);
  expect((await call(user)).statusCode).toBe(403);
  expect((await call(other.headers)).statusCode).toBe(403);
});

describe('overpayments', () => {
  test('R-9.03 wait in the queue until an administrator confirms that they were sent back, which is audited', async () => {
    const id = await receive(true);
    const { payments } = (await get('/api/admin/payments/overpayments')).json();
    expect(payments).toMatchObject([
      {
        id,
        provider: 'bank_transfer',
        variable_symbol: symbolOf(subject),
        amount: { amount: 149_900, currency: 'CZK' },
      },
    ]);
    expect((await post('/api/admin/payments/overpayments/settlement', [id, id + 1])).json()).toEqual({
      decided: [id],
      held: [],
    });
    expect((await get('/api/admin/payments/overpayments')).json().payments).toEqual([]);
    expect((await get('/api/admin/payments/overpayments?state=settled')).json().payments).toMatchObject([{ id }]);
    expect(await audit()).toEqual([
      {
        actor_id: admin.id,
        action: 'send_back',
        entity: 'payment',
        entity_id: id,
        before: null,
        after: { amount: '1499.00 CZK' },
      },
    ]);
    expect((await post('/api/admin/payments/overpayments/settlement', [id])).json()).toEqual({ decided: [], held: [] });
    // The order is notified of the refund.
    const [refund] = (await get('/api/admin/refunds?state=done')).json().refunds;
    expect(refund).toMatchObject({
      order_id: subject.id,
      amount: { amount: 149_900 },
      reason: 'overpayment',
      step: 'made',
    });
    expect((await readThing(context.db, subject)).refunds).toMatchObject([
      { refundId: refund.id, amount: 149_900, isOverpayment: true, isWhole: false, actorId: admin.id },
    ]);
  });

  test('R-9.03 that a gateway can refund cannot be settled by hand', async () => {
    const id = await receive(true);
    const card = { provider: 'test', provider_id: 'late' } as const;
    await context.db.updateTable('payment').set(card).where('id', '=', id).execute();
    expect((await post('/api/admin/payments/overpayments/settlement', [id])).json()).toEqual({ decided: [], held: [] });
    expect((await get('/api/admin/payments/overpayments')).json().payments).toMatchObject([
      { id, can_be_refunded: true },
    ]);
  });

  test('R-9.03 are refunded through their gateway once, and settled when the refund is sent', async () => {
    const [card, transfer] = [await receive(true), await receiveElse()];
    await context.db
      .updateTable('payment')
      .set({ provider: 'test', provider_id: 'late' })
      .where('id', '=', card)
      .execute();
    const overpayment = async () => (await get('/api/admin/payments/overpayments')).json().payments;
    expect(await overpayment()).toMatchObject([
      { id: card, can_be_refunded: true, refund_state: null },
      { id: transfer, can_be_refunded: false, refund_state: null },
    ]);
    const send = () => post('/api/admin/payments/overpayments/refunds', [card, transfer]);
    const answers = await Promise.all([send(), send()]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([card]);
    expect(await overpayment()).toMatchObject([{ id: card, can_be_refunded: false, refund_state: 'waiting' }, {}]);
    expect((await post('/api/admin/payments/overpayments/settlement', [card])).json()).toEqual({
      decided: [],
      held: [],
    });

    const { refunds } = (await get('/api/admin/refunds')).json();
    expect(refunds).toMatchObject([{ reason: 'overpayment', amount: { amount: 149_900 }, is_underway: true }]);
    await sendRefund(context, subjects, { refundId: refunds[0].id });
    expect(await overpayment()).toMatchObject([{ id: transfer }]);
    expect((await get('/api/admin/payments/overpayments?state=settled')).json().payments).toMatchObject([
      { id: card, settled_by: expect.any(String) },
    ]);
    expect((await readThing(context.db, subject)).refunds).toMatchObject([{ isOverpayment: true, isWhole: false }]);
    expect((await audit()).map(({ action, entity_id }) => [action, entity_id])).toEqual([['send_back', card]]);
  });

  test('R-9.03 exclude regular payments, which cannot be sent back here', async () => {
    const id = await receive();
    expect((await get('/api/admin/payments/overpayments')).json().payments).toEqual([]);
    expect((await post('/api/admin/payments/overpayments/settlement', [id])).json()).toEqual({ decided: [], held: [] });
  });

  test('R-9.03 are found by variable symbol, and paged', async () => {
    await receive(true);
    for (let n = 0; n < 50; n += 1) {
      subject = await buildThing(context.db);
      await receive(true);
    }
    const first = (await get('/api/admin/payments/overpayments')).json();
    const second = (await get('/api/admin/payments/overpayments?page=2')).json();
    expect([first.payments.length, first.has_more, second.payments.length, second.has_more]).toEqual([
      50,
      true,
      1,
      false,
    ]);
    const found = (await get(`/api/admin/payments/overpayments?q=${symbolOf(subject)}`)).json();
    expect(found.payments).toMatchObject([{ variable_symbol: symbolOf(subject) }]);
    expect((await get('/api/admin/payments/overpayments?q=%25')).json().payments).toEqual([]);
    expect((await get('/api/admin/payments/overpayments?from=2000-01-01')).json().payments).toHaveLength(50);
    expect((await get('/api/admin/payments/overpayments?to=2000-01-01')).json().payments).toEqual([]);
  });
});

describe('refunds', () => {
  test('R-9.03 a transfer is done once an administrator confirms that it was sent', async () => {
    await receive();
    const part = await askForRefund(100_000);
    const rest = await askForRefund(49_900);
    const { refunds } = (await get('/api/admin/refunds')).json();
    expect(refunds).toMatchObject([
      {
        id: part,
        state: 'waiting',
        step: 'asked',
        order_id: subject.id,
        is_underway: false,
        amount: { amount: 100_000 },
        reason: 'Vráceno',
      },
      { id: rest },
    ]);
    expect((await post('/api/admin/refunds/confirmation', [part, rest, part])).json()).toEqual({
      decided: [part, rest],
      left: [],
    });
    expect((await readThing(context.db, subject)).refunds).toMatchObject([
      { refundId: part, amount: 100_000, isWhole: false, actorId: admin.id },
      { refundId: rest, amount: 49_900, isWhole: true, actorId: admin.id },
    ]);
    expect((await post('/api/admin/refunds/confirmation', [part])).json()).toEqual({
      decided: [],
      left: [{ id: part, why: 'done' }],
    });
    expect((await get('/api/admin/refunds')).json().refunds).toEqual([]);
    expect((await get('/api/admin/refunds?state=done&from=2000-01-01')).json().refunds).toHaveLength(2);
    expect((await get('/api/admin/refunds?state=done&to=2000-01-01')).json().refunds).toEqual([]);
    expect((await audit()).map(({ action, entity_id }) => [action, entity_id])).toEqual([
      ['confirm', part],
      ['confirm', rest],
    ]);
  });

  test('R-9.03 a transfer confirmed by two at once notifies the order once', async () => {
    await receive();
    const id = await askForRefund(100);
    const url = '/api/admin/refunds/confirmation';
    const answers = await Promise.all([post(url, [id]), post(url, [id])]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([id]);
    expect((await readThing(context.db, subject)).refunds).toHaveLength(1);
  });

  test('R-9.03 in progress at a gateway are skipped; failed ones are retried or done by hand', async () => {
    const payment = await receive();
    await context.db
      .updateTable('payment')
      .set({ provider: 'test', provider_id: 'x' })
      .where('id', '=', payment)
      .execute();
    const id = await askForRefund(100);
    expect((await get('/api/admin/refunds')).json().refunds).toMatchObject([{ id, is_underway: true }]);
    const left = (why: string) => ({ decided: [], left: [{ id, why }] });
    expect((await post('/api/admin/refunds/confirmation', [id])).json()).toEqual(left('at_gateway'));
    expect((await post('/api/admin/refunds/retry', [id])).json()).toEqual(left('not_failed'));

    await context.db.updateTable('refund').set({ asked_at: context.now() }).where('id', '=', id).execute();
    expect((await get('/api/admin/refunds')).json().refunds).toMatchObject([{ id, step: 'underway' }]);

    const fail = () =>
      context.db.updateTable('refund').set({ state: 'failed', asked_at: context.now() }).where('id', '=', id).execute();
    await fail();
    const url = '/api/admin/refunds/retry';
    const answers = await Promise.all([post(url, [id]), post(url, [id])]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([id]);
    expect(await queuedJobs(context.db, 'payments.refund')).toContainEqual({ refundId: id });
    expect((await get('/api/admin/refunds')).json().refunds).toMatchObject([
      { id, is_underway: true, last_error: null },
    ]);

    await fail();
    expect((await post('/api/admin/refunds/confirmation', [id])).json()).toEqual({ decided: [id], left: [] });
    expect((await audit()).map(({ action }) => action)).toEqual(['retry', 'confirm']);
  });
});

describe('webhooks of gateways', () => {
  const add = (outcome: string, providerId: string, minute: number, payment: number | null = null) =>
    context.db
      .insertInto('payment_webhook')
      .values({
        payment_id: payment,
        provider: 'comgate',
        provider_id: providerId,
        outcome,
        body: JSON.stringify({ status: 'PAID' }),
        received_at: new Date(Date.UTC(2026, 5, 1, 10, minute)),
      })
      .execute();

  test('R-9.03 are listed newest first, with the sum due', async () => {
    const payment = await receive();
    await add('unknown', 'ZZ99-0000', 1);
    await add('forged', 'AB12-0001', 2, payment);
    const { webhooks } = (await get('/api/admin/payments/webhooks')).json();
    expect(webhooks).toMatchObject([
      {
        outcome: 'forged',
        order_id: subject.id,
        variable_symbol: symbolOf(subject),
        amount: { amount: 149_900, currency: 'CZK' },
      },
      { outcome: 'unknown', order_id: null, variable_symbol: null, amount: null, body: { status: 'PAID' } },
    ]);
    const bySymbol = (await get(`/api/admin/payments/webhooks?q=${symbolOf(subject)}`)).json();
    expect(bySymbol.webhooks).toMatchObject([{ outcome: 'forged' }]);
  });

  test.each([
    ['outcome=forged', ['AB12-0001']],
    ['provider=test', []],
    ['provider=comgate', ['AB12-0001', 'ZZ99-0000']],
    ['q=zz99', ['ZZ99-0000']],
    ['q=_', []],
    ['from=2026-06-01&to=2026-06-01', ['AB12-0001', 'ZZ99-0000']],
    ['from=2026-06-02', []],
    ['to=2026-05-31', []],
  ])('R-9.03 filters %s', async (query, found) => {
    await add('unknown', 'ZZ99-0000', 1);
    await add('forged', 'AB12-0001', 2);
    const { webhooks } = (await get(`/api/admin/payments/webhooks?${query}`)).json();
    expect(webhooks.map((webhook: { provider_id: string }) => webhook.provider_id)).toEqual(found);
  });

  test.each(['outcome=good', 'provider=paypal', 'page=0'])('rejects a wrong filter: %s', async (query) => {
    expect((await get(`/api/admin/payments/webhooks?${query}`)).statusCode).toBe(422);
  });
});

describe('exports', () => {
  const linesOf = async (url: string) => (await get(url)).body.trim().split('\r\n');

  test('R-9.03 contain what the lists show, in the language of the page', async () => {
    const symbol = symbolOf(subject);
    const payment = await receive();
    await context.db.transaction().execute((tx) =>
      requestRefund(tx, {
        subject,
        amount: 149_900,
        reason: 'cancelled',
        actorId: null,
        bankAccount: '19-2000145399/0800',
        at: context.now(),
      }),
    );
    await context.db
      .insertInto('payment_webhook')
      .values({
        payment_id: payment,
        provider: 'comgate',
        provider_id: 'AB12',
        outcome: 'forged',
        received_at: new Date(0),
      })
      .execute();
    expect(await linesOf('/api/admin/refunds.csv?lang=cs')).toEqual([
      'Variabilní symbol;Způsob;Číslo u brány;Částka;Měna;Stav;Důvod;Na účet;Požádal;Vznikla;Vráceno;Chyba',
      expect.stringContaining(`${symbol};bankovní převod;;1499,00;CZK;zadáno;Zrušení objednávky;19-2000145399/0800;;`),
    ]);
    expect(await linesOf('/api/admin/payment-webhooks.csv?lang=de')).toEqual([
      expect.stringContaining('Variables Symbol;Zahlungsart'),
      `${symbol};Comgate;AB12;1499,00;CZK;nicht vertrauenswürdig;{};1970-01-01 01:00`,
    ]);
    expect(await linesOf('/api/admin/overpayments.csv?lang=en')).toHaveLength(1);
    subject = await buildThing(context.db);
    await receive(true);
    expect((await linesOf('/api/admin/overpayments.csv?lang=en'))[1]).toContain(`${symbolOf(subject)},bank transfer,`);
    expect(await linesOf('/api/admin/payment-webhooks.csv?outcome=settled')).toHaveLength(1);
  });
});
