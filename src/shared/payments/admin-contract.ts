import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { serviceKinds } from '../paid-services/services.ts';
import {
  adminPageField,
  amountField,
  idField,
  localeField,
  money,
  plainLine,
  plainText,
  versionField,
} from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { refundFailures } from './refund-failures.ts';
import { webhookOutcomes, paymentProviders, refundObstacles, refundStates, refundSteps } from './payments.ts';

const orders = { scope: 'orders' } as const;
const provider = z.enum(paymentProviders);
const someIds = z.object({ ids: z.array(idField).min(1).max(100) });
const decided = z.object({ decided: z.array(z.int()) });
const settled = decided.extend({
  held: z.array(z.int()).describe('Above the limit: they wait for a second administrator'),
});
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
    paid_to: z.string().nullable().describe('Where a transfer goes; null: not known, or through a gateway'),
    paid: money.describe('The payment that it gives back, or a part of'),
    other_refunds: money.describe('Other refunds of that payment, sent or requested'),
    batch_id: z.int().nullable().describe('The payout batch that sends it; null: none'),
    step: z.enum(refundSteps),
    state: z.enum(refundStates),
    asked_by: z.string().nullable().describe('The administrator who requested it; null: the law or the portal itself'),
    is_own: z.boolean().describe('Requested by the caller, who cannot approve it'),
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
    .enum(['open', 'unapproved', 'for_people', 'done'])
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

const approvalLimit = z.object({
  limit: z.int().describe('Minor units; 0: no refund needs a second administrator'),
  currency: z.string(),
  version: versionField,
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
    response: settled,
  }),
  refundOverpayment: endpoint({
    method: 'POST',
    path: '/api/admin/payments/overpayments/refunds',
    summary: 'Refunds overpayments through their gateway; transfers, cash and refunds under way are skipped',
    access: orders,
    needsReauthentication: true,
    body: someIds,
    response: settled,
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
    response: z.object({
      refunds: z.array(refund),
      page: z.int(),
      has_more: z.boolean(),
      limit: money.nullable().describe('Refunds above it need a second administrator; null: none do'),
      approvers: z.int().describe('Other administrators who may approve refunds'),
    }),
  }),
  approveRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/approval',
    summary: 'Approves refunds above the limit that others requested; reports which were skipped and why',
    access: orders,
    needsReauthentication: true,
    body: someIds,
    response: decidedRefunds,
  }),
  rejectRefunds: endpoint({
    method: 'POST',
    path: '/api/admin/refunds/rejection',
    summary: 'Rejects refunds that wait for approval, as if they had never been requested',
    access: orders,
    body: someIds.extend({ reason: plainText({ min: 1, max: 2000 }) }),
    response: decidedRefunds,
  }),
  approvalLimit: endpoint({
    method: 'GET',
    path: '/api/admin/refund-approval',
    summary: 'The sum above which refunds need a second administrator',
    access: { scope: 'settings' },
    response: approvalLimit,
  }),
  changeApprovalLimit: endpoint({
    method: 'PUT',
    path: '/api/admin/refund-approval',
    summary: 'Changes that sum; refunds that wait for approval still need it',
    access: { scope: 'settings' },
    needsReauthentication: true,
    body: z.object({ limit: amountField({ min: 0, max: mostAmount }), version: versionField }),
    response: approvalLimit,
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
    errors: ['in_payout_batch'],
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
