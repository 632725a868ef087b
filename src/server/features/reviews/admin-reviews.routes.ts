import type { FastifyInstance } from 'fastify';
import { adminReviewsContract } from '#shared/reviews/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { hideReview, showReview } from './hide-review.ts';
import { listManaged } from './list-reviews.ts';

/** Reviews for administrators of users. */
export function mountAdminReviews(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'adminReviews', adminReviewsContract, {
    list: async ({ params: { id }, query }, { caller }) =>
      listManaged(context.db, id, { ...query, actorId: caller.accountId }),
    hide: async ({ params: { id }, body: { version, ...words } }, { caller }) => {
      await hideReview(context, { id, actorId: caller.accountId, version }, words);
      return {};
    },
    show: async ({ params: { id }, body: { version } }, { caller }) => {
      await showReview(context, { id, actorId: caller.accountId, version });
      return {};
    },
  });
}
