import { describe, expect, test } from 'vitest';
import { useGopayPayments } from '#tests/support/gopay-payments.ts';
import { readThing } from '#tests/support/paid-things.ts';
import { requestRefund, sendRefund } from '../../index.ts';

const { gopay, context, hasty, subjects, subject, begin, notify } = useGopayPayments();

describe('a refund', () => {
  async function pay(): Promise<string> {
    const { providerId } = await begin();
    gopay.set(providerId, { state: 'PAID' });
    await notify(providerId);
    return providerId;
  }
  const request = (amount: number) =>
    context.db
      .transaction()
      .execute((tx) => requestRefund(tx, { subject, amount, reason: 'Vráceno', actorId: null, at: context.now() }));
  const stateOf = async (id: number) =>
    context.db
      .selectFrom('refund')
      .where('id', '=', id)
      .select(['state', 'failure', 'last_error', 'asked_at'])
      .executeTakeFirstOrThrow();
  const sent = () => gopay.requests.filter((each) => each === 'POST payments/payment/…/refund').length;

  test.each(['FINISHED', 'ACCEPTED'] as const)(
    'R-6.06 that GoPay answers with %s is sent once, however often its job runs',
    async (result) => {
      const id = await pay();
      gopay.refundResult = result;
      const { refundId } = await request(50_000);
      await sendRefund(context, subjects, { refundId });
      await sendRefund(context, subjects, { refundId });
      expect(gopay.payments.get(id)?.refunded).toBe(50_000);
      expect((await stateOf(refundId)).state).toBe('done');
    },
  );

  test('R-6.06 in parts becomes whole with the last one', async () => {
    const id = await pay();
    for (const amount of [100_000, 49_900]) {
      const { refundId } = await request(amount);
      await sendRefund(context, subjects, { refundId });
    }
    const { refunds } = await readThing(context.db, subject);
    expect(refunds.map(({ isWhole }) => isWhole)).toEqual([false, true]);
    expect(gopay.payments.get(id)?.state).toBe('REFUNDED');
  });

  test('R-6.06 refused by GoPay waits for a person', async () => {
    const id = await pay();
    gopay.set(id, { refunded: 149_900 });
    const { refundId } = await request(100);
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toMatchObject({ state: 'failed', last_error: expect.stringContaining('332') });
    expect((await readThing(context.db, subject)).refunds).toEqual([]);
  });

  test('R-6.06 with the result FAILED waits for a person', async () => {
    await pay();
    gopay.refundResult = 'FAILED';
    const { refundId } = await request(100);
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toMatchObject({ state: 'failed', failure: 'refused' });
  });

  test.each([
    ['hangs up after it has sent the money', 'cut' as const, 50_000],
    ['does not answer', 'hold' as const, 0],
    ['has an error of its own', { status: 409, body: { errors: [{ error_code: 100 }] } }, 0],
  ])('R-6.06 is never retried automatically when GoPay %s', async (_name, instead, money) => {
    const id = await pay();
    const { refundId } = await request(50_000);
    gopay.instead = instead;
    await sendRefund(instead === 'hold' ? hasty : context, subjects, { refundId });
    gopay.instead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect(await stateOf(refundId)).toMatchObject({ state: 'failed', failure: 'answer_unknown' });
    expect(gopay.payments.get(id)!.refunded).toBe(money);
    expect(sent()).toBe(1);
  });

  test('R-6.06 is retried when GoPay certainly has not received it', async () => {
    const id = await pay();
    const { refundId } = await request(50_000);
    gopay.instead = { status: 503, body: '' };
    await expect(sendRefund(context, subjects, { refundId })).rejects.toThrow('503');
    gopay.instead = undefined;
    // Without a token the refund itself was not sent, whatever became of the request for one.
    gopay.withdrawTokens();
    gopay.tokenInstead = { status: 500, body: '' };
    await expect(sendRefund(context, subjects, { refundId })).rejects.toThrow('no token');
    expect(await stateOf(refundId)).toMatchObject({ state: 'waiting', asked_at: null });
    gopay.tokenInstead = undefined;
    await sendRefund(context, subjects, { refundId });
    expect([(await stateOf(refundId)).state, gopay.payments.get(id)?.refunded]).toEqual(['done', 50_000]);
  });
});
