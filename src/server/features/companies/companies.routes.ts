import type { FastifyInstance } from 'fastify';
import { companiesContract } from '#shared/companies/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { createCompanyRegistries } from './company-registries.ts';
import { lookUpCompany } from './look-up-company.ts';

export function mountCompanies(app: FastifyInstance, context: Context): void {
  const registries = createCompanyRegistries(context);
  mountCalls(app, 'companies', companiesContract, {
    lookUp: ({ params }) => lookUpCompany(registries, params.country, params.company_id),
  });
}
