import { isoDay } from '#shared/i18n/dates.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { unsentStates } from '#shared/orders/lifecycle.ts';
import type { AdminReturn, adminReturnsContract } from '#shared/returns/admin-contract.ts';
import type { OrderReturns, ReturnPurpose, ReturnRefund } from '#shared/returns/contract.ts';
import { withdrawalDays } from '#shared/returns/limits.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { AdminReturnRow } from './admin-return.queries.ts';
import { dayAfter, lastWithdrawalDay, mayComplain, mayWithdraw } from './return-periods.ts';
import type {
  ComplaintOfOrderRow,
  ReturnableLineRow,
  ReturnedOrderRow,
  WithdrawalOfOrderRow,
} from './returned-order.queries.ts';

interface Parts {
  readonly order: ReturnedOrderRow;
  readonly lines: readonly ReturnableLineRow[];
  readonly withdrawals: readonly WithdrawalOfOrderRow[];
  readonly complaints: readonly ComplaintOfOrderRow[];
  readonly shop: Shop;
  readonly now: Date;
}

export function presentReturns({ order, lines, withdrawals, complaints, shop, now }: Parts): OrderReturns {
  const { id, hash, number, state, name, email, currency_code, delivered_at } = order;
  const isLeft = lines.some(({ quantity, withdrawn }) => withdrawn < quantity);
  return {
    order: { id, hash, number, state, name, email },
    may_withdraw: isLeft && mayWithdraw(order, shop, now),
    withdraw_until: delivered_at && lastWithdrawalDay(delivered_at, shop),
    may_complain: mayComplain(order, now),
    lines: lines.map(({ price_minor, withdrawn, ...line }) => ({
      ...line,
      left: Math.max(0, line.quantity - withdrawn),
      price: { amount: price_minor, currency: currency_code },
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

export function presentAdminReturn(row: AdminReturnRow, kind: ReturnPurpose, shop: Shop): AdminReturn {
  const { order_id, hash, number, company, order_state, received_at, decided_at, due_on, ...more } = row;
  const { currency_code, suggested_minor, refund_minor, refund_state, ...rest } = more;
  return {
    ...rest,
    kind,
    order: { id: order_id, hash, number, company, is_unsent: unsentStates.includes(order_state) },
    received_at: received_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    due_on: due_on ?? dayAfter(isoDay(received_at, shop.timeZone), withdrawalDays),
    suggested: { amount: suggested_minor, currency: currency_code },
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
