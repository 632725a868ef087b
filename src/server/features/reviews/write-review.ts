import { CodedError, notFound } from '#shared/errors.ts';
import type { OwnReview, ReviewInput } from '#shared/reviews/contract.ts';
import { newReviewsPerDay, reviewChangesPerHour } from '#shared/reviews/limits.ts';
import type { Context } from '#server/context.ts';
import { isOpen, type Addressee } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { queueReviewReceived } from './mails.ts';
import { presentOwnReview } from './present-review.ts';
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
 * Reviews a user, or changes the review. Sending the same again changes nothing. A hidden review stays hidden.
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
    if (known?.stars === stars && known.text === text) return presentOwnReview(known);
    if (known) {
      await limitChanges(tx, reviewerId, at);
      const { id: reviewId, stars: starsBefore, text: textBefore } = known;
      const before = { stars: starsBefore, text: textBefore };
      await recordReviewEvent(tx, { reviewId, kind: 'changed', actorId: reviewerId, at, before });
      return presentOwnReview(await updateReview(tx, reviewId, { stars, text, locale: lang, changed_at: at }));
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
    });
    await recordReviewEvent(tx, { reviewId: review.id, kind: 'written', actorId: reviewerId, at });
    await queueReviewReceived(context, tx, reviewed, { ...review, reviewer: reviewer.username });
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

async function lockParties(
  tx: Tx,
  reviewerId: number,
  accountId: number,
): Promise<{ reviewer: Addressee; reviewed: Addressee }> {
  if (reviewerId === accountId) throw new CodedError('own_review');
  const locked = (await lockPair(tx, [reviewerId, accountId])).filter(isOpen);
  const reviewer = locked.find(({ id }) => id === reviewerId);
  const reviewed = locked.find(({ id }) => id === accountId);
  if (!reviewer || !reviewed) throw notFound();
  return { reviewer, reviewed };
}
