import { expect, test } from 'vitest';
import { buildOrder } from '#tests/support/order-factories.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { payOrder } from './pay-order.ts';

const testing = useTestContext();

test('R-6.06 an order with a payment at a gateway that is no longer configured is paid through the current one', async () => {
  const { context } = testing;
  const { db } = context;
  const order = await buildOrder(db, { payment: 'card' });
  const at = new Date('2026-03-02T10:00:00Z');
  await db
    .insertInto('payment')
    .values({
      key: 'k'.repeat(32),
      subject_kind: 'order',
      subject_id: order.id,
      provider: 'comgate',
      provider_id: 'AB12-CD34',
      redirect_url: 'https://payments.example/AB12-CD34',
      amount_minor: order.total,
      currency_code: 'CZK',
      state: 'pending',
      created_at: at,
      changed_at: at,
    })
    .execute();
  const pay = () => payOrder(context, paymentSubjects(context), order);
  const address = await pay();
  expect(address).not.toContain('payments.example');
  const attempts = await db
    .selectFrom('payment')
    .where('subject_id', '=', order.id)
    .select(['provider', 'state'])
    .orderBy('id')
    .execute();
  expect(attempts).toEqual([
    { provider: 'comgate', state: 'cancelled' },
    { provider: 'test', state: 'pending' },
  ]);
  expect(await pay()).toBe(address);
});
