import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { reviewsContract } from '#shared/reviews/contract.ts';
import type { Context } from '#server/context.ts';
import { findReviewedDeal } from './find-reviewed-deal.ts';
import { presentOwnReview } from './present-review.ts';
import { findReviewBy } from './review.queries.ts';

/** What an account has written of another, and until when a review of their deal is held back, whoever has written one. */
export async function getOwnReview(
  { db, now }: Context,
  reviewerId: number,
  accountId: number,
): Promise<CallAnswer<(typeof reviewsContract)['own']>> {
  const known = await findReviewBy(db, reviewerId, accountId);
  const deal = await findReviewedDeal(db, known, { reviewerId, accountId, at: now() });
  return { review: known ? presentOwnReview(known) : null, blind_until: deal?.blindUntil?.toISOString() ?? null };
}
