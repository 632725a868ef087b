import { expectedSpan, readySpan, type Span } from '#server/features/delivery/index.ts';
import { waitsForMoney } from './admin-order-presenter.ts';
import type { OrderDetailRow } from './order-detail.queries.ts';

export function awaitsTransfer({ payment_code, state }: Pick<OrderDetailRow, 'payment_code' | 'state'>): boolean {
  return payment_code === 'bank_transfer' && state === 'waiting_for_payment';
}

/** Whether somebody is still to take an order's cash, or to say that it has come. */
export function awaitsCash(order: Pick<OrderDetailRow, 'payment_code' | 'state' | 'paid_at'>): boolean {
  return order.payment_code === 'cash_on_delivery' && waitsForMoney(order);
}

/**
 * How many working days an order takes once its money has come; null where nobody waits for it. The dates that it was
 * promised count from the order and are written anew on that day (`settleOrder`): until then they say nothing.
 */
export function daysAfterPayment({ awaited, branch_id }: Pick<OrderDetailRow, 'awaited' | 'branch_id'>): Span | null {
  if (!awaited) return null;
  const { is_all_there, is_in_prague, days_min: min, days_max: max } = awaited;
  return branch_id === null
    ? expectedSpan(is_in_prague ? 'prague' : 'elsewhere', { min, max })
    : readySpan(is_all_there);
}
