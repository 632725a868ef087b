import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField, langField, money, plainLine, plainText } from '../contract/fields.ts';
import { orderHash } from '../orders/contract.ts';
import { orderStates } from '../orders/lifecycle.ts';
import { refundStates } from '../payments/payments.ts';
import { complaintStates, returnPurposes, wishedSolutions, withdrawalStates } from './lifecycle.ts';

const opened = z.object({ id: idField, hash: orderHash });
const langQuery = z.object({ lang: langField });
const quantity = z.int().min(1).max(999);
const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
const clientKey = z.uuid().describe('An idempotency key: a repeated submission counts once');
const sender = { name: plainLine({ min: 1, max: 200 }), email };

/** A refund requested for returned goods. */
export const returnRefund = z.object({ amount: money, state: z.enum(refundStates) }).meta({ id: 'ReturnRefund' });
export type ReturnRefund = z.infer<typeof returnRefund>;

/** What can be withdrawn from or complained about, and what has been submitted. */
export const orderReturns = z
  .object({
    order: z.object({
      id: z.int(),
      hash: z.string(),
      number: z.string(),
      state: z.enum(orderStates),
      name: z.string(),
      email: z.string(),
      needs_bank_account: z
        .boolean()
        .describe('Paid in cash on delivery: the buyer must give a bank account for the refund'),
    }),
    may_withdraw: z.boolean(),
    withdraw_until: z.iso.date().nullable().describe('The last day; null before delivery'),
    may_complain: z.boolean(),
    lines: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        quantity: z.int(),
        left: z.int().describe('Pieces neither withdrawn from nor refunded yet'),
        complainable: z.int().describe('Pieces that remain and have no open complaint'),
        price: money,
      }),
    ),
    withdrawals: z.array(
      z.object({
        id: z.int(),
        state: z.enum(withdrawalStates),
        received_at: z.iso.datetime(),
        lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
        decision: z.string(),
        refund: returnRefund.nullable(),
      }),
    ),
    complaints: z.array(
      z.object({
        id: z.int(),
        state: z.enum(complaintStates),
        received_at: z.iso.datetime(),
        due_on: z.iso.date(),
        name: z.string(),
        quantity: z.int(),
        description: z.string(),
        decision: z.string(),
        refund: returnRefund.nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderReturns' });
export type OrderReturns = z.infer<typeof orderReturns>;

export const withdrawalForm = z
  .object({
    client_key: clientKey,
    lines: z.array(z.object({ order_line_id: idField, quantity })).max(200),
    ...sender,
    note: plainText({ min: 0, max: 1000 }).default(''),
    bank_account: plainLine({ min: 0, max: 50 })
      .default('')
      .describe('Empty unless the order needs one: the refund goes back the way the money came'),
  })
  .meta({ id: 'WithdrawalForm' });
export type WithdrawalForm = z.output<typeof withdrawalForm>;

export const complaintForm = z
  .object({
    client_key: clientKey,
    order_line_id: idField,
    quantity,
    ...sender,
    description: plainText({ min: 10, max: 3000 }),
    wished_solution: z.enum(wishedSolutions),
  })
  .meta({ id: 'ComplaintForm' });
export type ComplaintForm = z.output<typeof complaintForm>;

export const returnsContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/orders/{id}/{hash}/returns',
    summary: 'What can be withdrawn from or complained about in an order, and what has been submitted',
    params: opened,
    query: langQuery,
    response: orderReturns,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/withdrawals',
    summary: 'Withdraws from the contract; an e-mail with date and time confirms it',
    params: opened,
    query: langQuery,
    body: withdrawalForm,
    response: orderReturns,
    errors: ['withdrawal_over'],
    limit: { max: 30, perMinutes: 10 },
  }),
  checkWithdrawal: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/withdrawals/check',
    summary: 'Previews a withdrawal; nothing is submitted',
    params: opened,
    query: langQuery,
    body: withdrawalForm,
    response: z.object({}),
    errors: ['withdrawal_over'],
    limit: { max: 60, perMinutes: 10 },
  }),
  complain: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/{hash}/complaints',
    summary: 'Submits a complaint about faulty goods; an e-mail confirms it',
    params: opened,
    query: langQuery,
    body: complaintForm,
    response: orderReturns,
    errors: ['complaint_over', 'already_complained'],
    limit: { max: 30, perMinutes: 10 },
  }),
  requestLink: endpoint({
    method: 'POST',
    path: '/api/returns/link',
    summary: 'Sends a link to an order to its buyer; the answer is the same whether there is such an order or not',
    query: langQuery,
    body: z.object({
      purpose: z.enum(returnPurposes),
      order_number: z
        .string()
        .transform((text) => text.replace(/\s/g, ''))
        .pipe(z.string().min(1).max(20)),
      email,
    }),
    response: z.object({}),
  }),
};
