import { isoDay } from '#shared/i18n/dates.ts';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { awaitsMoney, movesOf } from '../order-policy.ts';
import type { AdminOrderRecord, ExportedOrderRecord } from './admin-order.queries.ts';

export function presentAdminOrderRow(row: AdminOrderRecord): Omit<AdminOrderRow, 'returns'> {
  const { first_name, last_name, total_minor, currency_code, placed_at, paid_at, ...rest } = row;
  const { branch_id: _branch, is_money_back: _isMoneyBack, ...order } = rest;
  return {
    ...order,
    placed_at: placed_at.toISOString(),
    is_paid: paid_at !== null,
    name: `${first_name} ${last_name}`.trim(),
    total: { amount: total_minor, currency: currency_code },
    waits_for_money: awaitsMoney({ state: row.state, payment_code: row.payment, paid_at }),
    moves: movesOf(row),
  };
}

export interface ExportedOrder
  extends Omit<AdminOrderRow, 'returns'>, Omit<ExportedOrderRecord, keyof AdminOrderRecord | 'phone_prefix'> {
  /** ISO date in the shop's time zone. */
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
