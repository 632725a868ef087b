import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { amountField, money } from '../contract/fields.ts';
import { mostAmount } from '../money/limits.ts';
import { paymentStates, testOutcomes } from './payments.ts';

const params = z.object({ key: z.string().regex(/^[\w-]{22,64}$/) });

const testPayment = z
  .object({
    label: z.string().describe('Number of the order that is paid'),
    amount: money,
    state: z.enum(paymentStates),
    return_path: z.string().describe('The page to return to'),
  })
  .meta({ id: 'TestPayment' });
export type TestPayment = z.infer<typeof testPayment>;

/** A duplicate transfer or one with a wrong sum, as an administrator records it. */
export const overpaymentFields = {
  client_key: z.uuid().describe('An idempotency key: a repeated submission records the payment once'),
  amount: amountField({ min: 1, max: mostAmount }),
  is_confirmed: z.boolean().default(false).describe('An amount above what was to be paid is intended'),
};

export const bankTransfer = z
  .object({
    account: z.string().describe('In the country’s format: 19-2000145399/0800'),
    iban: z.string(),
    swift: z.string(),
    recipient: z.string(),
    variable_symbol: z.string(),
    amount: money,
    code: z
      .object({
        format: z.enum(['spayd', 'pay_by_square']),
        text: z.string(),
        image: z.string().describe('The code as an SVG picture, a data: URL'),
      })
      .nullable()
      .describe('A payment code that fills in the transfer; null above the format’s highest amount'),
  })
  .meta({ id: 'BankTransfer' });
export type BankTransfer = z.infer<typeof bankTransfer>;

/**
 * The built-in test gateway, which moves no money. Where a real gateway is configured instead, these calls answer
 * 404.
 */
export const paymentsContract = {
  getTest: endpoint({
    method: 'GET',
    path: '/api/payments/test/{key}',
    summary: 'A payment at the test gateway',
    params,
    response: testPayment,
  }),
  playTest: endpoint({
    method: 'POST',
    path: '/api/payments/test/{key}',
    summary: 'Simulates an action of the buyer or the gateway',
    params,
    body: z.object({
      outcome: z
        .enum(testOutcomes)
        .describe(
          'pay_late: the webhook never arrives and the payment is found by asking; pay_twice: it arrives twice',
        ),
    }),
    response: z.object({ redirect: z.string() }),
    limit: { max: 60, perMinutes: 1 },
  }),
};
