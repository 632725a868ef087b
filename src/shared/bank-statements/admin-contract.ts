import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { adminPageField, amountField, idField, money, plainLine, withRules } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { serviceKinds } from '../paid-services/services.ts';
import { lineReasons, lineStates, mostShares, shareOutcomes, statementFormats } from './bank-lines.ts';

const orders = { scope: 'orders' } as const;
const params = z.object({ id: idField });
const nothing = z.object({});
const symbolField = z
  .string()
  .trim()
  .regex(/^\d{1,10}$/)
  .overwrite((text) => text.replace(/^0+(?=\d)/, ''));
const someIds = z.array(idField).min(1).max(100);

const statement = z
  .object({
    id: z.int(),
    format: z.enum(statementFormats),
    account: z.string().describe('IBAN'),
    number: z.string(),
    starts_on: z.iso.date().nullable(),
    ends_on: z.iso.date().nullable(),
    opening: money.nullable(),
    closing: money.nullable(),
    file_name: z.string().describe('Empty: fetched from the bank'),
    imported_at: z.iso.datetime(),
    imported_by: z.string().nullable(),
    lines: z.int(),
    matched: z.int(),
    waiting: z.int().describe('For a clerk, or for the job that matches'),
    repeated_lines: z.int().describe('Transactions of the file that an earlier one has brought'),
  })
  .meta({ id: 'BankStatement' });
export type BankStatement = z.infer<typeof statement>;

const share = z
  .object({
    symbol: z.string(),
    amount: money,
    outcome: z.enum(shareOutcomes),
    order_id: z.int().nullable(),
    service: z.enum(serviceKinds).nullable(),
  })
  .meta({ id: 'BankShare' });

const line = z
  .object({
    id: z.int(),
    statement_id: z.int(),
    booked_on: z.iso.date(),
    amount: money.describe('Negative: money that left'),
    counter_account: z.string(),
    counter_name: z.string(),
    variable_symbol: z.string(),
    constant_symbol: z.string(),
    specific_symbol: z.string(),
    message: z.string(),
    state: z.enum(lineStates),
    reason: z.enum(lineReasons).nullable().describe('Why it waits for a clerk'),
    suggestion: z.array(
      z.object({
        symbol: z.string(),
        amount: money,
        due: money.nullable().describe('What is awaited; null: nothing any more'),
      }),
    ),
    shares: z.array(share),
    note: z.string(),
    decided_by: z.string().nullable(),
    decided_at: z.iso.datetime().nullable(),
    can_be_undone: z.boolean(),
  })
  .meta({ id: 'BankLine' });
export type BankLine = z.infer<typeof line>;

export const statementQuery = z.object({ page: adminPageField });

const words = plainLine({ min: 0, max: 100 }).default('').describe('A part of symbol, account, name or message');
export const lineQuery = z.object({
  q: words,
  state: z.enum([...lineStates, 'all']).default('waiting'),
  order: idField.optional().describe('Unmatched money that may belong to this order'),
  page: adminPageField,
});
export type LineQuery = z.output<typeof lineQuery>;

const lines = z.object({ lines: z.array(line), page: z.int(), has_more: z.boolean() });

const sharesInput = withRules(
  z.object({
    shares: z
      .array(z.object({ symbol: symbolField, amount: amountField({ min: 1, max: mostAmount }) }))
      .min(1)
      .max(mostShares)
      .describe('They must add up to the amount of the transaction'),
  }),
  [{ field: 'shares', error: 'symbol_repeated', isMet: ({ shares }) => !isRepeated(shares) }],
);

function isRepeated(shares: unknown): boolean {
  if (!Array.isArray(shares)) return false;
  const symbols = shares.map((each: unknown) => String((each as { symbol?: unknown } | null)?.symbol ?? '').trim());
  return new Set(symbols).size < symbols.length;
}

const candidate = z
  .object({ symbol: z.string(), due: money, name: z.string(), order_id: z.int().nullable() })
  .meta({ id: 'BankCandidate' });
export type BankCandidate = z.infer<typeof candidate>;

export const adminBankContract = {
  statements: endpoint({
    method: 'GET',
    path: '/api/admin/bank-statements',
    summary: 'Imported bank statements, the newest first, 50 a page',
    access: orders,
    query: statementQuery,
    response: z.object({
      statements: z.array(statement),
      page: z.int(),
      has_more: z.boolean(),
      is_fetched: z.boolean().describe('A job fetches transactions from the bank'),
    }),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/admin/bank-statements/{id}',
    summary: 'A bank statement with its transactions in their order, 50 a page',
    access: orders,
    params,
    query: z.object({ page: adminPageField }),
    response: lines.extend({ statement }),
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/admin/bank-statements',
    summary: 'Imports a file of a bank: GPC, camt.053 or JSON of Fio banka. Transactions known already are left out',
    access: orders,
    upload: true,
    response: z.object({
      statements: z.array(
        z.object({
          id: z.int().nullable().describe('Null: it brought nothing new'),
          added: z.int(),
          repeated: z.int(),
        }),
      ),
    }),
  }),
  lines: endpoint({
    method: 'GET',
    path: '/api/admin/bank-lines',
    summary: 'Transactions by state, the newest first, 50 a page',
    access: orders,
    query: lineQuery,
    response: lines,
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/bank-lines',
    summary: 'Transactions that were matched with an order, and how many others may be its awaited transfer',
    access: orders,
    params,
    response: z.object({
      lines: z.array(line),
      waiting: z.int().describe('For a clerk, with the awaited amount or variable symbol'),
    }),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/admin/bank-lines/{id}/candidates',
    summary: 'Orders and services that wait for a transfer and may be meant, the likeliest first',
    access: orders,
    params,
    query: z.object({ q: plainLine({ min: 0, max: 100 }).default('') }),
    response: z.object({ candidates: z.array(candidate) }),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/{id}/shares',
    summary: 'Assigns a transaction to what one or several variable symbols stand for',
    access: orders,
    params,
    body: sharesInput,
    response: nothing,
  }),
  assignSuggested: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/suggestions',
    summary: 'Assigns transactions as suggested; those without a suggestion are left',
    access: orders,
    body: z.object({ ids: someIds }),
    response: z.object({
      decided: z.array(z.int()),
      left: z.array(z.object({ id: z.int(), why: z.enum(['missing', 'not_waiting', 'no_suggestion', 'failed']) })),
    }),
  }),
  ignore: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/ignored',
    summary: 'Marks transactions as not meant for the shop; those that do not wait are left',
    access: orders,
    body: z.object({ ids: someIds, note: plainLine({ min: 1, max: 200 }) }),
    response: z.object({ decided: z.array(z.int()) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/bank-lines/{id}/undo',
    summary: 'Takes an assignment back, unless it has paid for something or its overpayment was sent back',
    access: orders,
    params,
    errors: ['not_undoable'],
    response: nothing,
  }),
};
