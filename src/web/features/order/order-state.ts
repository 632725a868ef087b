import { msg } from '@lingui/core/macro';
import type { OrderState } from '#shared/orders/lifecycle.ts';

/** An order's states in words. */
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
