import { expect, test } from 'vitest';
import { orderStates, type OrderState } from '#shared/orders/lifecycle.ts';
import { webhookOutcomes } from '#shared/payments/payments.ts';
import { outcomeTones, toneOfOrder } from './order-tone.ts';

const czk = (amount: number) => ({ amount, currency: 'CZK' });
const order = (state: OrderState, more: object = {}) =>
  toneOfOrder({
    state,
    paid_at: '2026-03-02T10:00:00Z',
    total: czk(59_900),
    overpayment: [],
    refunds: [],
    payment: { code: 'card', state: 'paid' },
    ...more,
  });
const unpaid = (code: 'card' | 'bank_transfer' | 'cash_on_delivery', state: 'pending' | 'failed' = 'pending') => ({
  paid_at: null,
  payment: { code, state },
});

test('R-6.09 every state of a paid order has its tone', () => {
  const tones = orderStates.filter((state) => state !== 'waiting_for_payment').map((state) => [state, order(state)]);
  expect(Object.fromEntries(tones)).toEqual({
    paid: 'good',
    being_prepared: 'good',
    ready_for_pickup: 'good',
    sent: 'good',
    delivered: 'good',
    cancelled: 'bad',
    refunded: 'neutral',
  });
});

test('R-6.06 waiting is neither success nor failure; a refused card is a failure', () => {
  expect(order('waiting_for_payment', unpaid('card'))).toBe('waiting');
  expect(order('waiting_for_payment', unpaid('bank_transfer'))).toBe('waiting');
  expect(order('waiting_for_payment', unpaid('card', 'failed'))).toBe('bad');
  expect(order('being_prepared', unpaid('cash_on_delivery'))).toBe('waiting');
  expect(order('sent', unpaid('cash_on_delivery'))).toBe('waiting');
  expect(order('delivered', unpaid('cash_on_delivery'))).toBe('good');
});

test('R-6.09 a cancelled order whose money came back is no failure any more', () => {
  expect(order('cancelled', unpaid('card'))).toBe('bad');
  expect(order('cancelled', { ...unpaid('card'), refunds: [{}] })).toBe('neutral');
});

test('R-9.03 webhooks that failed look like failures', () => {
  const bad = webhookOutcomes.filter((outcome) => outcomeTones[outcome] === 'bad');
  expect(bad).toEqual(['wrong_sum', 'forged', 'failed']);
  const good = webhookOutcomes.filter((outcome) => outcomeTones[outcome] === 'good');
  expect(good).toEqual(['settled', 'repeated']);
});
