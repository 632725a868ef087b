import type { FastifyInstance } from 'fastify';
import { companyMatchContract } from '#shared/verification/company-match-contract.ts';
import type { Context } from '#server/context.ts';
import { createCompanyRegistries } from '#server/features/companies/index.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { compareWithRegistry, getCompanyMatch } from './company-match.ts';

export function mountCompanyMatch(app: FastifyInstance, context: Context): void {
  const registries = createCompanyRegistries(context);
  mountCalls(app, 'companyMatch', companyMatchContract, {
    own: (_input, { caller }) => getCompanyMatch(context, caller.accountId),
    compareOwn: (_input, { caller }) => compareWithRegistry(context, registries, caller.accountId),
    get: ({ params: { id } }) => getCompanyMatch(context, id),
    compare: ({ params: { id } }) => compareWithRegistry(context, registries, id),
  });
}
