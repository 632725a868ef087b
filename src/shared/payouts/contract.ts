import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, amountField, idField, money, plainLine } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { bankFiles, batchStates, candidateKinds, mostPayouts, mostTakeOutReason, payoutStates } from './payouts.ts';

const orders = { scope: 'orders' } as const;
const params = z.object({ id: idField });
const nothing = z.object({});

const candidate = z
  .object({
    kind: z.enum(['influencer', 'refund', 'overpayment']),
    id: z.int().describe('Of the account, the refund, or the payment'),
    name: z.string(),
    symbol: z.string().nullable().describe('Variable symbol of the payment that is sent back'),
    order_id: z.int().nullable(),
    amount: money,
    bank_account: z.string().nullable().describe('IBAN; null: not known, so it cannot be paid yet'),
    since: z.iso.datetime(),
  })
  .meta({ id: 'PayoutCandidate' });
export type PayoutCandidate = z.infer<typeof candidate>;

export const candidateQuery = z.object({
  kind: z.enum(candidateKinds).default('influencers'),
  minimum: z.coerce
    .number()
    .pipe(amountField({ min: 1, max: mostAmount }))
    .default(1)
    .describe('Influencers who have earned less wait, in minor units'),
  page: adminPageField,
});
export type CandidateQuery = z.output<typeof candidateQuery>;

const batch = z
  .object({
    id: z.int(),
    state: z.enum(batchStates),
    due_on: z.iso.date(),
    created_at: z.iso.datetime(),
    created_by: z.string().nullable(),
    exported_at: z.iso.datetime().nullable(),
    downloaded_at: z.iso
      .datetime()
      .nullable()
      .describe('A file for the bank, for the first time; null: nobody has one'),
    total: money,
    payouts: z.int(),
    paid: z.int(),
  })
  .meta({ id: 'PayoutBatch' });
export type PayoutBatch = z.infer<typeof batch>;

const payout = z
  .object({
    id: z.int(),
    recipient: z.string(),
    bank_account: z.string(),
    amount: money,
    variable_symbol: z.string(),
    state: z.enum(payoutStates),
    paid_at: z.iso.datetime().nullable(),
    account_id: z.int().nullable().describe('Of the influencer; null for a refund'),
    order_id: z.int().nullable(),
    can_be_taken_out: z.boolean().describe('Not sent yet, as far as the portal knows'),
    taken_out: z
      .object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() })
      .nullable()
      .describe('The bank refused it, or its account was wrong: it can be paid by another batch'),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

const idList = z.array(idField).max(mostPayouts).default([]);

export const adminPayoutsContract = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/admin/payout-candidates',
    summary: 'Influencers with unpaid margins, or refunds that wait for a transfer, the oldest first, 50 a page',
    access: orders,
    query: candidateQuery,
    response: z.object({ candidates: z.array(candidate), page: z.int(), has_more: z.boolean() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payout-batches',
    summary: 'Batches of payments, the newest first, 50 a page',
    access: orders,
    query: z.object({ page: adminPageField }),
    response: z.object({ batches: z.array(batch), page: z.int(), has_more: z.boolean() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/payout-batches/{id}',
    summary: 'A batch with its payments',
    access: orders,
    params,
    response: z.object({
      batch,
      payouts: z.array(payout),
      downloads: z
        .array(z.object({ file: z.enum(bankFiles), by: z.string().nullable(), at: z.iso.datetime() }))
        .describe('Of the files for the bank, the first one first'),
      has_domestic_file: z.boolean().describe('All accounts are domestic, so there is an ABO file too'),
      has_statements: z.boolean().describe('It pays influencers'),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/payout-batches',
    summary: 'Puts payments into a new batch; what is in another one already, or has no account, refuses it',
    access: orders,
    needsReauthentication: true,
    body: z.object({
      influencers: idList,
      refunds: idList,
      overpayments: idList,
      due_on: z.iso.date().describe('Not before today'),
    }),
    response: z.object({ id: z.int() }),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/admin/payout-batches/{id}/export',
    summary: 'Opens the files for the bank; repeated, it changes nothing',
    access: orders,
    params,
    response: nothing,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/admin/payout-batches/{id}/payment',
    summary: 'Records that the bank has sent the payments of an exported batch',
    access: orders,
    params,
    response: nothing,
  }),
  takeOut: endpoint({
    method: 'POST',
    path: '/api/admin/payout-batches/{id}/payouts/{payout_id}/removal',
    summary:
      'Takes a payment that was not sent out of its batch, so that another one can pay it; repeated, it changes nothing',
    access: orders,
    needsReauthentication: true,
    params: params.extend({ payout_id: idField }),
    body: z.object({
      reason: plainLine({ min: 1, max: mostTakeOutReason }),
      bank_account: plainLine({ min: 0, max: 50 })
        .default('')
        .describe('The corrected account of a refund, which may need approval again; empty: it stays'),
    }),
    response: nothing,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/payout-batches/{id}/cancellation',
    summary: 'Cancels a batch of which nothing was sent; its margins and refunds can be put into another one',
    access: orders,
    params,
    response: nothing,
  }),
};

const ownPayouts = z
  .object({
    bank_account: z.string().nullable(),
    unpaid: money,
    payouts: z.array(
      z.object({
        id: z.int(),
        amount: money,
        bank_account: z.string(),
        state: z.enum(payoutStates),
        created_at: z.iso.datetime(),
        paid_at: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnPayouts' });
export type OwnPayouts = z.infer<typeof ownPayouts>;

export const payoutsContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/me/payouts',
    summary: 'What was paid to the influencer, the newest first, and the account for it; 404 for other accounts',
    access: 'account',
    response: ownPayouts,
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/api/me/payout-account',
    summary: 'Sets the bank account to which the influencer is paid',
    access: 'account',
    needsReauthentication: true,
    body: z.object({
      bank_account: plainLine({ min: 1, max: 50 }).describe('A domestic number with the code of its bank, or an IBAN'),
    }),
    response: nothing,
  }),
};
