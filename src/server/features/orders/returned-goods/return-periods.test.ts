import { describe, expect, test } from 'vitest';
import { orderStates } from '#shared/orders/lifecycle.ts';
import { shops } from '#shared/shop/shops.ts';
import { lastComplaintDay, lastWithdrawalDay, mayComplain, mayWithdraw } from './return-periods.ts';

const shop = shops.cz;
const at = (time: string) => new Date(time);

describe('the period for withdrawing', () => {
  test.each([
    ['on a Monday', '2026-03-02T10:00:00Z', '2026-03-16'],
    ['late in the evening of the shop', '2026-03-02T22:59:00Z', '2026-03-16'],
    ['after midnight of the shop', '2026-03-02T23:01:00Z', '2026-03-17'],
    ['so that it would end on a Saturday', '2026-03-07T10:00:00Z', '2026-03-23'],
    ['so that it would end on a Sunday', '2026-03-08T10:00:00Z', '2026-03-23'],
    ['so that it would end on Good Friday', '2026-03-20T10:00:00Z', '2026-04-07'],
    ['so that it would end on the day of the republic', '2026-10-14T10:00:00Z', '2026-10-29'],
  ])('R-11.04 of goods received %s', (_when, delivered, last) => {
    expect(lastWithdrawalDay(at(delivered), shop)).toBe(last);
  });

  test('R-11.04 lasts to the end of its last day', () => {
    const order = { state: 'delivered', delivered_at: at('2026-03-02T10:00:00Z') } as const;
    expect(mayWithdraw(order, shop, at('2026-03-16T22:59:59Z'))).toBe(true);
    expect(mayWithdraw(order, shop, at('2026-03-16T23:00:00Z'))).toBe(false);
  });

  test('R-11.04 begins before the goods arrive, in every state with a contract', () => {
    const open = orderStates.filter((state) => mayWithdraw({ state, delivered_at: null }, shop, new Date()));
    expect(open).toEqual(['paid', 'being_prepared', 'ready_for_pickup', 'sent', 'delivered']);
  });
});

describe('the period for complaining', () => {
  test.each([
    ['on a Monday', '2026-03-02T10:00:00Z', '2028-03-02'],
    ['after midnight of the shop', '2026-03-02T23:01:00Z', '2028-03-03'],
    ['so that it would end on a Saturday', '2026-03-04T10:00:00Z', '2028-03-06'],
    ['so that it would end on Christmas', '2026-12-24T10:00:00Z', '2028-12-27'],
    ['on the last day of a February', '2024-02-29T10:00:00Z', '2026-03-02'],
  ])('R-11.04 of goods received %s', (_when, delivered, last) => {
    expect(lastComplaintDay(at(delivered), shop)).toBe(last);
  });

  test('R-11.04 begins when the goods are sent, and lasts to the end of its last day', () => {
    const order = { state: 'delivered', delivered_at: at('2026-03-02T10:00:00Z') } as const;
    const open = orderStates.filter((state) => mayComplain({ state, delivered_at: null }, shop, new Date()));
    expect(open).toEqual(['sent']);
    expect(mayComplain(order, shop, at('2028-03-02T22:59:59Z'))).toBe(true);
    expect(mayComplain(order, shop, at('2028-03-02T23:00:00Z'))).toBe(false);
    expect(mayComplain({ ...order, state: 'refunded' }, shop, order.delivered_at)).toBe(false);
  });
});
