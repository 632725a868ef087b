import { z } from 'zod';
import { adminPageField, amountField, money, plainLine, versionField } from '../contract/fields.ts';
import { endpoint } from '../contract/endpoint.ts';
import { mostCharge } from '../money/limits.ts';
import {
  redirectAnswer,
  serviceDocument,
  serviceMethod,
  servicePaying,
  serviceRequest,
} from '../paid-services/contract.ts';
import { serviceStates } from '../paid-services/services.ts';

const verification = z
  .object({
    state: z
      .enum(['none', 'waiting', 'verified', 'withdrawn', 'refunded'])
      .describe('withdrawn: paid, but an administrator has taken the verification back and not refunded it'),
    fee: money.describe('With tax; of the open request, otherwise of the settings'),
    ...servicePaying,
    since: z.iso.datetime().nullable().describe('When it was paid; null when an administrator verified the account'),
    refunded_at: z.iso.datetime().nullable(),
    request: serviceRequest.nullable().describe('The request that waits for its payment'),
    documents: z.array(serviceDocument),
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
    body: z.object({ method: serviceMethod }),
    response: redirectAnswer,
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

export const verificationQuery = z.object({
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the number or of the user name'),
  state: z.enum(serviceStates).optional(),
  page: adminPageField,
});

const adminVerification = z
  .object({
    id: z.int(),
    number: z.string(),
    account: z.object({ id: z.int(), username: z.string() }),
    state: z.enum(serviceStates),
    fee: money,
    method: serviceMethod,
    started_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    is_refund_asked: z.boolean().describe('A refund is requested and not sent yet'),
    keeps_verified: z.boolean().describe('An administrator verified the account, so a refund does not end it'),
    documents: z.array(serviceDocument),
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
