import { describe, expect, test } from 'vitest';
import { useComgatePayments } from '#tests/support/comgate-payments.ts';
import { readThing } from '#tests/support/paid-things.ts';
import { requestRefund, sendRefund } from '../../index.ts';

const { comgate, context, hasty, subjects, subject, begin, notify } = useComgatePayments();

describe('a refund', () => {
  async function pay(): Promise<string> {
    const { transId } = await begin();
    comgate.set(transId, { status: 'PAID' });
    await notify({ transId, status: 'PAID' });
    return transId;
  }
  const request = (amount: number) =>
    context.db
      .transaction()
      .execute((tx) => requestRefund(tx, { subject, amount, reason: 'Vráceno', actorId: null, at: context.now() }));
  const stateOf = async (id: number) =>
    context.db
      .selectFrom('refund')
      .where('id', '=', id)
      .select(['state', 'last_error', 'asked_at'])
      .executeTakeFirstOrThrow();

  test('R-6.06 is sent once, however often its job runs', async () => {
    const transId = await pay();
    const { refundId } = await request(50_000);
    await sendRefund(context, subjects, { refundId });
    await sendRefund(context, subjects, { refundId });
    expect(comgate.payments.get(transId)?.refunded).toBe(50_000);
    expect((await stateOf(refundId)).state).toBe('done');
    expect((await readThing(context.db, subject)).refunds).toMatchObject([
      { refundId, amount: 50_000, isWhole: false },
    ]);
  });

  test('R-6.06 in parts becomes whole with the last one', async () => {
    await pay();
    for (const amount of [100_000, 49_900]) {
      const { refundId } = await request(amount);
      await sendRefund(context, subjects, { refundId });
    }
    const { refunds } = await readThing(context.db, subject);
    expect(refunds.map(({ isWhole }) => isWhole)).toEqual([false, true]);
  });

  test('R-6.06 refused by Comgate waits for a person', async () => {
    const transId = await pay();
    comgate.set(transId, { refunded: 149_900 });
    const { refundId } = await request(100);
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('1402') });
    expect((await readThing(context.db, subject)).refunds).toEqual([]);
  });

  test.each([
    ['hangs up after it has sent the money', 'cut' as const, 50_000],
    ['does not answer', 'hold' as const, 0],
    ['has an error of its own', { status: 500, body: { code: 1500, message: 'Unexpected error' } }, 0],
  ])('R-6.06 is never retried automatically when Comgate %s', async (_name, instead, sent) => {
    const transId = await pay();
    const { refundId } = await request(50_000);
    comgate.instead = instead;
    await sendRefund(instead === 'hold' ? hasty : context, subjects, { refundId });
    comgate.instead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect((await stateOf(refundId)).state).toBe('failed');
    expect(comgate.payments.get(transId)!.refunded).toBe(sent);
    expect(comgate.requests.filter((request) => request === 'POST refund.json')).toHaveLength(1);
  });

  test('R-6.06 is retried when Comgate certainly has not received it', async () => {
    const transId = await pay();
    const { refundId } = await request(50_000);
    comgate.instead = { status: 503, body: '' };
    await expect(sendRefund(context, subjects, { refundId })).rejects.toThrow('503');
    expect(await stateOf(refundId)).toMatchObject({ state: 'waiting', asked_at: null });
    comgate.instead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect([(await stateOf(refundId)).state, comgate.payments.get(transId)?.refunded]).toEqual(['done', 50_000]);
  });

  test('R-6.06 interrupted by a crash during the call waits for a person', async () => {
    await pay();
    const { refundId } = await request(50_000);
    await context.db.updateTable('refund').set({ asked_at: context.now() }).where('id', '=', refundId).execute();
    await sendRefund(context, subjects, { refundId });
    expect((await stateOf(refundId)).state).toBe('failed');
    expect(comgate.requests).not.toContain('POST refund.json');
  });
});
