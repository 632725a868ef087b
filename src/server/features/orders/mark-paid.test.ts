import { expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createPayment } from '#server/features/payments/index.ts';
import { markPaid } from './change-money.ts';
import { paidOrders } from './paid-orders.ts';

const testing = useTestContext();

test.each([
  ['waiting_for_payment', 'settled', { paid: true }],
  ['cancelled', 'surplus', { surplus: true }],
] as const)('R-9.03 money that came for an order %s is written down as what it is', async (state, outcome, after) => {
  const { context } = testing;
  const { db, config } = context;
  const order = await buildOrder(db, { order: { state } });
  await db.transaction().execute((tx) =>
    createPayment(tx, config, {
      subject: { kind: 'order', id: order.id },
      method: 'bank_transfer',
      amount: order.total,
      currency: 'CZK',
      variableSymbol: order.number,
      at: context.now(),
    }),
  );
  const { id: actor } = await buildAdministrator(db, ['orders']);
  expect(await markPaid(context, { order: paidOrders(context) }, order.id, actor)).toBe(outcome);
  const entry = await db
    .selectFrom('audit_entry')
    .where('entity', '=', 'order')
    .where('entity_id', '=', order.id)
    .select(['before', 'after'])
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ before: { paid: false }, after });
});
