import { expect, test } from 'vitest';
import { buildOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { findNamesIn } from './stored-names.queries.ts';
import { findOrder } from './order-detail.queries.ts';
import { listPackedOrders } from './documents/order-document.queries.ts';

const testing = useTestContext();

test('R-6.09 an order has its stored names, else the current ones in its language', async () => {
  const { db } = testing.context;
  const stored = { carrier_name: 'Poslíček', payment_name: 'Hotově', place: 'U dubu' };
  const none = { carrier_name: null, payment_name: null, place: null };
  const [old, plain] = [await buildOrder(db, { order: stored }), await buildOrder(db, { order: none, locale: 'de' })];
  const atBranch = await buildOrder(db, { order: none, carrier: 'branch' });
  expect(await findOrder(db, old.id)).toMatchObject(stored);
  expect(await findOrder(db, plain.id)).toMatchObject({
    carrier_name: 'Kurier',
    payment_name: 'Überweisung',
    place: null,
  });
  expect(await listPackedOrders(db, [old.id, atBranch.id])).toMatchObject([
    { carrier_name: 'Poslíček', place: 'U dubu' },
    { carrier_name: 'Osobní odběr', place: 'Plzeň, Žitná 7, 301 00' },
  ]);
});

test('R-9.03 an administrator with another language sees the current names in it', async () => {
  const { db } = testing.context;
  const { id } = await buildOrder(db, { locale: 'cs' });
  expect(await findNamesIn(db, id, 'de')).toEqual({ carrier: 'Kurier', payment: 'Überweisung' });
  expect(await findNamesIn(db, id, 'cs')).toBeUndefined();
});
