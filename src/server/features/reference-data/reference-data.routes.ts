import type { FastifyInstance } from 'fastify';
import { referenceDataContract } from '#shared/reference-data/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listCountries, listCurrencies } from './reference-data.queries.ts';

export function mountReferenceData(app: FastifyInstance, { db }: Context): void {
  mountCalls(app, 'lists', referenceDataContract, {
    currencies: async (_input, { tag }) => {
      tag('currencies');
      return listCurrencies(db);
    },
    countries: async ({ params }, { tag }) => {
      tag('countries');
      return listCountries(db, params.locale);
    },
  });
}
