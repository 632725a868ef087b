import type { FastifyInstance } from 'fastify';
import { adminGroupsContract } from '#shared/accounts/admin-groups-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { addGroup, changeGroup, deleteGroup, listAdminGroups, listGroupErrors } from './change-groups.ts';

export function mountAdminGroups(app: FastifyInstance, context: Context): void {
  const answers: Handlers<typeof adminGroupsContract> = {
    list: () => listAdminGroups(context),
    add: ({ body }, { caller }) => addGroup(context, caller.accountId, body),
    change: ({ params, body }, { caller }) =>
      changeGroup(context, { id: params.id, actorId: caller.accountId, input: body }),
    delete: async ({ params }, { caller }) => {
      await deleteGroup(context, caller.accountId, params.id);
      return {};
    },
  };
  mountCalls(app, 'adminGroups', adminGroupsContract, answers, {
    add: ({ valid }) => listGroupErrors(context, valid),
    change: ({ params, valid }) => listGroupErrors(context, valid, params.id),
  });
}
