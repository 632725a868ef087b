import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { plainLine } from '../contract/fields.ts';
import { companyCountries } from './company-id.ts';

export const company = z
  .object({
    company_id: z.string().describe('Eight digits'),
    name: z.string(),
    tax_id: z.string().nullable().describe('VAT number. Null: not registered for VAT, or unknown'),
    street: z.string().describe('With the house number. The address is empty when unknown'),
    city: z.string(),
    postcode: z.string().describe('With its space: 150 00'),
    country: z.enum(companyCountries),
    is_active: z.boolean().describe('False: the company was dissolved'),
  })
  .meta({ id: 'Company' });

export type Company = z.infer<typeof company>;

export const companiesContract = {
  lookUp: endpoint({
    method: 'GET',
    path: '/api/companies/{country}/{company_id}',
    summary: "A company's name and address from its country's registry, to fill in a form",
    params: z.object({
      country: z.enum(companyCountries),
      company_id: plainLine({ min: 0, max: 20 }).describe('Spaces and missing leading zeros do not matter'),
    }),
    response: company,
    errors: ['company_registry_unavailable'],
    // Each call may cost a request to the registry, which has a rate limit of its own.
    limit: { max: 20, perMinutes: 1 },
  }),
};
