import type { FastifyInstance } from 'fastify';
import { adminCategoriesContract } from '#shared/catalog/admin-categories-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { addCategory, changeCategory, getCategoryRecord, removeCategory } from './change-categories.ts';
import { listCategories } from './list-categories.ts';
import { startMerge } from './merge-category.ts';
import { moveCategory } from './move-category.ts';

export function mountAdminCategories(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminCategories', adminCategoriesContract, {
    list: ({ query }) => listCategories(context.db, query.lang),
    get: ({ params }) => getCategoryRecord(context.db, params.id),
    add: ({ body }, { caller }) => addCategory(context, caller.accountId, body),
    change: ({ params, body }, { caller }) => changeCategory(context, caller.accountId, { ...body, id: params.id }),
    move: async ({ params, body }, { caller }) => {
      await moveCategory(context, { ...body, id: params.id, actorId: caller.accountId });
      return {};
    },
    merge: async ({ params, body }, { caller }) => {
      await startMerge(context, { ...body, id: params.id, actorId: caller.accountId });
      return {};
    },
    delete: async ({ params }, { caller }) => {
      await removeCategory(context, caller.accountId, params.id);
      return {};
    },
  });
}
