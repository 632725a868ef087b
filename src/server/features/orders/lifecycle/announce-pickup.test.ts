import { expect, test } from 'vitest';
import type { Order } from '#shared/orders/contract.ts';
import { pickupCodeText, readPickupCode } from '#shared/orders/pickup-code.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { lockOrder } from '../order.queries.ts';
import { moveOrder } from './move-order.ts';

const testing = useTestContext();
/** A Monday. */
const now = () => new Date('2026-11-23T10:00:00Z');
const app = useTestServer(testing, { now });

const move = (id: number, action: 'make_ready' | 'deliver') =>
  testing.context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    await moveOrder({ ...testing.context, now }, tx, order!, action, { at: now() });
  });
const deliveryOf = async ({ id, hash }: BuiltOrder) =>
  (await app.inject(`/api/orders/${id}/${hash}?lang=cs`)).json<Order>().delivery;
const buildPickup = (branch: number) =>
  buildOrder(testing.context.db, { carrier: 'branch', payment: 'card', order: { state: 'paid', branch_id: branch } });

test('R-6.05, R-6.09 goods that are ready have a code and wait until a day, on the page and in the mail', async () => {
  const { db } = testing.context;
  const branch = await buildBranch(db, { openingHours: { mon: ['09:00-18:00'], wed: ['09:00-18:00'] } });
  await db.updateTable('branch').set({ pickup_days: 2 }).where('id', '=', branch).execute();
  await db.insertInto('branch_closure').values({ branch_id: branch, day: '2026-11-25', note: 'Inventura' }).execute();
  const order = await buildPickup(branch);
  expect(await deliveryOf(order)).toMatchObject({ collect_by: null, pickup_code: null });
  await move(order.id, 'make_ready');
  const { collect_by: day, pickup_code: code } = await deliveryOf(order);
  expect(day).toBe('2026-12-02');
  expect(readPickupCode(code ?? '')).toBe(code);
  const mail = await db
    .selectFrom('mail')
    .where('dedupe_key', '=', `order.ready_for_pickup:${order.id}`)
    .select('text')
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain(pickupCodeText(code!));
  expect(mail.text.replaceAll('\u00a0', ' ')).toContain('2. 12. 2026');
  await move(order.id, 'deliver');
  expect(await deliveryOf(order)).toMatchObject({ collect_by: null, pickup_code: null });
});

test('R-6.05 orders that become ready at one branch at the same time have different codes', async () => {
  const branch = await buildBranch(testing.context.db);
  const orders = [await buildPickup(branch), await buildPickup(branch), await buildPickup(branch)];
  await Promise.all(orders.map(({ id }) => move(id, 'make_ready')));
  const codes = await Promise.all(orders.map(async (order) => (await deliveryOf(order)).pickup_code));
  expect(new Set(codes).size).toBe(3);
});
