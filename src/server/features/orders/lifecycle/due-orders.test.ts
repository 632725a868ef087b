import { beforeAll, describe, expect, test } from 'vitest';
import { buildOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { refuseRows } from '#tests/support/refused-rows.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { forEachOrder } from './for-each-order.ts';
import { expireOrders } from './move-order.ts';
import { remindOfUnpaidOrders } from '../mails/order-mails.ts';

// The failing order is logged.
const testing = useTestContext({ LOG_LEVEL: 'silent' });
let orders: BuiltOrder[];

beforeAll(async () => {
  const { db } = testing.context;
  const placedAt = new Date('2026-03-02T10:00:00Z');
  orders = [];
  for (let index = 0; index < 4; index++) orders.push(await buildOrder(db, { placedAt, payment: 'card' }));
  await refuseRows(db, 'mail', `new.dedupe_key like '%:${orders[0]!.id}'`);
});

const contextAt = (time: string) => ({ ...testing.context, now: () => new Date(time) });
const mailsOf = async (kind: string) => {
  const rows = await testing.context.db.selectFrom('mail').where('kind', '=', kind).select('dedupe_key').execute();
  return rows.map(({ dedupe_key }) => dedupe_key).toSorted();
};
const ofAllButTheBroken = (kind: string) =>
  orders
    .slice(1)
    .map(({ id }) => `${kind}:${id}`)
    .toSorted();

describe('due orders', () => {
  test('R-6.08 a failing reminder does not block the others', async () => {
    const remind = () => remindOfUnpaidOrders(contextAt('2026-03-08T12:00:00Z'));
    await expect(remind()).rejects.toThrow(AggregateError);
    expect(await mailsOf('order.expiring')).toEqual(ofAllButTheBroken('order.expiring'));
  });

  test('R-6.08 an order that cannot be cancelled does not block the others', async () => {
    await expect(expireOrders(contextAt('2026-03-09T10:00:01Z'))).rejects.toThrow(AggregateError);
    const rows = await testing.context.db.selectFrom('shop_order').select('state').orderBy('id').execute();
    expect(rows.map(({ state }) => state)).toEqual(['waiting_for_payment', 'cancelled', 'cancelled', 'cancelled']);
    expect(await mailsOf('order.cancelled')).toEqual(ofAllButTheBroken('order.cancelled'));
  });

  test('R-6.08 are processed to the last, in batches', async () => {
    const pages: Record<number, number[]> = { 0: [1, 4], 4: [5, 9], 9: [12], 12: [] };
    const worked: number[] = [];
    const work = async (id: number) => {
      worked.push(id);
      if (id === 4) throw new Error('broken');
    };
    const all = forEachOrder(testing.context, async (after) => pages[after]!, work);
    await expect(all).rejects.toThrow('1 orders could not be worked through');
    expect(worked).toEqual([1, 4, 5, 9, 12]);
  });
});
