import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { serviceKinds } from '../paid-services/services.ts';
import { adminPageField, idField, localeField, money, plainLine } from '../contract/fields.ts';
import { refundFailures } from './refund-failures.ts';
import { webhookOutcomes, paymentProviders, refundObstacles, refundStates, refundSteps } from './payments.ts';

const orders = { scope: 'orders' } as const;
const provider = z.enum(paymentProviders);
const someIds = z.object({ ids: z.array(idField).min(1).max(100) });
const decided = z.object({ decided: z.array(z.int()) });
const words = plainLine({ min: 0, max: 100 })
  .default('')
  .describe('A part of the variable symbol or the provider’s id');

const subject = {
  order_id: z.int().nullable().describe('Null where no order is paid, or the payment is unknown'),
  service: z.enum(serviceKinds).nullable().describe('The service that is paid, when it is no order'),
};

const overpayment = z
  .object({
    id: z.int(),
    ...subject,
    provider,
    provider_id: z.string().nullable(),
    variable_symbol: z.string().nullable(),
    amount: money,
    paid_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
    settled_by: z.string().nullable().describe('User name of the administrator'),
    can_be_refunded: z.boolean().describe('Its gateway can refund it'),
    refund_state: z.enum(refundStates).nullable().describe('The state of the refund requested from its gateway'),
    can_be_deleted: z.boolean().describe('Recorded by an administrator, and not sent back'),
  })
  .meta({ id: 'OverpaymentPayment' });

const refund = z
  .object({
    id: z.int(),
    ...subject,
    provider,
    provider_id: z.string().nullable(),
    variable_symbol: z.string().nullable(),
    amount: money,
    reason: z.string().describe('A reason of ours (`refundReasons`) or free text'),
    bank_account: z.string().describe('Bank account for a transfer; empty: the account the money came from'),
    step: z.enum(refundSteps),
    state: z.enum(refundStates),
    is_underway: z.boolean().describe('A job sends it through the gateway; no administrator is needed'),
    failure: z.enum(refundFailures).nullable().describe('Why its gateway did not send it'),
    last_error: z.string().nullable().describe('The gateway’s original message'),
    created_at: z.iso.datetime(),
    done_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Refund' });

const webhook = z
  .object({
    id: z.int(),
    ...subject,
    provider: z.string(),
    provider_id: z.string().nullable(),
    variable_symbol: z.string().nullable(),
    amount: money.nullable().describe('The amount due; null for an unknown payment'),
    outcome: z.enum(webhookOutcomes),
    body: z.record(z.string(), z.unknown()),
    received_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentWebhook' });

const lang = localeField.optional();
const days = {
  from: z.iso.date().optional().describe('Received on this day (shop time) or later'),
  to: z.iso.date().optional().describe('Received on this day (shop time) or earlier'),
};

export const overpaymentQuery = z.object({
  lang,
  q: words,
  state: z.enum(['waiting', 'settled']).default('waiting'),
  ...days,
  page: adminPageField,
});
export const refundQuery = z.object({
  q: words,
  state: z
    .enum(['open', 'for_people', 'done'])
    .default('open')
    .describe('for_people: open, and not sent by a gateway automatically'),
  ...days,
  page: adminPageField,
});
export const webhookQuery = z.object({
  lang,
  q: words,
  outcome: z.enum(webhookOutcomes).optional(),
  provider: provider.optional(),
  ...days,
  page: adminPageField,
});

const decidedRefunds = z.object({
  decided: z.array(z.int()),
  left: z.array(z.object({ id: z.int(), why: z.enum(refundObstacles) })),
});

export const adminPaymentsContract = {
  overpayment: endpoint({
    method: 'GET',
    path: '/api/admin/payments/overpayments',
    summary: 'Overpayments, the oldest first, 50 a page',
    access: orders,
    query: overpaymentQuery,
    response: z.object({ payments: z.array(overpayment), page: z.int(), has_more: z.boolean() }),
  }),
  settleOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/settlement',
    summary: 'Records that overpayments were sent back; those that a gateway can refund are skipped',
    access: orders,
    body: someIds,
    response: decided,
  }),
  refundOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/refunds',
    summary: 'Refunds overpayments through their gateway; transfers, cash and refunds under way are skipped',
    access: orders,
    needsReauthentication: true,
    body: someIds,
    response: decided,
  }),
  deleteOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/deletion',
    summary: 'Removes manually recorded overpayments that never arrived; all others are skipped',
    access: orders,
    body: someIds,
    response: decided,
  }),
  refunds: endpoint({
    method: 'GET',
    path: '/api/admin/refunds',
    summary: 'Refunds; open ones the oldest first, done ones the newest first, 50 a page',
    access: orders,
    query: refundQuery,
    response: z.object({ refunds: z.array(refund), page: z.int(), has_more: z.boolean() }),
  }),
  confirmRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/confirmation',
    summary: 'Records that refunds were sent; reports which were skipped and why',
    access: orders,
    body: someIds,
    response: decidedRefunds,
  }),
  retryRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/retry',
    summary: 'Retries failed refunds at their gateway; reports which were skipped and why',
    access: orders,
    needsReauthentication: true,
    body: someIds,
    response: decidedRefunds,
  }),
  cancelRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/cancellation',
    summary: 'Cancels refunds that were not sent yet; reports which were skipped and why',
    access: orders,
    body: someIds,
    response: decidedRefunds,
  }),
  correctRefundAccount: endpoint({
    method: 'PUT',
    path: '/api/admin/refunds/{id}/bank-account',
    summary: 'Corrects the bank account of a refund that an administrator sends',
    access: orders,
    needsReauthentication: true,
    params: z.object({ id: idField }),
    body: z.object({
      bank_account: plainLine({ min: 0, max: 50 }).describe('Empty: the account the money came from'),
    }),
    response: z.object({}),
  }),
  webhooks: endpoint({
    method: 'GET',
    path: '/api/admin/payments/webhooks',
    summary: 'Webhooks of gateways and their outcomes, the newest first, 50 a page',
    access: orders,
    query: webhookQuery,
    response: z.object({ webhooks: z.array(webhook), page: z.int(), has_more: z.boolean() }),
  }),
};
