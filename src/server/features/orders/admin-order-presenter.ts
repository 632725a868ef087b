import { orderMoves, type AdminOrderRow, type OrderMove } from '#shared/orders/admin-contract.ts';
import { nextState, type OrderState } from '#shared/orders/lifecycle.ts';
import type { AdminOrderRecord } from './admin-order.queries.ts';

export function presentAdminOrderRow(row: AdminOrderRecord): AdminOrderRow {
  const { first_name, last_name, total_minor, currency_code, placed_at, paid_at, branch_id, ...order } = row;
  return {
    ...order,
    placed_at: placed_at.toISOString(),
    is_paid: paid_at !== null,
    name: `${first_name} ${last_name}`.trim(),
    total: { amount: total_minor, currency: currency_code },
    moves: movesOf(row.state, branch_id !== null),
  };
}

/** What may be done to an order in a state. */
export function movesOf(state: OrderState, isPickup: boolean): OrderMove[] {
  return orderMoves.filter((move) => nextState(state, move, isPickup) !== undefined);
}
