import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Order } from '#shared/orders/contract.ts';
import {
  nextState,
  orderMoves,
  unsentStates,
  type MoveObstacle,
  type OrderMove,
  type OrderState,
} from '#shared/orders/lifecycle.ts';
import { isRefundReason } from '#shared/payments/payments.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';

/** Rules of orders by their state. Pure, and shared by presenters and use cases. */

/** The columns that the rules read; several queries select them. */
interface OrderFacts {
  readonly state: OrderState;
  readonly payment_code: PaymentMethodCode;
  readonly paid_at: Date | null;
  /** What transfers have paid while it waits for the rest. */
  readonly part_paid_minor: number;
  /** Of the pickup; null when the goods are shipped. */
  readonly branch_id: number | null;
  readonly needs_age_check: boolean;
  /** Nobody has begun to prepare it. */
  readonly is_new: boolean;
  /** A refund of all that was paid was requested before the goods left. */
  readonly is_money_back: boolean;
  /** The buyer has withdrawn and nobody has decided on it. */
  readonly is_withdrawn_from: boolean;
}

type Facts<Name extends keyof OrderFacts> = Pick<OrderFacts, Name>;

// Payment

/** False for orders that are paid, cancelled or refunded: money that comes for them is an overpayment. */
export function acceptsPayment({ state, paid_at }: Facts<'state' | 'paid_at'>): boolean {
  return paid_at === null && state !== 'cancelled' && state !== 'refunded';
}

export function canBePaidOnline({ state, payment_code }: Facts<'state' | 'payment_code'>): boolean {
  return state === 'waiting_for_payment' && payment_code === 'card';
}

/**
 * Buyers may choose another payment method while the order waits for its payment. Once a transfer has paid a part, only
 * another one can pay exactly the rest.
 */
export function canChangePayment({ state, part_paid_minor: paid }: Facts<'state' | 'part_paid_minor'>): boolean {
  return state === 'waiting_for_payment' && paid === 0;
}

/**
 * Whether a payment of a method or sum that the order no longer expects still pays it. Once the parcel of an order paid
 * on delivery is being prepared, its carrier may be collecting the cash.
 */
export function acceptsEarlierPayment({
  state,
  payment_code,
  is_new,
}: Facts<'state' | 'payment_code' | 'is_new'>): boolean {
  return (
    state === 'waiting_for_payment' || (payment_code === 'cash_on_delivery' && state === 'being_prepared' && is_new)
  );
}

export function awaitsTransfer({ state, payment_code }: Facts<'state' | 'payment_code'>): boolean {
  return state === 'waiting_for_payment' && payment_code === 'bank_transfer';
}

/** What is still to be paid, in minor units; 0 also when the parts exceed a total that was lowered since. */
export function restToPay(order: { readonly total_minor: number; readonly part_paid_minor: number }): number {
  return Math.max(0, order.total_minor - order.part_paid_minor);
}

/** Awaits a transfer or cash that a clerk will record. */
export function awaitsMoney(order: Facts<'state' | 'payment_code' | 'paid_at'>): boolean {
  return order.payment_code !== 'card' && acceptsPayment(order);
}

/** The carrier or the branch has yet to take the cash, or a clerk to record it. */
export function awaitsCash(order: Facts<'state' | 'payment_code' | 'paid_at'>): boolean {
  return order.payment_code === 'cash_on_delivery' && awaitsMoney(order);
}

/**
 * Also a transfer that was on its way when the order was cancelled: it is recorded as an overpayment. And one that the
 * buyer sent before choosing to pay by card (`isPayableByHand`): it pays the order.
 */
export function canBeMarkedPaid(
  order: Facts<'state' | 'payment_code' | 'paid_at'>,
  payment: Order['payment']['state'],
  isPayableByHand: boolean,
): boolean {
  const { state, payment_code, paid_at } = order;
  const mayComeLate =
    state === 'cancelled' && payment_code === 'bank_transfer' && paid_at === null && payment !== 'none';
  return awaitsMoney(order) || mayComeLate || (state === 'waiting_for_payment' && isPayableByHand);
}

/**
 * Whether an administrator may cancel a refund that has not been sent. Not where the buyer is owed the money: the order
 * is cancelled, the buyer returns goods or complained, or the refund returned pieces to the stock or wrote them off.
 */
export function canRefundBeCancelled(
  { state }: Facts<'state'>,
  { reason, content }: { readonly reason: string; readonly content: RefundContent | null },
): boolean {
  const isForPieces = content !== null && content.lines.length > 0;
  return state !== 'cancelled' && !isRefundReason(reason) && !isForPieces;
}

// Moves

/** The moves that an order's state allows, for the administration's buttons. */
export function movesOf(order: Facts<'state' | 'branch_id' | 'is_new' | 'is_money_back'>): OrderMove[] {
  return orderMoves.filter((move) => isOpenTo(move, order) && (canBegin(move, order) || leadsOn(move, order)));
}

/** @returns why an order can't be moved; undefined when it can */
export function moveObstacle(
  order: Facts<'state' | 'branch_id' | 'needs_age_check' | 'is_new' | 'is_money_back' | 'is_withdrawn_from'>,
  { move, isAgeChecked, cancelsSent }: MoveRequest,
): MoveObstacle | undefined {
  if (!isOpenTo(move, order)) return 'money_back';
  if (!canBegin(move, order) && !leadsOn(move, order)) return 'state';
  if (order.is_withdrawn_from && awaitsDecision(move)) return 'withdrawn';
  // The goods would be sold again while the courier still has them.
  if (move === 'cancel' && order.state === 'sent' && !cancelsSent) return 'on_its_way';
  return move === 'deliver' && needsStaffAgeCheck(order) && !isAgeChecked ? 'age_check' : undefined;
}

interface MoveRequest {
  readonly move: OrderMove;
  /** The clerk has checked the recipient's age. */
  readonly isAgeChecked: boolean;
  /** The clerk cancels an order although its parcel is on its way. */
  readonly cancelsSent: boolean;
}

/**
 * An order paid on delivery is in the state `being_prepared` from the start. That somebody begins to prepare it is
 * recorded as an event; its state stays.
 */
export function canBegin(move: OrderMove, { state, is_new }: Facts<'state' | 'is_new'>): boolean {
  return move === 'prepare' && state === 'being_prepared' && is_new;
}

function leadsOn(move: OrderMove, { state, branch_id }: Facts<'state' | 'branch_id'>): boolean {
  return nextState(state, move, branch_id !== null) !== undefined;
}

/** Once all money is on its way back, an order that has not left can only be cancelled. */
function isOpenTo(move: OrderMove, { is_money_back }: Facts<'is_money_back'>): boolean {
  return !is_money_back || move === 'cancel';
}

/** Moves that wait for the decision on a withdrawal. */
function awaitsDecision(move: OrderMove): boolean {
  return move === 'prepare' || move === 'make_ready' || move === 'send';
}

/** At a branch our own staff check the recipient's age; otherwise the courier does. */
export function needsStaffAgeCheck({ needs_age_check, branch_id }: Facts<'needs_age_check' | 'branch_id'>): boolean {
  return needs_age_check && branch_id !== null;
}

/** Goods that wait at a branch for a recipient who must be an adult. */
export function canRefuseHandover(order: Facts<'state' | 'needs_age_check' | 'branch_id'>): boolean {
  return order.state === 'ready_for_pickup' && needsStaffAgeCheck(order);
}

export function canChangeTracking({ state }: Facts<'state'>): boolean {
  return state === 'sent';
}

/** A clerk may correct names and addresses until the goods leave. */
export function canBeCorrected({ state }: Facts<'state'>): boolean {
  return unsentStates.includes(state);
}

/** A clerk may change what an order that nobody has paid or sent consists of. */
export function canChangeLines({ state, paid_at }: Facts<'state' | 'paid_at'>): boolean {
  return paid_at === null && unsentStates.includes(state);
}

/** Buyers may cancel until somebody begins to prepare the order. */
export function mayBuyerCancel(order: Facts<'state' | 'payment_code' | 'is_new'>): boolean {
  const { state, payment_code, is_new } = order;
  if (state === 'waiting_for_payment' || state === 'paid') return true;
  return state === 'being_prepared' && payment_code === 'cash_on_delivery' && is_new;
}

/**
 * Whether goods that the buyer has withdrawn from can be taken back before they leave. A part of an unpaid order cannot:
 * its parcel goes as it was ordered and is paid on delivery.
 */
export function canTakeBackUnsent({ state, paid_at }: Facts<'state' | 'paid_at'>, isAll: boolean): boolean {
  return unsentStates.includes(state) && (isAll || paid_at !== null);
}

/** The carrier or the buyer has the goods. */
export function hasLeft({ state }: Facts<'state'>): boolean {
  return state === 'sent' || state === 'delivered';
}
