import type { FastifyInstance } from 'fastify';
import { adminFeaturedContract } from '#shared/content/featured-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { changeFeatured, getFeatured } from './change-featured.ts';

export function mountAdminFeatured(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminFeatured', adminFeaturedContract, {
    get: () => getFeatured(context),
    change: ({ body }, { caller }) => changeFeatured(context, caller.accountId, body),
  });
}
