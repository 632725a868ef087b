/** The states of an order and the transitions between them (requirement ). */
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

/** By action: the states it is allowed in, and the resulting state. */
export const orderTransitions: Record<OrderAction, { readonly from: readonly OrderState[]; readonly to: OrderState }> =
  {
    pay: { from: ['waiting_for_payment'], to: 'paid' },
    prepare: { from: ['paid'], to: 'being_prepared' },
    // Personal pickup only; all other orders are sent.
    make_ready: { from: ['paid', 'being_prepared'], to: 'ready_for_pickup' },
    send: { from: ['paid', 'being_prepared'], to: 'sent' },
    deliver: { from: ['ready_for_pickup', 'sent'], to: 'delivered' },
    // Also an order that was sent and came back undelivered.
    cancel: { from: ['waiting_for_payment', 'paid', 'being_prepared', 'ready_for_pickup', 'sent'], to: 'cancelled' },
    // Once the whole paid amount has been refunded.
    refund: { from: ['paid', 'being_prepared', 'ready_for_pickup', 'sent', 'delivered', 'cancelled'], to: 'refunded' },
  };

/** Kinds of events in an order's history. */
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
  'part_payment',
  'cancel_part_payment',
  'take_back',
  'withdraw',
  'complain',
  'check_age',
  'refuse_handover',
  'set_tracking',
  'correct',
  'renew_link',
  'change_payment',
  'change_lines',
  'note',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** States in which the goods have not left the shop, so they can be restocked at once. */
export const unsentStates: readonly OrderState[] = [
  'waiting_for_payment',
  'paid',
  'being_prepared',
  'ready_for_pickup',
];

/** States in which delivery is still ahead: in later ones the expected dates are meaningless. */
export const awaitedStates: readonly OrderState[] = ['waiting_for_payment', 'paid', 'being_prepared', 'sent'];

/** The state after an action; undefined if it isn't allowed. */
export function nextState(state: OrderState, action: OrderAction, isPickup: boolean): OrderState | undefined {
  if (action === 'make_ready' && !isPickup) return undefined;
  if (action === 'send' && isPickup) return undefined;
  const { from, to } = orderTransitions[action];
  return from.includes(state) ? to : undefined;
}

/** Sort orders of the administrators' list. */
export const orderSorts = ['newest', 'oldest', 'largest'] as const;

/** Bulk actions of administrators. */
export const orderMoves = ['prepare', 'make_ready', 'send', 'deliver', 'cancel'] as const;
export type OrderMove = (typeof orderMoves)[number];

/**
 * Why an order isn't moved: it doesn't exist, its state doesn't allow it (any more), the recipient's age hasn't been
 * checked, all its money is being refunded, the buyer has withdrawn and the withdrawal is undecided, its parcel is on
 * its way. Why a payment isn't recorded: none is due, the order is newer than the payment. `failed`: an unexpected
 * error.
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
 * Tasks for a clerk: `new` has not been started yet, `begun` must be sent or made ready, `pickup_late` was not picked
 * up from a branch, `transfer_late` is unpaid, `cash_missing` has left the shop without its cash being booked.
 */
export const orderTasks = ['new', 'begun', 'pickup_late', 'transfer_late', 'cash_missing'] as const;
export type OrderTask = (typeof orderTasks)[number];

/** Days after which a clerk contacts the buyer. */
export const lateDays = { transfer: 3 } as const;
