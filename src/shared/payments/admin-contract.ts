import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, idField, localeField, money, plainLine } from '../contract/fields.ts';
import { refundFailures } from './refund-failures.ts';
import { webhookOutcomes, paymentProviders, refundObstacles, refundStates, refundSteps } from './payments.ts';

const orders = { scope: 'orders' } as const;
const provider = z.enum(paymentProviders);
const someIds = z.object({ ids: z.array(idField).min(1).max(100) });
const decided = z.object({ decided: z.array(z.int()) });
const words = plainLine({ min: 0, max: 100 })
  .default('')
  .describe("A part of the variable symbol or the provider's id");

const overpayment = z
  .object({
    id: z.int(),
    order_id: z.int(),
    provider,
    provider_id: z.string().nullable(),
    variable_symbol: z.string().nullable(),
    amount: money,
    paid_at: z.iso.datetime(),
    settled_at: z.iso.datetime().nullable(),
    settled_by: z.string().nullable().describe('User name of the administrator'),
    can_be_refunded: z.boolean().describe('Its gateway can send it back'),
    refund_state: z.enum(refundStates).nullable().describe('Of the refund that its gateway was asked for'),
    can_be_deleted: z.boolean().describe('An administrator wrote it down, and it was not sent back'),
  })
  .meta({ id: 'OverpaymentPayment' });

const refund = z
  .object({
    id: z.int(),
    order_id: z.int(),
    provider,
    provider_id: z.string().nullable(),
    variable_symbol: z.string().nullable(),
    amount: money,
    reason: z.string().describe("One of our own (cancelled, withdrawal, complaint, overpayment) or somebody's words"),
    bank_account: z.string().describe('Where a transfer shall go; empty: where the money came from'),
    step: z.enum(refundSteps),
    state: z.enum(refundStates),
    is_underway: z.boolean().describe('A job sends it through the gateway: nobody needs to do anything'),
    failure: z.enum(refundFailures).nullable().describe('Why its gateway did not send it'),
    last_error: z.string().nullable().describe("The gateway's answer, in its own words"),
    created_at: z.iso.datetime(),
    done_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Refund' });

const webhook = z
  .object({
    id: z.int(),
    order_id: z.int().nullable().describe('Null for an unknown payment'),
    provider: z.string(),
    provider_id: z.string().nullable(),
    variable_symbol: z.string().nullable(),
    amount: money.nullable().describe('What was to be paid; null for an unknown payment'),
    outcome: z.enum(webhookOutcomes),
    body: z.record(z.string(), z.unknown()),
    received_at: z.iso.datetime(),
  })
  .meta({ id: 'PaymentWebhook' });

const lang = localeField.optional();
const days = {
  from: z.iso.date().optional().describe('Came on this day of the shop or later'),
  to: z.iso.date().optional().describe('Came on this day of the shop or earlier'),
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
    .describe('for_people: open, and no gateway sends it by itself'),
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
    summary: 'Money that came for nothing, the oldest first, 50 a page',
    access: orders,
    query: overpaymentQuery,
    response: z.object({ payments: z.array(overpayment), page: z.int(), has_more: z.boolean() }),
  }),
  settleOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/settlement',
    summary: 'Says that such money was sent back; what its gateway can send back is left out',
    access: orders,
    body: someIds,
    response: decided,
  }),
  refundOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/refunds',
    summary: 'Has such money sent back through its gateway; transfers, cash and what is on its way are left out',
    access: orders,
    body: someIds,
    response: decided,
  }),
  deleteOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/deletion',
    summary: 'Takes back what was written down and did not come; anything else is left out',
    access: orders,
    body: someIds,
    response: decided,
  }),
  refunds: endpoint({
    method: 'GET',
    path: '/api/admin/refunds',
    summary: 'Refunds; those that wait the oldest first, those done the newest first, 50 a page',
    access: orders,
    query: refundQuery,
    response: z.object({ refunds: z.array(refund), page: z.int(), has_more: z.boolean() }),
  }),
  confirmRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/confirmation',
    summary: 'Says that the money of refunds has left; tells which were left and why',
    access: orders,
    body: someIds,
    response: decidedRefunds,
  }),
  retryRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/retry',
    summary: 'Has failed refunds sent through their gateway anew; tells which were left and why',
    access: orders,
    body: someIds,
    response: decidedRefunds,
  }),
  cancelRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/cancellation',
    summary: 'Takes back refunds that nobody has sent yet; tells which were left and why',
    access: orders,
    body: someIds,
    response: decidedRefunds,
  }),
  correctRefundAccount: endpoint({
    method: 'PUT',
    path: '/api/admin/refunds/{id}/bank-account',
    summary: 'Corrects where a refund shall go that a person is to send',
    access: orders,
    params: z.object({ id: idField }),
    body: z.object({
      bank_account: plainLine({ min: 0, max: 50 }).describe('Empty: where the money came from'),
    }),
    response: z.object({}),
  }),
  webhooks: endpoint({
    method: 'GET',
    path: '/api/admin/payments/webhooks',
    summary: 'What gateways told about payments and what was made of it, the newest first, 50 a page',
    access: orders,
    query: webhookQuery,
    response: z.object({ webhooks: z.array(webhook), page: z.int(), has_more: z.boolean() }),
  }),
};
