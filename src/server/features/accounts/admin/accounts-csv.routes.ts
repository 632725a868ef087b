import type { FastifyInstance } from 'fastify';
import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { adminAccountQuery, type AdminAccountRow } from '#shared/accounts/admin-contract.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import { mountCsv, type CsvColumn } from '#server/platform/csv/mount-csv.ts';
import { presentAdminAccountRow } from './admin-account-presenter.ts';
import { countAdvertsOf, listAccountsToExport } from './admin-account.queries.ts';

export function mountAccountsCsv(app: FastifyInstance, { db }: Context): void {
  mountCsv(app, {
    name: 'accounts',
    tag: 'adminAccounts',
    summary: 'Users as CSV, filtered and sorted',
    scope: 'users',
    query: adminAccountQuery,
    columns,
    listRows: async (query) => {
      const accounts = await listAccountsToExport(db, query);
      const adverts = await countAdvertsOf(
        db,
        accounts.map(({ id }) => id),
      );
      return accounts.map((account) => presentAdminAccountRow(account, adverts.get(account.id) ?? 0));
    },
  });
}

const yesNo = (value: boolean, i18n: I18n) => (value ? i18n._(msg`ano`) : i18n._(msg`ne`));

const stateTexts: Record<AccountState, MessageDescriptor> = {
  waiting: msg`čeká na schválení`,
  approved: msg`schválený`,
  refused: msg`zamítnutý`,
  blocked: msg`zablokovaný`,
  closing: msg`ruší se`,
  erased: msg`smazaný`,
};

const columns: readonly CsvColumn<AdminAccountRow>[] = [
  [msg`Číslo`, ({ id }) => id],
  [msg`Uživatelské jméno`, ({ username }) => username],
  [msg`E-mail`, ({ email }) => email],
  [msg`Jméno`, ({ name }) => name],
  [msg`Telefon`, ({ phone }) => phone],
  [msg`Stav`, ({ state }, i18n) => i18n._(stateTexts[state])],
  [msg`Podnikatel`, ({ is_business }, i18n) => yesNo(is_business, i18n)],
  [msg`Firma`, ({ company }) => company],
  [msg`IČO`, ({ company_id }) => company_id],
  [msg`Ověřený účet`, ({ authorized }, i18n) => yesNo(authorized, i18n)],
  [msg`Skupina`, ({ group }) => group],
  [msg`Inzeráty`, ({ adverts }) => adverts],
  [msg`Registrován`, ({ created_at }) => created_at],
];
