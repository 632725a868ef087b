import type { ServiceKind, ServiceMethod, ServiceState } from '#shared/paid-services/services.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import type { Row, Rows } from '../rows.ts';
import { secret } from './secret.ts';

interface ServiceRequest {
  readonly id: number;
  readonly kind: ServiceKind;
  readonly accountId: number;
  readonly state: ServiceState;
  /** Minor units, with tax. */
  readonly fee: number;
  readonly method: ServiceMethod;
  readonly daysAgo: number;
  /** Of a refund that is sent; an administrator's own words or one of our reasons. */
  readonly refundReason?: string;
  /** Null: the user or the portal. */
  readonly refundedBy?: number | null;
}

/** Payments and refunds are numbered after those of the orders. */
const firstPayment = 5000;

/** The request of a service with its payment and its refund. Documents are issued as those of the orders. */
export function buildServiceRequest(calendar: Calendar, shop: Shop, request: ServiceRequest): Rows {
  const { id, kind, accountId, state, fee, method, daysAgo, refundReason = '', refundedBy = null } = request;
  const started_at = calendar.daysAgo(daysAgo);
  const later = calendar.daysAgo(daysAgo - 0.02);
  const ended = calendar.daysAgo(daysAgo - 0.9);
  const number = `${started_at.slice(2, 4)}9${String(id).padStart(7, '0')}`;
  const isPaid = state === 'paid' || state === 'refunded';
  const paymentId = firstPayment + id;
  const open = method === 'card' ? 'failed' : 'created';
  const service: Row = {
    id,
    kind,
    account_id: accountId,
    number,
    state,
    fee_minor: fee,
    tax_rate: shop.taxRates[0],
    currency_code: shop.currency,
    method,
    locale: 'cs',
    customer: {
      name: 'Jan Ukázkový',
      person: null,
      street: 'Ukázková 12',
      city: shop.country === 'CZ' ? 'Praha' : 'Bratislava',
      postcode: shop.country === 'CZ' ? '110 00' : '811 01',
      country: shop.country,
      company_id: null,
      tax_id: null,
    },
    started_at,
    paid_at: isPaid ? later : null,
    ended_at: state === 'refunded' || state === 'cancelled' ? ended : null,
  };
  const payment: Row = {
    id: paymentId,
    key: secret(`payment ${paymentId}`),
    subject_kind: kind,
    subject_id: id,
    provider: method === 'card' ? 'test' : method,
    provider_id: method === 'card' ? secret(`payment ${paymentId}`) : null,
    amount_minor: fee,
    currency_code: shop.currency,
    variable_symbol: number,
    state: isPaid ? 'paid' : state === 'cancelled' ? 'cancelled' : open,
    provider_state: method === 'card' ? (isPaid ? 'PAID' : 'REFUSED') : null,
    created_at: started_at,
    changed_at: later,
    paid_at: isPaid ? later : null,
    is_overpayment: false,
  };
  if (state !== 'refunded') return { paid_service: [service], payment: [payment] };
  const refund: Row = {
    id: paymentId,
    payment_id: paymentId,
    amount_minor: fee,
    reason: refundReason,
    state: 'done',
    failure: null,
    actor_id: refundedBy,
    created_at: ended,
    asked_at: ended,
    done_at: ended,
  };
  return { paid_service: [service], payment: [payment], refund: [refund] };
}
