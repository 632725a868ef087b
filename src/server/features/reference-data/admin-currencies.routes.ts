import type { FastifyInstance } from 'fastify';
import { adminCurrenciesContract } from '#shared/reference-data/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listCurrencyRecords } from './admin-currency.queries.ts';
import { addCurrency, changeCurrency, listCurrencyErrors } from './change-currencies.ts';

export function mountAdminCurrencies(app: FastifyInstance, context: Context): void {
  const answers: Handlers<typeof adminCurrenciesContract> = {
    list: async () => (await listCurrencyRecords(context.db)).map(withVersion),
    add: ({ body }, { caller }) => addCurrency(context, caller.accountId, body),
    change: ({ params, body }, { caller }) =>
      changeCurrency(context, { id: params.id, actorId: caller.accountId, input: body }),
  };
  mountCalls(app, 'adminCurrencies', adminCurrenciesContract, answers, {
    add: ({ valid }) => listCurrencyErrors(context, valid),
    change: ({ params, valid }) => listCurrencyErrors(context, valid, params.id),
  });
}
