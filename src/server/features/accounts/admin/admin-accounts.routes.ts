import type { FastifyInstance } from 'fastify';
import { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { addAccountNote, removeAccountNote } from './account-notes.ts';
import { listAccountNotes } from './account-note.queries.ts';
import { presentAdminAccount, presentAdminAccountRow } from './admin-account-presenter.ts';
import {
  accountsPerPage,
  countAdvertsOf,
  countWaiting,
  findAdminAccount,
  listAccountEvents,
  listAccounts,
  listGroups,
} from './admin-account.queries.ts';
import { switchOffSecondFactorOf } from '../second-factor/change-second-factor.ts';
import { correctCompany } from './correct-company.ts';
import { correctEmail } from './correct-email.ts';
import { decideAccounts } from './decide-accounts.ts';
import { setGroup, setScopes, setVerified } from './set-account-role.ts';

export function mountAdminAccounts(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const getAccount = async (id: number) => {
    const account = await findAdminAccount(db, id);
    if (!account) throw notFound();
    const [events, notes, adverts] = await Promise.all([
      listAccountEvents(db, id),
      listAccountNotes(db, id),
      countAdvertsOf(db, [id]),
    ]);
    return presentAdminAccount(account, { events, notes, adverts: adverts.get(id) ?? 0 });
  };

  mountCalls(app, 'adminAccounts', adminAccountsContract, {
    list: async ({ query }) => {
      const [{ accounts: found, total }, waiting] = await Promise.all([listAccounts(db, query), countWaiting(db)]);
      const { rows: accounts, has_more } = adminPage(found, query.page, accountsPerPage);
      const adverts = await countAdvertsOf(
        db,
        accounts.map(({ id }) => id),
      );
      return {
        accounts: accounts.map((account) => presentAdminAccountRow(account, adverts.get(account.id) ?? 0)),
        total,
        page: query.page,
        has_more,
        waiting,
      };
    },
    get: async ({ params }) => getAccount(params.id),
    approve: async ({ body }, { caller }) => ({
      decided: await decideAccounts(context, 'approve', { ...body, actor: caller }),
    }),
    refuse: async ({ body }, { caller }) => ({
      decided: await decideAccounts(context, 'refuse', { ids: body.ids, actor: caller, words: body }),
    }),
    block: async ({ body }, { caller }) => ({
      decided: await decideAccounts(context, 'block', { ids: body.ids, actor: caller, words: body }),
    }),
    unblock: async ({ body }, { caller }) => ({
      decided: await decideAccounts(context, 'unblock', { ...body, actor: caller }),
    }),
    setGroup: async ({ params, body }, { caller }) => {
      const { version, user_group_id: groupId } = body;
      await setGroup(context, { id: params.id, actorId: caller.accountId, version, groupId });
      return getAccount(params.id);
    },
    setVerified: async ({ params, body }, { caller }) => {
      await setVerified(context, { id: params.id, actorId: caller.accountId, authorized: body.authorized });
      return getAccount(params.id);
    },
    setScopes: async ({ params, body }, { caller }) => {
      await setScopes(context, { id: params.id, actorId: caller.accountId, ...body });
      return getAccount(params.id);
    },
    correctEmail: async ({ params: { id }, body }, { caller }) => {
      await correctEmail(context, { id, actor: caller, ...body });
      return getAccount(id);
    },
    correctCompany: async ({ params: { id }, body }, { caller }) => {
      await correctCompany(context, { ...body, id, actor: caller });
      return getAccount(id);
    },
    switchOffSecondFactor: async ({ params: { id } }, { caller }) => {
      await switchOffSecondFactorOf(context, { id, actorId: caller.accountId });
      return getAccount(id);
    },
    addNote: async ({ params: { id }, body }, { caller }) => {
      await addAccountNote(context, { id, actorId: caller.accountId, text: body.text });
      return getAccount(id);
    },
    deleteNote: async ({ params: { id, note: noteId } }, { caller }) => {
      await removeAccountNote(context, { id, actorId: caller.accountId, noteId });
      return getAccount(id);
    },
    groups: async () => listGroups(db),
  });
}
