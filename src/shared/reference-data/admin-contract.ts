import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { positionField, smallIdField, versionField, withRules, type FormRule } from '../contract/fields.ts';
import { rateLimits } from '../money/limits.ts';
import { currencyCodePattern } from '../money/money.ts';

const settings = { scope: 'settings' } as const;
const symbol = z.string().trim().max(8);

const currencyFields = z.object({
  code: z.string().regex(currencyCodePattern),
  symbol_before: symbol,
  symbol_after: symbol,
  decimals: z.int().min(0).max(4).nullable().describe('Null: two'),
  rate: z
    .number()
    .min(rateLimits.min)
    .max(rateLimits.max)
    .multipleOf(rateLimits.step)
    .describe('How many units of the default currency one unit costs'),
  position: positionField,
});
export type CurrencyInput = z.output<typeof currencyFields>;

const rules: readonly FormRule[] = [
  {
    field: 'symbol_after',
    error: 'required',
    isMet: ({ symbol_before: before, symbol_after: after }) =>
      [before, after].some((one) => typeof one !== 'string' || one.trim() !== ''),
  },
];

export const adminCurrency = currencyFields
  .extend({ id: z.int(), is_default: z.boolean(), version: versionField })
  .meta({ id: 'AdminCurrency' });
export type AdminCurrency = z.infer<typeof adminCurrency>;

export const adminCurrenciesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/currencies',
    summary: 'Currencies in which prices can be shown',
    access: settings,
    response: z.array(adminCurrency),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/currencies',
    summary: 'Adds a currency',
    access: settings,
    body: withRules(currencyFields, rules),
    response: adminCurrency,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/currencies/{id}',
    summary: 'Changes a currency; the default one keeps its code and rate, and no currency can change its decimals',
    access: settings,
    params: z.object({ id: smallIdField }),
    body: withRules(
      currencyFields.extend({
        version: versionField,
        is_confirmed: z.boolean().default(false).describe('A change of the rate by more than a fifth is intended'),
      }),
      rules,
    ),
    response: adminCurrency,
    errors: ['rate_unusual'],
  }),
};
