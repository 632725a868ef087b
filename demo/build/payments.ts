import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

interface PaidOrder {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly total: number;
  readonly currency: string;
  /** Minor units that went back. */
  readonly refunded: number;
  /** Hours after the order was placed when its state came about. */
  readonly settledAfter: number;
  readonly at: (hours: number) => string;
}

/** Surplus payments are numbered after those of the orders. */
const surplusFrom = 1000;

/**
 * What was paid for an order at the test gateway and what went back. Who cancelled had paid twice, and of what is on its
 * way a part could not be sent back: both wait in the administration.
 */
export function paymentsOf(order: PaidOrder): Rows {
  const { id, state, total, refunded, settledAfter: after, at } = order;
  const isCancelled = state === 'cancelled';
  const refund = { payment_id: id, state: 'done', last_error: null, created_at: at(after + 20) };
  return {
    payment: [
      pay(order, { id, hours: 0.1 }),
      ...(isCancelled ? [pay(order, { id: surplusFrom + id, hours: 1, is_surplus: true })] : []),
    ],
    payment_notice: [
      tell(order, { id, hours: 0.1, verdict: 'settled' }),
      ...(isCancelled ? [tell(order, { id: surplusFrom + id, hours: 1, verdict: 'surplus' })] : []),
    ],
    refund: [
      ...(refunded === 0
        ? []
        : [
            {
              ...refund,
              id,
              amount_minor: refunded,
              reason: isCancelled ? 'cancelled' : 'Jedna z lahví dorazila rozbitá.',
              done_at: at(after + 21),
            },
          ]),
      ...(state === 'sent'
        ? [
            {
              ...refund,
              id,
              amount_minor: Math.round(total / 5),
              reason: 'Sleva za zpožděné odeslání.',
              state: 'failed',
              done_at: null,
              last_error: 'The gateway was asked before, its answer is not known',
            },
          ]
        : []),
    ],
  };
}

function pay(order: PaidOrder, { id, hours, ...rest }: { id: number; hours: number } & Row): Row {
  return {
    id,
    key: secret(`payment ${id}`),
    subject_kind: 'order',
    subject_id: order.id,
    provider: 'test',
    provider_id: secret(`payment ${id}`),
    amount_minor: order.total,
    currency_code: order.currency,
    variable_symbol: order.number,
    state: 'paid',
    provider_state: 'PAID',
    created_at: order.at(0),
    changed_at: order.at(hours),
    paid_at: order.at(hours),
    is_surplus: false,
    ...rest,
  };
}

function tell(order: PaidOrder, { id, hours, verdict }: { id: number; hours: number; verdict: string }): Row {
  return {
    payment_id: id,
    provider: 'test',
    provider_id: secret(`payment ${id}`),
    body: { outcome: 'pay', told: 'PAID' },
    verdict,
    received_at: order.at(hours),
  };
}
