import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CodedError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { untilWaiting } from '#tests/support/lock-waits.ts';
import {
  buildPayment,
  buildThing,
  cancelThing,
  createPaidThings,
  queuedJobs,
  readPayment,
  readThing,
} from '#tests/support/paid-things.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import {
  cancelOpenPayments,
  findOpenPayment,
  paidOf,
  paymentStateOf,
  refundJob,
  requestRefund,
  sendRefund,
  settleByHand,
  startPayment,
  type PaymentSubjects,
  type Subject,
} from '../index.ts';
import { mountedPayments } from '../mount-payments.ts';
import { playTestPayment } from '../gateways/test-gateway/play-test-payment.ts';

const testing = useTestContext({ DATABASE_POOL: '8' });
let context: Context;
let subjects: PaymentSubjects;
let subject: Subject;
let actorId: number;

beforeAll(async () => {
  context = testing.context;
  subjects = await createPaidThings(context.db);
  actorId = await buildAccount(context.db);
});
beforeEach(async () => {
  subject = await buildThing(context.db);
});

const settle = () =>
  context.db.transaction().execute((tx) => settleByHand(tx, subjects, { subject, actorId, at: context.now() }));
const refund = (amount: number) =>
  context.db
    .transaction()
    .execute((tx) => requestRefund(tx, { subject, amount, reason: 'Rozbitá láhev', actorId, at: context.now() }));

/** Pays at the test gateway. */
async function payByCard(): Promise<void> {
  const id = await buildPayment(context, subject);
  await startPayment(context, subjects, id);
  const { key } = await readPayment(context.db, id);
  await playTestPayment(mountedPayments(context, subjects), key, 'pay');
}

describe('money recorded by an administrator', () => {
  test.each(['bank_transfer', 'cash_on_delivery'] as const)('R-9.03 pays once by %s', async (method) => {
    const id = await buildPayment(context, subject, { method });
    expect(await findOpenPayment(context.db, subject)).toEqual({ id, provider: method });
    expect(await settle()).toBe('settled');
    expect(await readThing(context.db, subject)).toMatchObject({ times_settled: 1, settled_by: actorId });
    expect(await paymentStateOf(context.db, subject)).toBe('paid');
    await expect(settle()).rejects.toMatchObject({ code: 'already_paid' });
  });

  test('R-9.03 recorded by two administrators at once pays once', async () => {
    await buildPayment(context, subject, { method: 'bank_transfer' });
    const outcomes = await Promise.allSettled([settle(), settle()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readThing(context.db, subject)).times_settled).toBe(1);
  });

  test('R-9.03 recorded during cancellation does not deadlock', async () => {
    await buildPayment(context, subject, { method: 'bank_transfer' });
    const { settling } = await context.db.transaction().execute(async (tx) => {
      await subjects.order.lock(tx, subject.id);
      const work = settle();
      await untilWaiting(tx, 1, work);
      await cancelOpenPayments(tx, subject, context.now());
      return { settling: work };
    });
    expect(await settling).toBe('settled');
  });

  test('R-9.03 is rejected for a card payment, and without any payment', async () => {
    await expect(settle()).rejects.toMatchObject({ code: 'conflict' });
    await buildPayment(context, subject);
    await expect(settle()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('R-6.06 after the order was cancelled is an overpayment', async () => {
    const id = await buildPayment(context, subject, { method: 'bank_transfer' });
    await cancelThing(context.db, subject);
    expect(await settle()).toBe('overpayment');
    expect(await readPayment(context.db, id)).toMatchObject({ state: 'paid', is_overpayment: true });
    expect(await paidOf(context.db, subject)).toEqual({ paid: 0, refunded: 0 });
    await expect(refund(100)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a refund', () => {
  test('R-6.06 through the test gateway is queued, done by its job, and the subject is notified', async () => {
    await payByCard();
    const { refundId } = await refund(149_900);
    expect(await queuedJobs(context.db, 'payments.refund')).toContainEqual({ refundId });
    await sendRefund(context, subjects, refundJob.payload.parse({ refundId }));
    expect((await readThing(context.db, subject)).refunds).toMatchObject([
      { refundId, amount: 149_900, isWhole: true, actorId },
    ]);
  });

  test('R-6.06 of a transfer waits for a person, and already counts as refunded', async () => {
    await buildPayment(context, subject, { method: 'bank_transfer' });
    await settle();
    const { refundId } = await refund(50_000);
    expect(await queuedJobs(context.db, 'payments.refund')).not.toContainEqual({ refundId });
    expect(await paidOf(context.db, subject)).toEqual({ paid: 149_900, refunded: 50_000 });
    expect((await readThing(context.db, subject)).refunds).toEqual([]);
  });

  test('R-6.06 of an unpaid subject is rejected', async () => {
    await buildPayment(context, subject);
    await expect(refund(100)).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([0, -1, 1.5, Number.NaN, 149_901, Number.MAX_SAFE_INTEGER])('R-6.06 of %d is rejected', async (amount) => {
    await buildPayment(context, subject, { method: 'bank_transfer' });
    await settle();
    await expect(refund(amount)).rejects.toMatchObject({ errors: { amount: ['invalid'] } });
  });

  test('R-6.06 concurrent requests never refund more than was paid', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 120_000 }), { minLength: 1, maxLength: 6 }),
        async (amounts) => {
          subject = await buildThing(context.db);
          await buildPayment(context, subject, { method: 'bank_transfer' });
          await settle();
          const asked = await Promise.all(
            amounts.map((amount) =>
              refund(amount).then(
                () => amount,
                (error: unknown) => {
                  if (!(error instanceof CodedError)) throw error;
                  return 0;
                },
              ),
            ),
          );
          const { paid, refunded } = await paidOf(context.db, subject);
          expect(refunded).toBe(asked.reduce((sum, amount) => sum + amount, 0));
          expect(refunded).toBeLessThanOrEqual(paid);
          // The rejected requests would have exceeded the paid amount.
          for (const [index, amount] of amounts.entries())
            if (asked[index] === 0) expect(refunded + amount).toBeGreaterThan(paid);
        },
      ),
      { numRuns: 25 },
    );
  });
});
