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
  type ReturnedGoods,
} from '#server/features/orders/index.ts';
import type { AdminReturnRow } from './admin-return.queries.ts';
import { complainablePieces, piecesLeft } from './return-policy.ts';
import type {
  ComplaintOfOrderRow,
  ReturnableLineRow,
  ReturnedOrderRow,
  WithdrawalOfOrderRow,
} from './returned-order.queries.ts';
import { valueOfComplaint, valueOfWithdrawal } from './value-of-return.ts';

interface Parts {
  readonly order: ReturnedOrderRow;
  readonly lines: readonly ReturnableLineRow[];
  /** Returned pieces, by line. */
  readonly returned: ReadonlyMap<number, number>;
  /** Pieces under an open complaint, by line. */
  readonly underComplaint: ReadonlyMap<number, number>;
  readonly withdrawals: readonly WithdrawalOfOrderRow[];
  readonly complaints: readonly ComplaintOfOrderRow[];
  readonly shop: Shop;
  readonly now: Date;
}

export function presentReturns(parts: Parts): OrderReturns {
  const { order, lines, returned, underComplaint, withdrawals, complaints, shop, now } = parts;
  const { id, hash, number, state, name, email, needs_bank_account, currency_code, delivered_at } = order;
  const presentedLines = lines.map((line) => ({
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    left: piecesLeft(line, returned),
    complainable: complainablePieces(line, returned, underComplaint),
    price: { amount: line.price_minor, currency: currency_code },
  }));
  return {
    order: { id, hash, number, state, name, email, needs_bank_account },
    may_withdraw: presentedLines.some(({ left }) => left > 0) && mayWithdraw(order, shop, now),
    withdraw_until: delivered_at && lastWithdrawalDay(delivered_at, shop),
    may_complain: presentedLines.some(({ complainable }) => complainable > 0) && mayComplain(order, shop, now),
    lines: presentedLines,
    withdrawals: withdrawals.map(({ received_at, refund_minor, refund_state, ...withdrawal }) => ({
      ...withdrawal,
      received_at: received_at.toISOString(),
      refund: forBuyer({ refund_minor, refund_state, currency_code }),
    })),
    complaints: complaints.map(({ received_at, refund_minor, refund_state, ...complaint }) => ({
      ...complaint,
      received_at: received_at.toISOString(),
      refund: forBuyer({ refund_minor, refund_state, currency_code }),
    })),
  };
}

/** Who approves a refund is the shop's affair. */
function forBuyer(row: Parameters<typeof presentRefund>[0]): ReturnRefund | null {
  const refund = presentRefund(row);
  return refund?.state === 'unapproved' ? { ...refund, state: 'waiting' } : refund;
}

function presentRefund({
  refund_minor: amount,
  refund_state: state,
  currency_code: currency,
}: Pick<AdminReturnRow, 'refund_minor' | 'refund_state' | 'currency_code'>): ReturnRefund | null {
  return amount === null || state === null ? null : { amount: { amount, currency }, state };
}

/** @param returned goods of the order that were returned */
export function presentAdminReturn(
  row: AdminReturnRow,
  { kind, shop, returned }: { kind: ReturnPurpose; shop: Shop; returned: ReturnedGoods },
): AdminReturn {
  const { order_id, number, company, order_state, payment_code, paid_at, received_at, decided_at, due_on, ...more } =
    row;
  const { currency_code, refundable_minor, goods, refund_minor, refund_state, ...rest } = more;
  const value = goods ? valueOfComplaint(returned, goods) : valueOfWithdrawal(returned, row.id);
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
    suggested: { amount: Math.min(value.amount, refundable_minor), currency: currency_code },
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
