import { msg } from '@lingui/core/macro';
import type { CarrierKind } from '#shared/cart/ways.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';

/** Whether money came for it (what a discount covered whole costs nothing), or overpayment that isn't back yet. */
export function hasPaid({
  paid_at: paidAt,
  total,
  overpayment,
}: Pick<Order, 'paid_at' | 'total' | 'overpayment'>): boolean {
  return (paidAt !== null && total.amount > 0) || overpayment.length > 0;
}

/** An order's state in words: what is picked up at a store is not brought there. */
export function orderStateText(state: OrderState, delivery: CarrierKind): ReturnType<typeof msg> {
  return state === 'delivered' && delivery === 'branch' ? msg`Vyzvednuto` : orderStateTexts[state];
}

/** Of orders whichever way they go. */
export const orderStateTexts: Record<OrderState, ReturnType<typeof msg>> = {
  waiting_for_payment: msg`Čeká na platbu`,
  paid: msg`Zaplaceno`,
  being_prepared: msg`Připravujeme`,
  ready_for_pickup: msg`Připraveno k vyzvednutí`,
  sent: msg`Odesláno`,
  delivered: msg`Doručeno`,
  cancelled: msg`Zrušeno`,
  refunded: msg`Vráceny peníze`,
};
