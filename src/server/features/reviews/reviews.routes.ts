import type { FastifyInstance } from 'fastify';
import { reviewsContract } from '#shared/reviews/contract.ts';
import type { Context } from '#server/context.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { getOwnReview } from './get-own-review.ts';
import { listReviews } from './list-reviews.ts';
import { removeReply, replyToReview } from './reply-to-review.ts';
import { removeReview, writeReview } from './write-review.ts';

export function mountReviews(app: FastifyInstance, context: Context): void {
  const { db } = context;
  mountCalls(app, 'reviews', reviewsContract, {
    list: async ({ params: { id }, query: { page } }, { tag }) => {
      const answer = await listReviews(db, id, page);
      tag(`reviews_of:${id}`, `seller:${id}`, ...answer.reviews.map(({ reviewer }) => `seller:${reviewer.id}`));
      return answer;
    },
    own: async ({ params: { id } }, { caller }) => getOwnReview(context, caller.accountId, id),
    write: async ({ params: { id }, body }, { caller }) => ({
      review: await writeReview(context, caller.accountId, id, body),
    }),
    remove: async ({ params: { id } }, { caller }) => {
      await removeReview(context, caller.accountId, id);
      return {};
    },
    reply: async ({ params: { id }, body }, { caller }) => ({
      reply: await replyToReview(context, caller.accountId, id, body),
    }),
    removeReply: async ({ params: { id } }, { caller }) => {
      await removeReply(context, caller.accountId, id);
      return {};
    },
  });
}
