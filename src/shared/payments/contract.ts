import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { money } from '../contract/fields.ts';
import { paymentStates, testOutcomes } from './payments.ts';

const params = z.object({ key: z.string().regex(/^[\w-]{22,64}$/) });

const testPayment = z
  .object({
    label: z.string().describe('What is paid: the number of the order'),
    amount: money,
    state: z.enum(paymentStates),
    return_path: z.string().describe('Where the buyer came from'),
  })
  .meta({ id: 'TestPayment' });
export type TestPayment = z.infer<typeof testPayment>;

export const bankTransfer = z
  .object({
    account: z.string().describe('As banks of the country write it: 19-2000145399/0800'),
    iban: z.string(),
    swift: z.string(),
    recipient: z.string(),
    variable_symbol: z.string(),
    amount: money,
    code: z
      .object({
        format: z.enum(['spayd', 'pay_by_square']),
        text: z.string(),
        image: z.string().describe('The code as a data: address of an SVG picture'),
      })
      .nullable()
      .describe('Fills the transfer in; null above the highest amount that the format holds'),
  })
  .meta({ id: 'BankTransfer' });
export type BankTransfer = z.infer<typeof bankTransfer>;

/** The built-in test gateway, which moves no money; without it, where a real one is set up, all of it is missing (404). */
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
    summary: 'Plays at the test gateway what a buyer and a gateway may do',
    params,
    body: z.object({
      outcome: z
        .enum(testOutcomes)
        .describe('pay_late: the webhook never comes, we find out; pay_twice: it comes two times'),
    }),
    response: z.object({ redirect: z.string() }),
    limit: { max: 60, perMinutes: 1 },
  }),
};
