import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { idField } from '../contract/fields.ts';
import { comparedFields } from './compare-company.ts';

export const companyMatchStates = ['matches', 'differs', 'dissolved', 'missing'] as const;

const company = z.object({
  company_id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
});

const companyMatch = z
  .object({
    stated: company
      .nullable()
      .describe('What the account says; null: it is no company, or of a country without a registry'),
    result: z
      .object({
        state: z.enum(companyMatchStates),
        differences: z.array(z.enum(comparedFields)),
        registry: company.nullable(),
        checked_at: z.iso.datetime(),
      })
      .nullable()
      .describe('null: the current data have not been compared'),
  })
  .meta({ id: 'CompanyMatch' });
export type CompanyMatch = z.infer<typeof companyMatch>;

const users = { scope: 'users' } as const;
const params = z.object({ id: idField });
const errors = ['company_registry_unavailable'] as const;

/** The company data of an account beside those of the registry. A match grants nothing by itself. */
export const companyMatchContract = {
  own: endpoint({
    method: 'GET',
    path: '/api/me/company-match',
    summary: 'How the company data of the user compare with the registry',
    access: 'account',
    response: companyMatch,
  }),
  compareOwn: endpoint({
    method: 'POST',
    path: '/api/me/company-match',
    summary: 'Compares the company data of the user with the registry',
    access: 'account',
    response: companyMatch,
    errors,
    limit: { max: 10, perMinutes: 10 },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/{id}/company-match',
    summary: 'How the company data of a user compare with the registry',
    access: users,
    params,
    response: companyMatch,
  }),
  compare: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/{id}/company-match',
    summary: 'Compares the company data of a user with the registry',
    access: users,
    params,
    response: companyMatch,
    errors,
  }),
};
