import { isoDay } from '#shared/i18n/dates.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { unsentStates } from '#shared/orders/lifecycle.ts';
import type { AdminReturn, adminReturnsContract } from '#shared/returns/admin-contract.ts';
import type { OrderReturns, ReturnRefund } from '#shared/returns/contract.ts';
import type { ReturnPurpose } from '#shared/returns/lifecycle.ts';
import { withdrawalDays } from '#shared/returns/limits.ts';
import type { Shop } from '#shared/shop/shops.ts';
import {
  awaitsCash,
  dayAfter,
  lastWithdrawalDay,
  mayComplain,
  mayWithdraw,
  type GoodsBack,
} from '#server/features/orders/index.ts';
import type { AdminReturnRow } from './admin-return.queries.ts';
import type {
  ComplaintOfOrderRow,
  ReturnableLineRow,
  ReturnedOrderRow,
  WithdrawalOfOrderRow,
} from './returned-order.queries.ts';
import { worthOfComplaint, worthOfWithdrawal } from './worth-of-return.ts';

interface Parts {
  readonly order: ReturnedOrderRow;
  readonly lines: readonly ReturnableLineRow[];
  /** By line: pieces that went back. */
  readonly back: ReadonlyMap<number, number>;
  /** By line: pieces of which there is an open complaint. */
  readonly underComplaint: ReadonlyMap<number, number>;
  readonly withdrawals: readonly WithdrawalOfOrderRow[];
  readonly complaints: readonly ComplaintOfOrderRow[];
  readonly shop: Shop;
  readonly now: Date;
}

export function presentReturns(parts: Parts): OrderReturns {
  const { order, lines, back, underComplaint, withdrawals, complaints, shop, now } = parts;
  const { id, hash, number, state, name, email, needs_bank_account, currency_code, delivered_at } = order;
  const leftOf = (line: ReturnableLineRow) => Math.max(0, line.quantity - (back.get(line.id) ?? 0));
  // Nobody knows whether what goes back is what was complained of: for the buyer, it is.
  const complainableOf = (line: ReturnableLineRow) =>
    Math.max(0, Math.min(leftOf(line), line.quantity - (underComplaint.get(line.id) ?? 0)));
  return {
    order: { id, hash, number, state, name, email, needs_bank_account },
    may_withdraw: lines.some((line) => leftOf(line) > 0) && mayWithdraw(order, shop, now),
    withdraw_until: delivered_at && lastWithdrawalDay(delivered_at, shop),
    may_complain: lines.some((line) => complainableOf(line) > 0) && mayComplain(order, shop, now),
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      left: leftOf(line),
      complainable: complainableOf(line),
      price: { amount: line.price_minor, currency: currency_code },
    })),
    withdrawals: withdrawals.map(({ received_at, refund_minor, refund_state, ...withdrawal }) => ({
      ...withdrawal,
      received_at: received_at.toISOString(),
      refund: presentRefund({ refund_minor, refund_state, currency_code }),
    })),
    complaints: complaints.map(({ received_at, refund_minor, refund_state, ...complaint }) => ({
      ...complaint,
      received_at: received_at.toISOString(),
      refund: presentRefund({ refund_minor, refund_state, currency_code }),
    })),
  };
}

function presentRefund({
  refund_minor: amount,
  refund_state: state,
  currency_code: currency,
}: Pick<AdminReturnRow, 'refund_minor' | 'refund_state' | 'currency_code'>): ReturnRefund | null {
  return amount === null || state === null ? null : { amount: { amount, currency }, state };
}

/** @param back what of its order went back */
export function presentAdminReturn(
  row: AdminReturnRow,
  { kind, shop, back }: { kind: ReturnPurpose; shop: Shop; back: GoodsBack },
): AdminReturn {
  const { order_id, number, company, order_state, payment_code, paid_at, received_at, decided_at, due_on, ...more } =
    row;
  const { currency_code, refundable_minor, goods, refund_minor, refund_state, ...rest } = more;
  const worth = goods ? worthOfComplaint(back, goods) : worthOfWithdrawal(back, row.id);
  return {
    ...rest,
    kind,
    order: {
      id: order_id,
      number,
      company,
      is_unsent: unsentStates.includes(order_state),
      payment: payment_code,
      awaits_cash: awaitsCash({ state: order_state, payment_code, paid_at }),
    },
    received_at: received_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    due_on: due_on ?? dayAfter(isoDay(received_at, shop.timeZone), withdrawalDays),
    suggested: { amount: Math.min(worth.amount, refundable_minor), currency: currency_code },
    refund: presentRefund({ refund_minor, refund_state, currency_code }),
  };
}

export function presentReturnsOfOrder(
  withdrawals: readonly WithdrawalOfOrderRow[],
  complaints: readonly ComplaintOfOrderRow[],
): CallAnswer<(typeof adminReturnsContract)['ofOrder']> {
  return [
    ...withdrawals.map(({ id, state, received_at: at, lines }) => ({
      kind: 'withdrawal' as const,
      id,
      state,
      at,
      lines,
    })),
    ...complaints.map(({ id, state, received_at: at, name, quantity }) => ({
      kind: 'complaint' as const,
      id,
      state,
      at,
      lines: [{ name, quantity }],
    })),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...row }) => ({ ...row, received_at: at.toISOString() }));
}
