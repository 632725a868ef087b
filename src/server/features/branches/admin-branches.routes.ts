import type { FastifyInstance } from 'fastify';
import { adminBranchesContract } from '#shared/delivery/admin-branches-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls, type Handlers } from '#server/platform/calls/mount-calls.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { listBranchRecords, listClosureRecords } from './admin-branch.queries.ts';
import { addBranch, addClosure, changeBranch, deleteClosure, listBranchErrors } from './change-branches.ts';
import { dayIn } from './shop-calendar.ts';

export function mountAdminBranches(app: FastifyInstance, context: Context): void {
  const { db, config, now } = context;
  const answers: Handlers<typeof adminBranchesContract> = {
    list: async () => {
      const today = dayIn(config.shop.timeZone, now());
      const [branches, closures] = await Promise.all([listBranchRecords(db), listClosureRecords(db, today)]);
      return { today, branches: branches.map(withVersion), closures };
    },
    add: ({ body }, { caller }) => addBranch(context, caller.accountId, body),
    change: ({ params, body }, { caller }) =>
      changeBranch(context, { id: params.id, actorId: caller.accountId, input: body }),
    addClosure: ({ body }, { caller }) => addClosure(context, caller.accountId, body),
    deleteClosure: async ({ params }, { caller }) => {
      await deleteClosure(context, caller.accountId, params.id);
      return {};
    },
  };
  mountCalls(app, 'adminBranches', adminBranchesContract, answers, {
    add: ({ valid }) => listBranchErrors(context, valid),
    change: ({ params, valid }) => listBranchErrors(context, valid, params.id),
  });
}
