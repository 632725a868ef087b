import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildCarrier, buildPaymentMethod } from '#tests/support/delivery-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { lockCarrier, lockPaymentMethod } from './admin-carrier.queries.ts';
import { lockPointCarrier } from './admin-pickup-point.queries.ts';

const testing = useTestContext();

test('R-9.05 changing carriers, payment methods or pickup points does not block orders placed at the same time', async () => {
  const { db } = testing.context;
  const carrier = await buildCarrier(db, { kind: 'pickup_point' });
  const method = await buildPaymentMethod(db, 'card');
  await db.transaction().execute(async (tx) => {
    expect(await lockPointCarrier(tx, carrier)).toBeDefined();
    expect(await lockCarrier(tx, carrier)).toBeDefined();
    expect(await lockPaymentMethod(tx, method)).toBeDefined();
    // The lock that inserting an order takes on each of them.
    for (const table of ['carrier', 'payment_method'] as const)
      await sql`select from ${sql.table(table)} for key share nowait`.execute(db);
  });
});
