import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookOutcome, PaymentState } from '#shared/payments/payments.ts';
import { untilWaiting } from '#tests/support/lock-waits.ts';
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
import { useTestContext } from '#tests/support/test-context.ts';
import {
  cancelOpenPayments,
  findOpenPayment,
  paidOf,
  paymentStateOf,
  startPayment,
  sumOverpayment,
  type PaymentSubjects,
  type Subject,
} from './index.ts';
import { listWebhooks, listOverpayment } from './admin/admin-payment.queries.ts';
import { applyGatewayReport, type GatewayReport } from './apply-gateway-report.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
let subjects: PaymentSubjects;
let subject: Subject;
let paymentId: number;

beforeAll(async () => {
  subjects = await createPaidThings(testing.context.db);
});
beforeEach(async () => {
  subject = await buildThing(testing.context.db);
  paymentId = await begin();
});

async function begin(): Promise<number> {
  const id = await buildPayment(testing.context, subject);
  await startPayment(testing.context, subjects, id);
  return id;
}

/** The gateway's report about a payment. */
async function report(changes: Partial<GatewayReport> = {}, id = paymentId): Promise<WebhookOutcome> {
  const payment = await readPayment(testing.context.db, id);
  return applyGatewayReport(testing.context, subjects, {
    provider: 'test',
    providerId: payment.provider_id!,
    amount: payment.amount_minor,
    currency: payment.currency_code,
    reference: payment.variable_symbol!,
    state: 'paid',
    providerState: (changes.state ?? 'paid').toUpperCase(),
    raw: {},
    ...changes,
  });
}

const cancel = () =>
  testing.context.db.transaction().execute(async (tx) => {
    await subjects.order.lock(tx, subject.id);
    await cancelOpenPayments(tx, subject, testing.context.now());
  });

interface Case {
  readonly name: string;
  readonly reports: readonly (Partial<GatewayReport> | 'cancel')[];
  readonly outcomes: readonly WebhookOutcome[];
  readonly state: PaymentState;
  readonly settled: 0 | 1;
}

const cases: Case[] = [
  { name: 'once', reports: [{}], outcomes: ['settled'], state: 'paid', settled: 1 },
  { name: 'doubled', reports: [{}, {}, {}], outcomes: ['settled', 'repeated', 'repeated'], state: 'paid', settled: 1 },
  {
    name: 'out of order',
    reports: [{}, { state: 'pending' }, { state: 'cancelled' }],
    outcomes: ['settled', 'noted', 'noted'],
    state: 'paid',
    settled: 1,
  },
  {
    name: 'pending first',
    reports: [{ state: 'pending' }, {}],
    outcomes: ['noted', 'settled'],
    state: 'paid',
    settled: 1,
  },
  { name: 'refused', reports: [{ state: 'failed' }], outcomes: ['noted'], state: 'failed', settled: 0 },
  { name: 'cancelled there', reports: [{ state: 'cancelled' }], outcomes: ['noted'], state: 'cancelled', settled: 0 },
  {
    name: 'cancelled, then paid',
    reports: [{ state: 'cancelled' }, {}],
    outcomes: ['noted', 'settled'],
    state: 'paid',
    settled: 1,
  },
  {
    name: 'late after cancelling',
    reports: ['cancel', {}, {}],
    outcomes: ['overpayment', 'repeated'],
    state: 'paid',
    settled: 0,
  },
  {
    name: 'cancelled here and there',
    reports: ['cancel', { state: 'cancelled' }],
    outcomes: ['noted'],
    state: 'cancelled',
    settled: 0,
  },
  {
    name: 'forged: claimed but not so',
    reports: [{ claimed: 'paid', state: 'pending' }],
    outcomes: ['forged'],
    state: 'pending',
    settled: 0,
  },
  {
    name: 'forged: about another order',
    reports: [{ reference: '2600000000' }],
    outcomes: ['forged'],
    state: 'pending',
    settled: 0,
  },
  { name: 'too little', reports: [{ amount: 149_899 }], outcomes: ['wrong_sum'], state: 'paid', settled: 0 },
  { name: 'too much', reports: [{ amount: 149_901 }], outcomes: ['wrong_sum'], state: 'paid', settled: 0 },
  { name: 'in crowns', reports: [{ amount: 1_499 }], outcomes: ['wrong_sum'], state: 'paid', settled: 0 },
  { name: 'in another currency', reports: [{ currency: 'EUR' }], outcomes: ['wrong_sum'], state: 'paid', settled: 0 },
  {
    name: 'wrong, then right',
    reports: [{ amount: 1 }, {}],
    outcomes: ['wrong_sum', 'repeated'],
    state: 'paid',
    settled: 0,
  },
  {
    name: 'right, then wrong',
    reports: [{}, { amount: 1 }],
    outcomes: ['settled', 'repeated'],
    state: 'paid',
    settled: 1,
  },
];

describe('reports of a gateway', () => {
  test.each(cases)('R-6.06 $name', async ({ reports, outcomes, state, settled }) => {
    const { db } = testing.context;
    const given: WebhookOutcome[] = [];
    for (const one of reports) {
      if (one === 'cancel') {
        await cancel();
        await cancelThing(db, subject);
      } else given.push(await report(one));
    }
    expect(given).toEqual(outcomes);
    expect(await outcomesOf(db, paymentId)).toEqual(outcomes);
    expect((await readPayment(db, paymentId)).state).toBe(state);
    const isOverpayment = outcomes.some((outcome) => outcome === 'overpayment' || outcome === 'wrong_sum');
    expect(await readThing(db, subject)).toMatchObject({
      times_settled: settled,
      overpayment: isOverpayment ? [paymentId] : [],
    });
  });

  test('R-6.06 of an attempt ended without money notifies the subject once per attempt', async () => {
    const { db } = testing.context;
    await report({ state: 'pending' });
    expect((await readThing(db, subject)).failed).toEqual([]);
    await report({ state: 'failed' });
    await report({ state: 'failed' });
    const second = await begin();
    await report({ state: 'cancelled' }, second);
    expect((await readThing(db, subject)).failed).toEqual([paymentId, second]);
  });

  test('R-6.06 that confirms our own cancellation is not a failed payment', async () => {
    const { db } = testing.context;
    await cancel();
    await report({ state: 'cancelled' });
    expect((await readThing(db, subject)).failed).toEqual([]);
  });

  test('R-6.06 of a wrong sum becomes an overpayment of the sum that arrived, and the buyer may pay again', async () => {
    const { db } = testing.context;
    expect(await report({ amount: 150_000, currency: 'EUR' })).toBe('wrong_sum');
    const overpayment = await listOverpayment(db, { q: '', state: 'waiting', page: 1 });
    expect(overpayment.find(({ id }) => id === paymentId)).toMatchObject({
      amount_minor: 150_000,
      currency_code: 'EUR',
    });
    const [webhook] = await listWebhooks(db, { q: '', page: 1 });
    expect(webhook).toMatchObject({ outcome: 'wrong_sum', amount_minor: 149_900, currency_code: 'CZK' });
    expect(await paymentStateOf(db, subject)).toBe('none');
    expect(await sumOverpayment(db, subject)).toEqual([{ amount: 150_000, currency: 'EUR' }]);
    const second = await begin();
    expect(await report({}, second)).toBe('settled');
    const overpaymentOnce = [paymentId];
    expect(await readThing(db, subject)).toMatchObject({
      times_settled: 1,
      payment_id: second,
      overpayment: overpaymentOnce,
    });
  });

  test('R-6.06 about an unknown payment is stored and changes nothing', async () => {
    const { db } = testing.context;
    expect(await report({ providerId: 'nothing-of-ours' })).toBe('unknown');
    expect(await outcomesOf(db, null)).toEqual(['unknown']);
    expect(await paymentStateOf(db, subject)).toBe('pending');
  });

  test('R-6.06 received six times at once pays once', async () => {
    const { db } = testing.context;
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => report()));
    expect(outcomes.toSorted()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'repeated', 'settled']);
    expect(await readThing(db, subject)).toMatchObject({ times_settled: 1, payment_id: paymentId });
  });

  test('R-6.06 received during cancellation does not deadlock', async () => {
    const { db, now } = testing.context;
    const { telling } = await db.transaction().execute(async (tx) => {
      await subjects.order.lock(tx, subject.id);
      const work = report();
      await untilWaiting(tx, 1, work);
      await cancelOpenPayments(tx, subject, now());
      return { telling: work };
    });
    // The subject was not cancelled after all, so the money pays for it.
    expect(await telling).toBe('settled');
  });

  test('R-6.06 whose transaction fails leaves nothing behind', async () => {
    const { db } = testing.context;
    const broken: PaymentSubjects = {
      ...subjects,
      order: { ...subjects.order, settled: () => Promise.reject(new Error('No ink')) },
    };
    const payment = await readPayment(db, paymentId);
    const changes = {
      provider: 'test',
      providerId: payment.provider_id!,
      amount: payment.amount_minor,
      currency: payment.currency_code,
      reference: payment.variable_symbol!,
      state: 'paid',
      providerState: 'PAID',
      raw: {},
    } as const;
    await expect(applyGatewayReport(testing.context, broken, changes)).rejects.toThrow('No ink');
    expect([await paymentStateOf(db, subject), await outcomesOf(db, paymentId)]).toEqual(['pending', []]);
    expect(await report()).toBe('settled');
  });
});

describe('several attempts', () => {
  test('R-6.06 once one is paid the others are cancelled, also at the gateway', async () => {
    const { db } = testing.context;
    const second = await begin();
    expect(await report({}, second)).toBe('settled');
    expect((await readPayment(db, paymentId)).state).toBe('cancelled');
    expect(await queuedJobs(db, 'payments.cancel')).toContainEqual({ paymentId });
    expect(await findOpenPayment(db, subject)).toBeUndefined();
  });

  test('R-6.06 the second payment is an overpayment and counts nowhere', async () => {
    const { db } = testing.context;
    const second = await begin();
    expect(await report({}, second)).toBe('settled');
    expect(await report()).toBe('overpayment');
    expect(await report()).toBe('repeated');
    expect(await readPayment(db, paymentId)).toMatchObject({ state: 'paid', is_overpayment: true });
    const overpaymentOnce = [paymentId];
    expect(await readThing(db, subject)).toMatchObject({
      times_settled: 1,
      payment_id: second,
      overpayment: overpaymentOnce,
    });
    expect(await sumOverpayment(db, subject)).toEqual([{ amount: 149_900, currency: 'CZK' }]);
    expect(await paidOf(db, subject)).toEqual({ paid: 149_900, refunded: 0 });
  });

  test('R-6.06 of two simultaneous reports one pays, the other becomes an overpayment', async () => {
    const { db } = testing.context;
    const second = await begin();
    const outcomes = await Promise.all([report(), report({}, second)]);
    expect(outcomes.toSorted()).toEqual(['overpayment', 'settled']);
    expect((await readThing(db, subject)).times_settled).toBe(1);
  });

  test('R-6.06 the state is that of the last attempt, but paid wins', async () => {
    const { db } = testing.context;
    const nothing = await buildThing(db);
    expect(await paymentStateOf(db, nothing)).toBe('none');
    expect(await paymentStateOf(db, subject)).toBe('pending');
    await report({ state: 'failed' });
    expect(await paymentStateOf(db, subject)).toBe('failed');
    const second = await begin();
    expect(await paymentStateOf(db, subject)).toBe('pending');
    expect(await findOpenPayment(db, subject)).toEqual({ id: second, provider: 'test' });
    await report();
    expect(await paymentStateOf(db, subject)).toBe('paid');
  });
});
