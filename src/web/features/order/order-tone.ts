import type { Order } from '#shared/orders/contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { WebhookOutcome } from '#shared/payments/payments.ts';
import type { Tone } from '#web/ui/state-tones.ts';
import { hasPaid } from './order-state.ts';

type Facts = Pick<Order, 'state' | 'paid_at' | 'total' | 'overpayment'> & {
  readonly payment: Pick<Order['payment'], 'code' | 'state'>;
  readonly refunds: readonly unknown[];
};

/** The tone of what a buyer reads about the money of an order. */
export function toneOfOrder(order: Facts): Tone {
  const { state, payment, refunds } = order;
  if (state === 'waiting_for_payment') return payment.code === 'card' && payment.state === 'failed' ? 'bad' : 'waiting';
  if (state === 'cancelled') return hasPaid(order) || refunds.length === 0 ? 'bad' : 'neutral';
  if (state === 'refunded') return 'neutral';
  const isCashDue = payment.code === 'cash_on_delivery' && order.paid_at === null && state !== 'delivered';
  return isCashDue ? 'waiting' : 'good';
}

/** The tones of the states in lists. */
export const orderStateTones: Readonly<Record<OrderState, Tone>> = {
  waiting_for_payment: 'waiting',
  paid: 'good',
  being_prepared: 'waiting',
  ready_for_pickup: 'good',
  sent: 'good',
  delivered: 'good',
  cancelled: 'bad',
  refunded: 'neutral',
};

/** The tones of webhooks: a clerk has to look at what is not good. */
export const outcomeTones: Readonly<Record<WebhookOutcome, Tone>> = {
  settled: 'good',
  repeated: 'good',
  noted: 'neutral',
  unknown: 'neutral',
  overpayment: 'waiting',
  failed: 'bad',
  wrong_sum: 'bad',
  forged: 'bad',
};
