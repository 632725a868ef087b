import { CodedError, notFound } from '#shared/errors.ts';
import type { OwnReview, ReviewInput } from '#shared/reviews/contract.ts';
import { newReviewsPerDay, reviewChangesPerHour } from '#shared/reviews/limits.ts';
import type { Context } from '#server/context.ts';
import { isOpen } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { findReviewedDeal } from './find-reviewed-deal.ts';
import { queueReviewReceived } from './mails.ts';
import { presentOwnReview } from './present-review.ts';
import { publishReview } from './publish-reviews.ts';
import { mayDelete } from './review-policy.ts';
import {
  deleteReview,
  findReviewBy,
  insertReview,
  lockPair,
  recordReviewEvent,
  updateReview,
} from './review.queries.ts';

/**
 * Reviews a user, or changes the review. Sending the same again changes nothing. A hidden review stays hidden. The first
 * review after a confirmed deal is the deal's: it is held back until the other side has written, then both are published.
 * @throws own_review (409); not_found for a user who has no profile; too_many_reviews, too_many_requests (429)
 */
export async function writeReview(
  context: Context,
  reviewerId: number,
  accountId: number,
  { stars, text, lang }: ReviewInput,
): Promise<OwnReview> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    const { reviewed, reviewer } = await lockParties(tx, reviewerId, accountId);
    const known = await findReviewBy(tx, reviewerId, accountId);
    const deal = await findReviewedDeal(tx, known, { reviewerId, accountId, at });
    if (!deal && known?.stars === stars && known.text === text) return presentOwnReview(known);
    // One that becomes the deal's is held back even if it was public, so that the other side doesn't answer it.
    const held = deal && {
      deal_id: deal.id,
      publish_at: deal.heldUntil ?? null,
      published_at: deal.heldUntil ? null : (known?.published_at ?? at),
      revealed_stars: deal.heldUntil ? null : stars,
    };
    if (deal?.answer) await publishReview(context, tx, deal.answer.id, { reviewer: reviewed, reviewed: reviewer, at });
    if (known) {
      await limitChanges(tx, reviewerId, at);
      const { id: reviewId, stars: starsBefore, text: textBefore } = known;
      const before = { stars: starsBefore, text: textBefore };
      await recordReviewEvent(tx, { reviewId, kind: 'changed', actorId: reviewerId, at, before });
      return presentOwnReview(await updateReview(tx, reviewId, { stars, text, locale: lang, changed_at: at, ...held }));
    }
    const limit = { max: newReviewsPerDay, windowSeconds: 86_400 };
    await countAgainstLimit(tx, `review:account:${reviewerId}`, limit, at).catch((error: unknown) => {
      throw error instanceof CodedError ? new CodedError('too_many_reviews') : error;
    });
    const review = await insertReview(tx, {
      reviewer_id: reviewerId,
      account_id: accountId,
      stars,
      text,
      locale: lang,
      created_at: at,
      published_at: at,
      ...held,
    });
    await recordReviewEvent(tx, { reviewId: review.id, kind: 'written', actorId: reviewerId, at });
    // Held back, it is told once it is published.
    if (review.published_at)
      await queueReviewReceived(context, tx, reviewed, { ...review, at, reviewer: reviewer.username });
    return presentOwnReview(review);
  });
}

/** @throws review_hidden (409) */
export async function removeReview({ db }: Context, reviewerId: number, accountId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPair(tx, [reviewerId, accountId]);
    const known = await findReviewBy(tx, reviewerId, accountId);
    if (!known) return;
    if (!mayDelete(known)) throw new CodedError('review_hidden');
    await deleteReview(tx, known.id);
  });
}

/** Counts a change of a review or a reply. */
export async function limitChanges(tx: Tx, accountId: number, at: Date): Promise<void> {
  await countAgainstLimit(
    tx,
    `review_change:account:${accountId}`,
    { max: reviewChangesPerHour, windowSeconds: 3600 },
    at,
  );
}

type OpenAccount = Awaited<ReturnType<typeof lockPair>>[number];

async function lockParties(
  tx: Tx,
  reviewerId: number,
  accountId: number,
): Promise<{ reviewer: OpenAccount; reviewed: OpenAccount }> {
  if (reviewerId === accountId) throw new CodedError('own_review');
  const locked = (await lockPair(tx, [reviewerId, accountId])).filter(isOpen);
  const reviewer = locked.find(({ id }) => id === reviewerId);
  const reviewed = locked.find(({ id }) => id === accountId);
  if (!reviewer || !reviewed) throw notFound();
  return { reviewer, reviewed };
}
