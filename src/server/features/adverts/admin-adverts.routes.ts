import type { FastifyInstance } from 'fastify';
import { adminAdvertsContract } from '#shared/adverts/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { replaceBrandInWaitingRevisions } from './content/revision.queries.ts';
import { approveAdverts, rejectAdverts } from './approval/decide-adverts.ts';
import { approveBrand, listProposedBrands, mergeBrand, rejectBrand } from '#server/features/listings/index.ts';
import { listQueue } from './approval/list-queue.ts';

export function mountAdminAdverts(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminAdverts', adminAdvertsContract, {
    queue: async ({ query }) => listQueue(context, query),
    approve: async ({ body }, { caller }) => ({
      decided: await approveAdverts(context, { items: body.items, actorId: caller.accountId }),
    }),
    reject: async ({ body }, { caller }) => ({
      decided: await rejectAdverts(context, { items: body.items, actorId: caller.accountId }, body),
    }),
    waitingBrands: async ({ query }) => listProposedBrands(context, query.page),
    approveBrand: async ({ params, body }, { caller }) => {
      await approveBrand(context, { id: params.id, actorId: caller.accountId, name: body.name });
      return {};
    },
    mergeBrand: async ({ params, body }, { caller }) => {
      const decision = { id: params.id, actorId: caller.accountId, into: body.into };
      await mergeBrand(context, decision, replaceBrandInWaitingRevisions);
      return {};
    },
    rejectBrand: async ({ params }, { caller }) => {
      await rejectBrand(context, { id: params.id, actorId: caller.accountId }, replaceBrandInWaitingRevisions);
      return {};
    },
  });
}
