import { findConfirmedDeal } from '#server/features/deals/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { blindUntilOf } from './review-policy.ts';
import { findReviewBy, type ReviewRow } from './review.queries.ts';

interface ReviewedDeal {
  readonly id: number;
  /** When the time of holding back ends; undefined: it is over. */
  readonly blindUntil: Date | undefined;
  /** Undefined: the review is published at once. */
  readonly heldUntil: Date | undefined;
  /** What the other side has written about a deal of the two. */
  readonly answer: ReviewRow | undefined;
}

/**
 * The deal that a review becomes one of when it is written or changed now. Undefined: there is none, or it is one already.
 * @param known what the reviewer has written before
 */
export async function findReviewedDeal(
  db: Queryable,
  known: ReviewRow | undefined,
  { reviewerId, accountId, at }: { reviewerId: number; accountId: number; at: Date },
): Promise<ReviewedDeal | undefined> {
  if (known && known.deal_id !== null) return undefined;
  const deal = await findConfirmedDeal(db, reviewerId, accountId);
  if (!deal) return undefined;
  const other = await findReviewBy(db, accountId, reviewerId);
  const answer = other && other.deal_id !== null ? other : undefined;
  const blindUntil = blindUntilOf(deal, at);
  return { id: deal.id, blindUntil, heldUntil: answer ? undefined : blindUntil, answer };
}
