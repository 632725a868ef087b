import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { z } from 'zod';
import { adminAccountQuery, type AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { csvOf, type CsvCell } from '#server/platform/csv/csv.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { presentAdminAccountRow } from './admin-account-presenter.ts';
import { countAdvertsOf, listAccountsToExport } from './admin-account.queries.ts';

/** The list of users as a file for spreadsheets: with the filters of the list, without its pages. */
export function mountAccountsCsv(app: FastifyInstance, { db }: Context): void {
  app.get<{ Querystring: z.output<typeof adminAccountQuery> }>(
    '/api/admin/accounts.csv',
    {
      schema: {
        operationId: 'adminAccounts.csv',
        tags: ['adminAccounts'],
        summary: 'Users as CSV, filtered and sorted, at most 10 000',
        security: [{ token: [] }],
        querystring: adminAccountQuery,
        response: {
          200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
          401: errorAnswerSchema,
          403: errorAnswerSchema,
          422: validationAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
        },
      },
      onRequest: async (request) => checkAccess(request, { scope: 'users' }),
    },
    async ({ query, locale }, reply) => {
      const accounts = await listAccountsToExport(db, query);
      const adverts = await countAdvertsOf(
        db,
        accounts.map(({ id }) => id),
      );
      const rows = accounts.map((account) => presentAdminAccountRow(account, adverts.get(account.id) ?? 0));
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="karafa-accounts.csv"',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(accountsCsv(serverI18n(locale), rows));
    },
  );
}

function accountsCsv(i18n: I18n, accounts: readonly AdminAccountRow[]): string {
  const yesNo = (value: boolean) => (value ? i18n._(msg`ano`) : i18n._(msg`ne`));
  const columns: readonly [MessageDescriptor, (account: AdminAccountRow) => CsvCell][] = [
    [msg`Číslo`, ({ id }) => id],
    [msg`Uživatelské jméno`, ({ username }) => username],
    [msg`E-mail`, ({ email }) => email],
    [msg`Jméno`, ({ name }) => name],
    [msg`Telefon`, ({ phone }) => phone],
    [msg`Stav`, ({ state }) => i18n._(stateTexts[state])],
    [msg`Podnikatel`, ({ is_business }) => yesNo(is_business)],
    [msg`Firma`, ({ company }) => company],
    [msg`IČO`, ({ company_id }) => company_id],
    [msg`Ověřený účet`, ({ authorized }) => yesNo(authorized)],
    [msg`Skupina`, ({ group }) => group],
    [msg`Inzeráty`, ({ adverts }) => adverts],
    [msg`Registrován`, ({ created_at }) => created_at],
  ];
  return csvOf([
    columns.map(([title]) => i18n._(title)),
    ...accounts.map((account) => columns.map(([, cellOf]) => cellOf(account))),
  ]);
}

const stateTexts: Record<AccountState, MessageDescriptor> = {
  waiting: msg`čeká na schválení`,
  approved: msg`schválený`,
  refused: msg`zamítnutý`,
  blocked: msg`zablokovaný`,
};
