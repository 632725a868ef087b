/** States of an order and the ways between them (requirement ). */
export const orderStates = [
  'waiting_for_payment',
  'paid',
  'being_prepared',
  'ready_for_pickup',
  'sent',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderAction = 'pay' | 'prepare' | 'make_ready' | 'send' | 'deliver' | 'cancel' | 'refund';

/** By action: from which states to which state. */
export const orderTransitions: Record<OrderAction, { readonly from: readonly OrderState[]; readonly to: OrderState }> =
  {
    pay: { from: ['waiting_for_payment'], to: 'paid' },
    prepare: { from: ['paid'], to: 'being_prepared' },
    // Personal pickup only; everything else is sent.
    make_ready: { from: ['paid', 'being_prepared'], to: 'ready_for_pickup' },
    send: { from: ['paid', 'being_prepared'], to: 'sent' },
    deliver: { from: ['ready_for_pickup', 'sent'], to: 'delivered' },
    // What was sent and comes back undelivered is cancelled too.
    cancel: { from: ['waiting_for_payment', 'paid', 'being_prepared', 'ready_for_pickup', 'sent'], to: 'cancelled' },
    // Once all that was paid has been sent back.
    refund: { from: ['paid', 'being_prepared', 'ready_for_pickup', 'sent', 'delivered', 'cancelled'], to: 'refunded' },
  };

/** What happens to orders, as their history names it. */
export const orderEventKinds = [
  'place',
  'pay',
  'prepare',
  'make_ready',
  'send',
  'deliver',
  'cancel',
  'refund',
  'ask_refund',
  'cancel_refund',
  'overpayment',
  'cancel_overpayment',
  'take_back',
  'withdraw',
  'complain',
  'check_age',
  'refuse_handover',
  'set_tracking',
  'correct',
  'note',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** States in which the goods are still in the shop: nothing has to come back before they are somebody else's. */
export const unsentStates: readonly OrderState[] = [
  'waiting_for_payment',
  'paid',
  'being_prepared',
  'ready_for_pickup',
];

/** States in which the goods are still to come: later the expected days say nothing. */
export const awaitedStates: readonly OrderState[] = ['waiting_for_payment', 'paid', 'being_prepared', 'sent'];

/** The state that an action leads to; undefined where it isn't allowed. */
export function nextState(state: OrderState, action: OrderAction, isPickup: boolean): OrderState | undefined {
  if (action === 'make_ready' && !isPickup) return undefined;
  if (action === 'send' && isPickup) return undefined;
  const { from, to } = orderTransitions[action];
  return from.includes(state) ? to : undefined;
}

/** Unpaid orders give their goods back after so many days. */
export const unpaidOrderDays = 7;

/** Orders of the administrators' list. */
export const orderSorts = ['newest', 'oldest', 'largest'] as const;

/** What an administrator may do to several orders at once. */
export const orderMoves = ['prepare', 'make_ready', 'send', 'deliver', 'cancel'] as const;
export type OrderMove = (typeof orderMoves)[number];

/**
 * Why an order isn't moved: it is gone, its state doesn't allow it (any more), its taker's age hasn't been looked at, all
 * its money is on the way back, its buyer has withdrawn and nobody has decided on that, its parcel is on its way. Why its
 * money isn't written down: none is due, it was ordered later than the money is to have come. Or something went wrong.
 */
export const moveObstacles = [
  'missing',
  'state',
  'age_check',
  'money_back',
  'withdrawn',
  'on_its_way',
  'no_money_due',
  'not_ordered_then',
  'failed',
] as const;
export type MoveObstacle = (typeof moveObstacles)[number];

/**
 * What orders wait for a clerk to do: `new` nobody has begun yet, `begun` are to be sent or laid ready, `pickup_late` lie
 * at a branch, `transfer_late` are unpaid, `cash_missing` are out of the shop without their cash being booked.
 */
export const orderTasks = ['new', 'begun', 'pickup_late', 'transfer_late', 'cash_missing'] as const;
export type OrderTask = (typeof orderTasks)[number];

/** Days after which somebody asks the buyer. */
export const lateDays = { pickup: 7, transfer: 3 } as const;
