import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminPaymentsContract } from '#shared/payments/admin-contract.ts';
import { isGateway, refundStep, type PaymentProvider } from '#shared/payments/payments.ts';
import type { AdminRefundRow, WebhookRow, OverpaymentRow } from './admin-payment.queries.ts';

type Answer<Call extends keyof typeof adminPaymentsContract> = CallAnswer<(typeof adminPaymentsContract)[Call]>;

export function presentOverpayment(
  row: OverpaymentRow,
  canSendBack: (provider: PaymentProvider) => boolean,
): Answer<'overpayment'>['payments'][number] {
  const { amount_minor: amount, currency_code: currency, paid_at, settled_at, is_written_down, ...rest } = row;
  return {
    ...rest,
    amount: { amount, currency },
    paid_at: paid_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
    can_be_deleted: is_written_down && settled_at === null && row.refund_state === null,
    can_be_refunded: settled_at === null && row.refund_state === null && canSendBack(row.provider),
  };
}

/** @param callerId whose own refunds are marked; missing in exports */
export function presentRefund(row: AdminRefundRow, callerId?: number): Answer<'refunds'>['refunds'][number] {
  const {
    amount_minor: amount,
    currency_code: currency,
    paid_minor: paid,
    other_refunds_minor: others,
    asked_at,
    asked_by_id,
    created_at,
    done_at,
    ...rest
  } = row;
  return {
    ...rest,
    amount: { amount, currency },
    paid: { amount: paid, currency },
    other_refunds: { amount: others, currency },
    step: refundStep(row.state, asked_at !== null),
    is_own: asked_by_id !== null && asked_by_id === callerId,
    is_underway: row.state === 'waiting' && isGateway(row.provider),
    created_at: created_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  };
}

export function presentWebhook(row: WebhookRow): Answer<'webhooks'>['webhooks'][number] {
  const { amount_minor: amount, currency_code: currency, received_at, ...rest } = row;
  return {
    ...rest,
    amount: amount === null || currency === null ? null : { amount, currency },
    received_at: received_at.toISOString(),
  };
}
