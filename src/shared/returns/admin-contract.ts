import { z } from 'zod';
import { paymentMethodCodes } from '../cart/ways.ts';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, amountField, idField, money, plainLine, plainText } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { returnRefund } from './contract.ts';
import { complaintStates, returnPurposes, returnStates, wishedSolutions } from './lifecycle.ts';

const orders = { scope: 'orders' } as const;
const params = z.object({ id: idField });
const bankAccountField = plainLine({ min: 0, max: 50 });
const decision = plainText({ min: 0, max: 2000 });

/** A withdrawal or a complaint, with the data that its decision needs. */
export const adminReturn = z
  .object({
    kind: z.enum(returnPurposes),
    id: z.int(),
    state: z.enum(returnStates),
    order: z.object({
      id: z.int(),
      number: z.string(),
      company: z.string().nullable(),
      is_unsent: z.boolean().describe('Not sent yet: the goods are restocked as soon as the withdrawal is accepted'),
      payment: z.enum(paymentMethodCodes),
      awaits_cash: z.boolean().describe('Cash on delivery that is not booked yet: no refund is possible before'),
    }),
    name: z.string(),
    email: z.string(),
    received_at: z.iso.datetime(),
    due_on: z.iso.date().describe('Legal deadline of the refund or the decision'),
    lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
    note: z.string().describe('For a complaint, the defect'),
    bank_account: z.string(),
    wished_solution: z.enum(wishedSolutions).nullable(),
    decision: z.string(),
    decided_at: z.iso.datetime().nullable(),
    suggested: money.describe(
      'Suggested refund, including delivery if all goods are returned; never more than what is left',
    ),
    refund: returnRefund.nullable(),
  })
  .meta({ id: 'AdminReturn' });
export type AdminReturn = z.infer<typeof adminReturn>;

export const adminReturnsQuery = z.object({
  kind: z.enum(returnPurposes).default('withdrawal'),
  state: z
    .enum([...returnStates, 'open'])
    .optional()
    .describe('open: neither refused nor settled nor closed'),
  q: plainLine({ min: 0, max: 100 }).default('').describe('A part of the order number, the name or the e-mail'),
  page: adminPageField,
});

const decided = z.object({ decided: z.array(z.int()).describe('Empty: somebody else has decided meanwhile') });

/** A withdrawal or a complaint of an order and its state. */
const returnOfOrder = adminReturn.pick({ kind: true, id: true, state: true, received_at: true, lines: true });

export const adminReturnsContract = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/returns',
    summary: 'Withdrawals from an order and complaints of its goods, the oldest first',
    access: orders,
    params,
    response: z.array(returnOfOrder),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/returns',
    summary: 'Withdrawals or complaints, the newest first, 50 a page',
    access: orders,
    query: adminReturnsQuery,
    response: z.object({ returns: z.array(adminReturn), page: z.int(), has_more: z.boolean() }),
  }),
  decideWithdrawal: endpoint({
    method: 'POST',
    path: '/api/admin/withdrawals/{id}/decision',
    summary: 'Accepts or refuses a withdrawal; the buyer gets an e-mail',
    access: orders,
    params,
    body: z.object({ is_accepted: z.boolean(), decision }),
    response: decided,
  }),
  refundWithdrawal: endpoint({
    method: 'POST',
    path: '/api/admin/withdrawals/{id}/refund',
    summary: 'Records that the goods are back and sends the refund; the withdrawal is settled once the refund is sent',
    access: orders,
    needsReauthentication: true,
    params,
    body: z.object({
      amount: z
        .int()
        .min(0)
        .describe(
          'Minor units of the order’s currency, at most the value of the goods; 0 if nothing is left to refund',
        ),
      back_to_stock: z.boolean().default(false).describe('Its pieces return to the locations they were taken from'),
      bank_account: bankAccountField
        .optional()
        .describe('Bank account for a transfer: missing, the one the buyer gave; empty, the one the money came from'),
    }),
    response: decided,
    errors: ['cash_to_come'],
  }),
  moveComplaint: endpoint({
    method: 'POST',
    path: '/api/admin/complaints/{id}/state',
    summary: 'Moves a complaint to another state; the buyer gets an e-mail',
    access: orders,
    params,
    body: z.object({ state: z.enum(complaintStates), decision }),
    response: decided,
  }),
  refundComplaint: endpoint({
    method: 'POST',
    path: '/api/admin/complaints/{id}/refund',
    summary: 'Settles an accepted complaint with a refund',
    access: orders,
    needsReauthentication: true,
    params,
    body: z.object({
      amount: amountField({ min: 1, max: mostAmount }).describe('Minor units of the order’s currency'),
      bank_account: bankAccountField
        .default('')
        .describe('Bank account for a transfer; empty: the account the money came from'),
    }),
    response: decided,
  }),
};
