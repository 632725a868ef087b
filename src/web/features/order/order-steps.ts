import type { Order } from '#shared/orders/contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';

/** `missed`: the order ended while it waited. */
export type Progress = 'done' | 'waiting' | 'ended' | 'missed' | 'ahead';

/** In these states something is still to be done: by the buyer, or by the shop. */
const unfinished: ReadonlySet<OrderState> = new Set(['waiting_for_payment', 'being_prepared']);
const ended: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded']);

interface Step {
  readonly state: OrderState;
  readonly at: string | undefined;
  readonly progress: Progress;
}

/** The states that an order has reached, then those still ahead; an order that has ended has none ahead. */
export function stepsOf(order: Pick<Order, 'state' | 'events' | 'delivery' | 'payment'>): Step[] {
  const pastSteps = order.events.map(({ state, at }): Step => ({
    state,
    at,
    progress: progressOf(state, order),
  }));
  if (ended.has(order.state)) return pastSteps;
  const isPickup = order.delivery.kind === 'branch';
  const paidFirst: OrderState[] = order.payment.code === 'cash_on_delivery' ? [] : ['waiting_for_payment', 'paid'];
  const way: OrderState[] = [...paidFirst, 'being_prepared', isPickup ? 'ready_for_pickup' : 'sent', 'delivered'];
  const reached = way.indexOf(order.state);
  const futureStates = way.filter((state, at) => at > reached && !pastSteps.some((step) => step.state === state));
  return [...pastSteps, ...futureStates.map((state): Step => ({ state, at: undefined, progress: 'ahead' }))];
}

/** The progress of a state that the order has reached. */
function progressOf(state: OrderState, order: Pick<Order, 'state' | 'events'>): Progress {
  if (ended.has(state)) return 'ended';
  if (unfinished.has(state) && state === order.state) return 'waiting';
  if (state !== 'waiting_for_payment') return 'done';
  return order.events.every((event) => event.state === state || ended.has(event.state)) ? 'missed' : 'done';
}
