import { z } from 'zod';
import { adminPageField, amountField, idField, money, plainLine, plainText, versionField } from '../contract/fields.ts';
import { endpoint } from '../contract/endpoint.ts';
import { mostCharge } from '../money/limits.ts';
import { bankTransfer } from '../payments/contract.ts';
import { paymentOutlooks } from '../payments/payments.ts';

export const verificationStates = ['waiting', 'paid', 'refunded', 'cancelled'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** How the fee can be paid: the ways of orders that need no parcel. */
export const verificationMethods = ['card', 'bank_transfer'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

const method = z.enum(verificationMethods);
const document = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  path: z.string().describe('Of the PDF'),
});

const verification = z
  .object({
    state: z
      .enum(['none', 'waiting', 'verified', 'withdrawn', 'refunded'])
      .describe('withdrawn: paid, but an administrator has taken the verification back and not refunded it'),
    fee: money.describe('With tax; of the open request, otherwise of the settings'),
    tax_rate: z.number(),
    methods: z.array(method).describe('Empty: nothing can be paid online now'),
    customer: z
      .object({ name: z.string(), street: z.string(), city: z.string(), postcode: z.string() })
      .nullable()
      .describe('Whom the invoice names; null: the account has no invoice address yet'),
    since: z.iso.datetime().nullable().describe('When it was paid; null when an administrator verified the account'),
    refunded_at: z.iso.datetime().nullable(),
    request: z
      .object({
        number: z.string(),
        method,
        started_at: z.iso.datetime(),
        payment_state: z.enum(paymentOutlooks),
        bank_transfer: bankTransfer.nullable(),
      })
      .nullable()
      .describe('The request that waits for its payment'),
    documents: z.array(document),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verification>;

export const verificationContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/verification',
    summary: 'The verified account: the fee and the state of the user’s request',
    access: 'account',
    response: verification,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/me/verification',
    summary: 'Begins a request or continues the open one, which keeps its fee; the method can be changed',
    access: 'account',
    body: z.object({ method }),
    response: z.object({ redirect: z.string().nullable().describe('The gateway; null for a bank transfer') }),
    errors: ['invoice_address_missing', 'already_paid', 'payment_gateway_unavailable'],
    limit: { max: 30, perMinutes: 10 },
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/me/verification/check',
    summary: 'Asks the gateway about the payment of a user who returns from it',
    access: 'account',
    response: verification,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/me/verification',
    summary: 'Cancels the request that waits for its payment',
    access: 'account',
    response: z.object({}),
  }),
};

const orders = { scope: 'orders' } as const;
const params = z.object({ id: idField });

export const verificationQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the number or of the user name'),
  state: z.enum(verificationStates).optional(),
  page: adminPageField,
});

const adminVerification = z
  .object({
    id: z.int(),
    number: z.string(),
    account: z.object({ id: z.int(), username: z.string() }),
    state: z.enum(verificationStates),
    fee: money,
    method,
    started_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    is_refund_asked: z.boolean().describe('A refund is requested and not sent yet'),
    keeps_verified: z.boolean().describe('An administrator verified the account, so a refund does not end it'),
    documents: z.array(document),
  })
  .meta({ id: 'AdminVerification' });
export type AdminVerification = z.infer<typeof adminVerification>;

const feeForm = z.object({ fee: amountField({ min: 100, max: mostCharge }).describe('With tax, minor units') });

export const adminVerificationContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/verifications',
    summary: 'Requests of verified accounts, the newest first, 50 a page',
    access: orders,
    query: verificationQuery,
    response: z.object({ verifications: z.array(adminVerification), page: z.int(), has_more: z.boolean() }),
  }),
  markPaid: endpoint({
    method: 'POST',
    path: '/api/admin/verifications/{id}/payment',
    summary: 'Records that the bank transfer has arrived; an overpayment when nothing is due any more',
    access: orders,
    params,
    response: z.object({ outcome: z.enum(['settled', 'overpayment']) }),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/verifications/{id}/refund',
    summary: 'Refunds the fee; once it is sent, a verification that was paid for ends',
    access: orders,
    needsReauthentication: true,
    params,
    body: z.object({
      client_key: z.uuid().describe('An idempotency key: a repeated submission makes one refund'),
      reason: plainText({ min: 1, max: 500 }),
      bank_account: plainLine({ min: 0, max: 50 })
        .default('')
        .describe('Bank account for a transfer; empty: the account the money came from'),
    }),
    response: z.object({}),
  }),
  fee: endpoint({
    method: 'GET',
    path: '/api/admin/verification-fee',
    summary: 'The fee of a verified account',
    access: { scope: 'settings' },
    response: z.object({ fee: z.int(), currency: z.string(), tax_rate: z.number(), version: versionField }),
  }),
  changeFee: endpoint({
    method: 'PUT',
    path: '/api/admin/verification-fee',
    summary: 'Changes the fee; requests that have begun keep theirs',
    access: { scope: 'settings' },
    body: feeForm.extend({ version: versionField }),
    response: z.object({ fee: z.int(), currency: z.string(), tax_rate: z.number(), version: versionField }),
  }),
};
