import type { FastifyInstance } from 'fastify';
import { adminBlogCategoriesContract } from '#shared/content/blog-categories-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { listStoredCategories } from './blog-category.queries.ts';
import {
  addCategory,
  changeCategory,
  orderCategories,
  presentCategory,
  removeCategory,
} from './change-blog-categories.ts';

export function mountAdminBlogCategories(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminBlogCategories', adminBlogCategoriesContract, {
    list: async () => (await listStoredCategories(context.db)).map(presentCategory),
    add: ({ body }, { caller }) => addCategory(context, caller.accountId, body),
    order: async ({ body }, { caller }) => {
      await orderCategories(context, caller.accountId, body.ids);
      return {};
    },
    change: ({ params, body }, { caller }) => changeCategory(context, caller.accountId, params.id, body),
    remove: async ({ params, body }, { caller }) => ({
      moved: await removeCategory(context, caller.accountId, params.id, body.move_to),
    }),
  });
}
