import type { FastifyInstance } from 'fastify';
import { listsContract } from '#shared/lists/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listCountries, listCurrencies } from './lists.queries.ts';

export function mountLists(app: FastifyInstance, { db }: Context): void {
  mountCalls(app, 'lists', listsContract, {
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
