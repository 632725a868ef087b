import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { isOpenTo, nextState, orderMoves, type OrderMove, type OrderState } from '#shared/orders/lifecycle.ts';
import type { AdminOrderRecord, ExportedOrderRecord } from './admin-order.queries.ts';

export function presentAdminOrderRow(row: AdminOrderRecord): Omit<AdminOrderRow, 'returns'> {
  const { first_name, last_name, total_minor, currency_code, placed_at, paid_at, branch_id, ...rest } = row;
  const { is_money_back: isMoneyBack, ...order } = rest;
  return {
    ...order,
    placed_at: placed_at.toISOString(),
    is_paid: paid_at !== null,
    name: `${first_name} ${last_name}`.trim(),
    total: { amount: total_minor, currency: currency_code },
    waits_for_money: waitsForMoney({ state: row.state, payment_code: row.payment, paid_at }),
    moves: movesOf(row.state, { isPickup: branch_id !== null, isNew: row.is_new, isMoneyBack }),
  };
}

export interface ExportedOrder
  extends Omit<AdminOrderRow, 'returns'>, Omit<ExportedOrderRecord, keyof AdminOrderRecord | 'phone_prefix'> {
  /** ISO date where the shop is. */
  readonly paid_on: string | null;
}

export function presentExportedOrder(row: ExportedOrderRecord): ExportedOrder {
  const { delivery_address, invoice_address, weight_g, tracking_code, invoice_number } = row;
  return {
    ...presentAdminOrderRow(row),
    phone: `${row.phone_prefix} ${row.phone}`.trim(),
    delivery_address,
    invoice_address,
    weight_g,
    tracking_code,
    paid_on: row.paid_at && isoDay(row.paid_at),
    invoice_number,
  };
}

interface Owed {
  readonly state: OrderState;
  readonly payment_code: PaymentMethodCode;
  readonly paid_at: Date | null;
}

/** For a transfer or for cash, of which a person must say that it has come. */
export function waitsForMoney({ state, payment_code, paid_at }: Owed): boolean {
  return payment_code !== 'card' && paid_at === null && state !== 'cancelled' && state !== 'refunded';
}

/** Goods that lie at a branch for somebody who has to be an adult. */
export function canRefuseHandover(order: {
  readonly state: OrderState;
  readonly branch_id: number | null;
  readonly needs_age_check: boolean;
}): boolean {
  return order.state === 'ready_for_pickup' && order.branch_id !== null && order.needs_age_check;
}

/** What may be done to an order in a state. */
export function movesOf(
  state: OrderState,
  {
    isPickup,
    isNew,
    isMoneyBack,
  }: { readonly isPickup: boolean; readonly isNew: boolean; readonly isMoneyBack: boolean },
): OrderMove[] {
  return orderMoves.filter(
    (move) =>
      isOpenTo(move, isMoneyBack) &&
      (nextState(state, move, isPickup) !== undefined || (move === 'prepare' && mayBegin({ state, is_new: isNew }))),
  );
}

/** Paid on delivery, an order is to be prepared from the first: that somebody has begun is written down only. */
export function mayBegin({ state, is_new }: { readonly state: OrderState; readonly is_new: boolean }): boolean {
  return state === 'being_prepared' && is_new;
}
