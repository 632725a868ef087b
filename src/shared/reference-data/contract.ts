import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { localeField } from '../contract/fields.ts';

export const currency = z
  .object({
    id: z.int(),
    is_default: z.boolean(),
    code: z.string(),
    symbol_before: z.string(),
    symbol_after: z.string(),
    decimals: z.int().nullable(),
    rate: z.number(),
  })
  .meta({ id: 'Currency', description: 'rate: units of the default currency that one unit costs' });

export type Currency = z.infer<typeof currency>;

export const country = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Country' });

export type Country = z.infer<typeof country>;

export const referenceDataContract = {
  currencies: endpoint({
    method: 'GET',
    path: '/api/lists/currencies',
    summary: 'Currencies in which prices can be shown',
    mayLag: true,
    response: z.array(currency),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/api/lists/countries/{locale}',
    summary: 'Countries with their names in a language',
    mayLag: true,
    params: z.object({ locale: localeField }),
    response: z.array(country),
  }),
};
