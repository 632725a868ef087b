import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import {
  buildPayment,
  buildThing,
  cancelThing,
  createPaidThings,
  queuedJobs,
  readPayment,
  readThing,
  outcomesOf,
} from '#tests/support/paid-things.ts';
import { createPaymentsServer } from '#tests/support/payments-server.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import {
  askGateway,
  cancelOpenPayments,
  isTestGateway,
  paymentStateOf,
  startPayment,
  sweepPayments,
  cancelAtGateway,
  type PaymentSubjects,
  type Subject,
} from '../../index.ts';

const testing = useTestContext();
let now = new Date('2026-06-01T10:00:00Z');
let context: Context;
let subjects: PaymentSubjects;
let app: FastifyInstance;
let subject: Subject;
let id: number;
let key: string;

beforeAll(async () => {
  context = { ...testing.context, now: () => now };
  subjects = await createPaidThings(context.db);
  app = await createPaymentsServer(context, subjects);
  return () => app.close();
});
beforeEach(async () => {
  await context.db
    .updateTable('payment')
    .set({ state: 'expired' })
    .where('state', 'in', ['created', 'pending'])
    .execute();
  subject = await buildThing(context.db);
  id = await buildPayment(context, subject);
  await startPayment(context, subjects, id);
  ({ key } = await readPayment(context.db, id));
});

const play = (outcome: string, of = key) =>
  app.inject({ method: 'POST', url: `/api/payments/test/${of}`, payload: { outcome } });
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const timesSettled = async () => (await readThing(context.db, subject)).times_settled;

describe('the test gateway', () => {
  test('R-6.06 takes card payments unless another gateway is configured', () => {
    const comgate = { COMGATE_MERCHANT: '1', COMGATE_SECRET: 'secret-of-tests', PUBLIC_URL: 'https://karafa.example' };
    expect([isTestGateway(readConfig({})), isTestGateway(readConfig(comgate))]).toEqual([true, false]);
  });

  test('R-6.06 sends the buyer to a page of ours, which shows the sum due', async () => {
    expect((await readPayment(context.db, id)).redirect_url).toBe(`/platebni-brana/${key}`);
    expect((await app.inject(`/api/payments/test/${key}`)).json()).toEqual({
      label: `26${String(subject.id).padStart(8, '0')}`,
      amount: { amount: 149_900, currency: 'CZK' },
      state: 'pending',
      return_path: `/shrnuti/${subject.id}/hash`,
    });
  });

  test.each([
    ['pay', 'paid', ['settled'], 1],
    ['pay_twice', 'paid', ['settled', 'repeated'], 1],
    ['refuse', 'failed', ['noted'], 0],
    ['abandon', 'pending', [], 0],
    ['pay_late', 'pending', [], 0],
  ] as const)('R-6.06 simulates %s', async (outcome, state, outcomes, settled) => {
    const answer = await play(outcome);
    const returned = outcome === 'abandon' ? '' : '?returned=1';
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirect: `/shrnuti/${subject.id}/hash${returned}` }]);
    expect(await paymentStateOf(context.db, subject)).toBe(state);
    expect(await outcomesOf(context.db, id)).toEqual(outcomes);
    expect(await timesSettled()).toBe(settled);
  });

  test('R-6.06 simultaneous clicks pay once', async () => {
    await Promise.all(['pay', 'pay', 'pay_twice', 'refuse', 'pay_late'].map((outcome) => play(outcome)));
    expect(await timesSettled()).toBeLessThanOrEqual(1);
    await play('pay');
    expect(await timesSettled()).toBe(1);
  });

  test('R-6.06 after a refusal the buyer tries again and pays', async () => {
    await play('refuse');
    await expect(startPayment(context, subjects, id)).rejects.toMatchObject({ code: 'conflict' });
    const second = await buildPayment(context, subject);
    await startPayment(context, subjects, second);
    await play('pay', (await readPayment(context.db, second)).key);
    expect([await paymentStateOf(context.db, subject), await timesSettled()]).toEqual(['paid', 1]);
    await expect(startPayment(context, subjects, second)).rejects.toMatchObject({ code: 'already_paid' });
  });

  test('R-6.06 money that arrives after the order was cancelled is an overpayment', async () => {
    await context.db.transaction().execute((tx) => cancelOpenPayments(tx, subject, now));
    await cancelThing(context.db, subject);
    await cancelAtGateway(context, subjects, { paymentId: id });
    await play('pay_late');
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
    expect(await timesSettled()).toBe(0);
  });

  test.each([
    ['an unknown payment', 'x'.repeat(32), 404],
    ['no key', 'x', 422],
  ])('R-6.06 answers 404 for %s', async (_name, wrong, status) => {
    expect((await app.inject(`/api/payments/test/${wrong}`)).statusCode).toBe(status);
    expect((await play('pay', wrong)).statusCode).toBe(status);
  });

  test('R-6.06 rejects an unknown outcome', async () => {
    expect((await play('steal')).statusCode).toBe(422);
  });

  test('R-6.06 is disabled beside a real gateway', async () => {
    const config = readConfig({
      COMGATE_MERCHANT: '1',
      COMGATE_SECRET: 'secret-of-tests',
      PUBLIC_URL: 'https://karafa.example',
    });
    await play('pay_late');
    wait(4);
    await sweepPayments({ ...context, config }, subjects);
    const real = await createPaymentsServer({ ...context, config }, subjects);
    const call = { method: 'POST', url: `/api/payments/test/${key}`, payload: { outcome: 'pay' } } as const;
    const answers = [await real.inject(`/api/payments/test/${key}`), await real.inject(call)];
    await real.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(await timesSettled()).toBe(0);
  });
});

describe('a buyer who returns before the webhook', () => {
  test('R-2.28, R-6.06 is recognised as paid by querying the gateway', async () => {
    await play('pay_late');
    await askGateway(context, subjects, subject);
    expect([await paymentStateOf(context.db, subject), await timesSettled()]).toEqual(['paid', 1]);
    await askGateway(context, subjects, subject);
    expect(await outcomesOf(context.db, id)).toEqual(['settled']);
  });

  test('R-6.06 without having paid changes nothing, and can still pay', async () => {
    await askGateway(context, subjects, subject);
    expect(await paymentStateOf(context.db, subject)).toBe('pending');
    expect(await outcomesOf(context.db, id)).toEqual(['noted']);
    await play('pay');
    expect(await timesSettled()).toBe(1);
  });
});

describe('the payment sweep', () => {
  test('R-6.06 finds a payment without a webhook within minutes', async () => {
    await play('pay_late');
    await sweepPayments(context, subjects);
    expect(await timesSettled()).toBe(0);
    wait(4);
    await sweepPayments(context, subjects);
    expect([await paymentStateOf(context.db, subject), await timesSettled()]).toEqual(['paid', 1]);
    expect(await outcomesOf(context.db, id)).toEqual(['settled']);
  });

  test('R-6.06 expires an abandoned attempt after 24 hours, also at the gateway', async () => {
    wait(23 * 60);
    await sweepPayments(context, subjects);
    expect((await readPayment(context.db, id)).state).toBe('pending');
    wait(61);
    await sweepPayments(context, subjects);
    expect((await readPayment(context.db, id)).state).toBe('expired');
    expect(await queuedJobs(context.db, 'payments.cancel')).toContainEqual({ paymentId: id });
    expect((await readThing(context.db, subject)).failed).toEqual([id]);
    await expect(startPayment(context, subjects, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await outcomesOf(context.db, id)).toEqual([]);
  });

  test('R-6.06 expires an attempt that was never started, but not a transfer', async () => {
    const other = await buildThing(context.db);
    const begun = await buildPayment(context, other);
    const transfer = await buildPayment(context, other, { method: 'bank_transfer' });
    wait(25 * 60);
    await sweepPayments(context, subjects);
    expect((await readPayment(context.db, begun)).state).toBe('expired');
    expect((await readPayment(context.db, transfer)).state).toBe('created');
  });

  test('deletes webhooks about unknown payments after 30 days and keeps the others', async () => {
    await play('pay');
    await context.db
      .insertInto('payment_webhook')
      .values({ provider: 'comgate', provider_id: 'AB12', outcome: 'unknown', received_at: now })
      .execute();
    wait(29 * 24 * 60);
    await sweepPayments(context, subjects);
    expect(await outcomesOf(context.db, null)).toEqual(['unknown']);
    wait(2 * 24 * 60);
    await sweepPayments(context, subjects);
    expect([await outcomesOf(context.db, null), await outcomesOf(context.db, id)]).toEqual([[], ['settled']]);
  });
});
