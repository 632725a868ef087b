import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

export interface DemoRefund {
  /** Minor units. */
  readonly amount: number;
  readonly state: 'done' | 'waiting' | 'failed' | 'unapproved';
  readonly reason: string;
  /** After the order was placed. */
  readonly hours: number;
  readonly actorId: number | null;
}

interface PaidOrder {
  readonly id: number;
  readonly number: string;
  readonly method: PaymentMethodCode;
  readonly total: number;
  readonly currency: string;
  /** Hours after the order was placed; null: not paid (yet). */
  readonly paidAfter: number | null;
  /** When it was cancelled unpaid. */
  readonly cancelledAfter: number | null;
  /** Paid a second time: it waits to be sent back. */
  readonly isPaidTwice: boolean;
  readonly refund: DemoRefund | undefined;
  readonly at: (hours: number) => string;
}

/** Overpayment payments are numbered after those of the orders. */
const overpaymentFrom = 1000;

/** What was paid for an order, what its gateway told of it, and what went back. */
export function paymentsOf(order: PaidOrder): Rows {
  const { id, method, paidAfter, isPaidTwice, refund, at } = order;
  const overpayment = { id: overpaymentFrom + id, hours: 1 };
  const isTold = method === 'card';
  return {
    payment: [firstPayment(order), ...(isPaidTwice ? [pay(order, overpayment, { is_overpayment: true })] : [])],
    payment_webhook: [
      ...(isTold && paidAfter !== null ? [tell(order, { id, hours: paidAfter }, 'settled')] : []),
      ...(isTold && paidAfter === null ? [tell(order, { id, hours: 0.2 }, 'noted')] : []),
      ...(isPaidTwice ? [tell(order, overpayment, 'overpayment')] : []),
    ],
    refund: refund
      ? [
          {
            id,
            payment_id: id,
            amount_minor: refund.amount,
            reason: refund.reason,
            state: refund.state,
            failure: refund.state === 'failed' ? 'answer_unknown' : null,
            actor_id: refund.actorId,
            // Only one that waits for approval was requested by somebody else than the administrator.
            asked_by: refund.state === 'unapproved' ? refund.actorId : null,
            created_at: at(refund.hours),
            asked_at: method === 'card' && refund.state !== 'unapproved' ? at(refund.hours) : null,
            done_at: refund.state === 'done' ? at(refund.hours + 0.1) : null,
          },
        ]
      : [],
  };
}

function firstPayment(order: PaidOrder): Row {
  const { id, method, paidAfter, cancelledAfter, at } = order;
  if (paidAfter !== null) return pay(order, { id, hours: paidAfter }, {});
  // A card was refused, a transfer has not come, cash comes with the goods.
  if (method === 'card') return attempt(order, id, { state: 'failed', provider_state: 'REFUSED', changed_at: at(0.2) });
  const isOver = cancelledAfter !== null;
  return attempt(order, id, isOver ? { state: 'cancelled', changed_at: at(cancelledAfter) } : {});
}

interface Moment {
  readonly id: number;
  readonly hours: number;
}

function pay(order: PaidOrder, { id, hours }: Moment, rest: Row): Row {
  const time = order.at(hours);
  const provider_state = order.method === 'card' ? 'PAID' : null;
  return attempt(order, id, { state: 'paid', provider_state, changed_at: time, paid_at: time, ...rest });
}

function attempt({ id: subject_id, number, method, total, currency, at }: PaidOrder, id: number, rest: Row): Row {
  return {
    id,
    key: secret(`payment ${id}`),
    subject_kind: 'order',
    subject_id,
    provider: method === 'card' ? 'test' : method,
    provider_id: method === 'card' ? secret(`payment ${id}`) : null,
    amount_minor: total,
    currency_code: currency,
    variable_symbol: number,
    state: 'created',
    provider_state: null,
    created_at: at(0),
    changed_at: at(0),
    paid_at: null,
    is_overpayment: false,
    ...rest,
  };
}

function tell({ at }: PaidOrder, { id, hours }: Moment, outcome: 'settled' | 'overpayment' | 'noted'): Row {
  const isRefused = outcome === 'noted';
  return {
    payment_id: id,
    provider: 'test',
    provider_id: secret(`payment ${id}`),
    body: isRefused ? { outcome: 'refuse', told: 'REFUSED' } : { outcome: 'pay', told: 'PAID' },
    outcome,
    received_at: at(hours),
  };
}
