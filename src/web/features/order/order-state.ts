import { msg } from '@lingui/core/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';

/**
 * Whether money was received for the order (a fully discounted order needs none), or an overpayment isn't refunded
 * yet.
 */
export function hasPaid({
  paid_at: paidAt,
  total,
  overpayment,
}: Pick<Order, 'paid_at' | 'total' | 'overpayment'>): boolean {
  return (paidAt !== null && total.amount > 0) || overpayment.length > 0;
}

/** The label of an order's state, which depends on pickup or delivery. */
export function orderStateText(state: OrderState, delivery: CarrierKind): ReturnType<typeof msg> {
  return state === 'delivered' && delivery === 'branch' ? msg`Vyzvednuto` : orderStateTexts[state];
}

/**
 * The label of an order's state in the administration. An order paid on delivery is being prepared from the start, for
 * its buyer; for clerks that is still to be begun.
 */
export function clerkStateText(state: OrderState, delivery: CarrierKind, isNew: boolean): ReturnType<typeof msg> {
  return state === 'being_prepared' && isNew ? msg`K přípravě` : orderStateText(state, delivery);
}

/** The label of a state that the order has left: nothing is awaited any more. */
export function passedStateText(state: OrderState, delivery: CarrierKind): ReturnType<typeof msg> {
  if (state === 'waiting_for_payment') return msg`Přijato`;
  return state === 'being_prepared' ? msg`Zpracováno` : orderStateText(state, delivery);
}

/** Labels without regard to pickup or delivery. */
export const orderStateTexts: Record<OrderState, ReturnType<typeof msg>> = {
  waiting_for_payment: msg`Čeká na platbu`,
  paid: msg`Zaplaceno`,
  being_prepared: msg`Připravujeme`,
  ready_for_pickup: msg`Připraveno k vyzvednutí`,
  sent: msg`Odesláno`,
  delivered: msg`Doručeno`,
  cancelled: msg`Zrušeno`,
  refunded: msg`Peníze vráceny`,
};
