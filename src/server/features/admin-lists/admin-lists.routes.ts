import type { FastifyInstance } from 'fastify';
import { adminListsContract } from '#shared/admin-lists/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { addView, changeView, deleteView } from './change-views.ts';
import { listDefaults } from './list-choice.queries.ts';
import { openableLists } from './list-policy.ts';
import { getListSettings, presentView, setColumns, setDefault } from './list-settings.ts';
import { findAuthor, type ListView } from './list-view.queries.ts';

export function mountAdminLists(app: FastifyInstance, context: Context): void {
  const present = async (view: ListView, caller: Caller) =>
    presentView(view, await findAuthor(context.db, view.account_id), caller);
  mountCalls(app, 'adminLists', adminListsContract, {
    defaults: async (_input, { caller }) => listDefaults(context.db, caller.accountId, openableLists(caller)),
    get: async ({ params: { list } }, { caller }) => getListSettings(context, caller, list),
    setColumns: async ({ params: { list }, body }, { caller }) =>
      setColumns(context, caller, { list, hidden: body.hidden_columns }),
    setDefault: async ({ params: { list }, body }, { caller }) =>
      setDefault(context, caller, { list, viewId: body.view_id }),
    add: async ({ params: { list }, body }, { caller }) =>
      present(await addView(context, caller, { list, content: body }), caller),
    change: async ({ params, body: { version, ...content } }, { caller }) =>
      present(await changeView(context, caller, { ...params, version, content }), caller),
    delete: async ({ params }, { caller }) => {
      await deleteView(context, caller, params);
      return {};
    },
  });
}
