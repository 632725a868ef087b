import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

const settings = { scope: 'settings' } as const;

/** Central banks: the Czech National Bank for crowns, the European Central Bank for euros. */
export const rateSources = ['cnb', 'ecb'] as const;
export type RateSource = (typeof rateSources)[number];

const exchangeRates = z
  .object({
    source: z.enum(rateSources),
    is_on: z.boolean().describe('Whether the rates are fetched each day'),
    published_on: z.iso.date().nullable().describe('The day of the rates that were taken over last'),
    fetched_at: z.iso.datetime().nullable(),
    failed_at: z.iso.datetime().nullable().describe('Of the last attempt; null: it succeeded'),
    unusual: z
      .array(z.object({ code: z.string(), rate: z.number() }))
      .describe('Published rates that were not taken over, because they differ so much from the stored ones'),
  })
  .meta({ id: 'ExchangeRates' });
export type ExchangeRates = z.infer<typeof exchangeRates>;

export const adminRatesContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/exchange-rates',
    summary: 'Whether exchange rates are fetched each day, and how the last attempt went',
    access: settings,
    response: exchangeRates,
  }),
  switch: endpoint({
    method: 'PUT',
    path: '/api/admin/exchange-rates',
    summary: 'Switches the daily fetching of exchange rates on or off',
    access: settings,
    body: z.object({ is_on: z.boolean() }),
    response: exchangeRates,
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/api/admin/exchange-rates/fetch',
    summary: 'Fetches the published exchange rates now; when that fails, the stored ones stay',
    access: settings,
    response: exchangeRates,
    limit: { max: 6, perMinutes: 1 },
  }),
};
