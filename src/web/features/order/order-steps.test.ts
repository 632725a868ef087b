import { expect, test } from 'vitest';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { stepsOf } from './order-steps.ts';

const at = '2026-03-02T10:00:00.000Z';
const progressOf = (...states: OrderState[]) =>
  stepsOf({
    state: states.at(-1)!,
    events: states.map((state) => ({ state, at })),
    delivery: { kind: 'courier' },
    payment: { code: 'card' },
  } as Parameters<typeof stepsOf>[0]).map(({ state, progress }) => [state, progress]);

test('R-6.09 an order cancelled unpaid has not done its step of waiting for payment', () => {
  expect(progressOf('waiting_for_payment', 'cancelled')).toEqual([
    ['waiting_for_payment', 'missed'],
    ['cancelled', 'ended'],
  ]);
});

test('R-6.09 a paid order has, also when it is cancelled later', () => {
  expect(progressOf('waiting_for_payment', 'paid', 'cancelled')).toEqual([
    ['waiting_for_payment', 'done'],
    ['paid', 'done'],
    ['cancelled', 'ended'],
  ]);
});

test('R-6.09 an order that waits for payment has all further steps ahead', () => {
  expect(progressOf('waiting_for_payment')).toEqual([
    ['waiting_for_payment', 'waiting'],
    ['paid', 'ahead'],
    ['being_prepared', 'ahead'],
    ['sent', 'ahead'],
    ['delivered', 'ahead'],
  ]);
});

test('R-6.09 an order that is being prepared is not done with that', () => {
  expect(progressOf('waiting_for_payment', 'paid', 'being_prepared').slice(1, 3)).toEqual([
    ['paid', 'done'],
    ['being_prepared', 'waiting'],
  ]);
});
