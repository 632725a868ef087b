import { describe, expect, test } from 'vitest';
import { readThing } from '#tests/support/paid-things.ts';
import { useStripePayments } from '#tests/support/stripe-payments.ts';
import { requestRefund, sendRefund } from '../../index.ts';

const { stripe, context, hasty, subjects, subject, begin, notify } = useStripePayments();

describe('a refund', () => {
  async function pay(): Promise<string> {
    const { providerId } = await begin();
    stripe.set(providerId, { status: 'complete', payment_status: 'paid' });
    await notify(providerId);
    stripe.requests.length = 0;
    return providerId;
  }
  const request = async (amount: number) => {
    const { refundId } = await context.db
      .transaction()
      .execute((tx) => requestRefund(tx, { subject, amount, reason: 'Vráceno', actorId: null, at: context.now() }));
    return refundId;
  };
  const stateOf = async (id: number) =>
    context.db
      .selectFrom('refund')
      .where('id', '=', id)
      .select(['state', 'failure', 'last_error'])
      .executeTakeFirstOrThrow();
  const inHours = (hours: number) => ({ ...context, now: () => new Date(Date.now() + hours * 3_600_000) });

  test.each(['succeeded', 'pending'] as const)('R-6.06 with the status %s is sent once', async (status) => {
    const id = await pay();
    stripe.refundStatus = status;
    const refundId = await request(50_000);
    await sendRefund(context, subjects, { refundId });
    await sendRefund(context, subjects, { refundId });
    expect(stripe.sessions.get(id)?.refunded).toBe(50_000);
    expect((await stateOf(refundId)).state).toBe('done');
  });

  test('R-6.06 in parts becomes whole with the last one', async () => {
    const id = await pay();
    for (const amount of [100_000, 49_900]) await sendRefund(context, subjects, { refundId: await request(amount) });
    const { refunds } = await readThing(context.db, subject);
    expect(refunds.map(({ isWhole }) => isWhole)).toEqual([false, true]);
    expect(stripe.sessions.get(id)?.refunded).toBe(149_900);
  });

  test.each([
    ['hangs up after it has sent the money', 'cut' as const],
    ['does not answer', 'hold' as const],
    ['has an error of its own', { status: 500, body: '' }],
  ])('R-6.06 is repeated with the same key when Stripe %s, and the money leaves once', async (_name, instead) => {
    const id = await pay();
    const refundId = await request(50_000);
    stripe.instead = instead;
    stripe.insteadOf = 'POST refunds';
    const sending = sendRefund(instead === 'hold' ? hasty : context, subjects, { refundId });
    await expect(sending).rejects.toThrow('Stripe');
    stripe.instead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect((await stateOf(refundId)).state).toBe('done');
    expect(stripe.sessions.get(id)!.refunded).toBe(50_000);
  });

  test('R-6.06 interrupted by a crash is repeated, but not once Stripe may have forgotten its key', async () => {
    const id = await pay();
    const [refundId, old] = [await request(50_000), await request(10_000)];
    await context.db
      .updateTable('refund')
      .set({ asked_at: context.now() })
      .where('id', 'in', [refundId, old])
      .execute();
    await sendRefund(inHours(1), subjects, { refundId });
    expect((await stateOf(refundId)).state).toBe('done');
    await sendRefund(inHours(21), subjects, { refundId: old });
    expect(await stateOf(old)).toMatchObject({ state: 'failed', failure: 'answer_unknown' });
    expect(stripe.sessions.get(id)!.refunded).toBe(50_000);
  });

  test.each([
    ['Stripe refuses it', 149_900, 'succeeded', 'greater than unrefunded'],
    ['its status is failed', 0, 'failed', 'failed'],
  ] as const)('R-6.06 waits for a person when %s', async (_name, before, status, message) => {
    const id = await pay();
    stripe.set(id, { refunded: before });
    stripe.refundStatus = status;
    const refundId = await request(100);
    await sendRefund(context, subjects, { refundId });
    const stored = { state: 'failed', failure: 'refused', last_error: expect.stringContaining(message) };
    expect(await stateOf(refundId)).toMatchObject(stored);
  });
});
