import { CodedError, notFound } from '#shared/errors.ts';
import type { ReplyInput, Review } from '#shared/reviews/contract.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { presentReply } from './present-review.ts';
import { mayReply } from './review-policy.ts';
import { lockReview, recordReviewEvent, updateReview, type ReviewRow } from './review.queries.ts';
import { limitChanges } from './write-review.ts';

/**
 * Replies in public, or changes the reply.
 * @throws not_found for everybody but the reviewed user; reply_hidden (409)
 */
export async function replyToReview(
  { db, now }: Context,
  accountId: number,
  id: number,
  { text, lang }: ReplyInput,
): Promise<NonNullable<Review['reply']>> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const review = await lockReceived(tx, accountId, id);
    if (review.reply === text) return presentReply(review)!;
    await limitChanges(tx, accountId, at);
    const before = { text: review.reply };
    await recordReviewEvent(tx, { reviewId: id, kind: 'replied', actorId: accountId, at, before });
    return presentReply(await updateReview(tx, id, { reply: text, reply_locale: lang, replied_at: at }))!;
  });
}

/** @throws not_found; reply_hidden (409), as a new reply would be shown */
export async function removeReply({ db, now }: Context, accountId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { reply } = await lockReceived(tx, accountId, id);
    if (reply === null) return;
    const before = { text: reply };
    await recordReviewEvent(tx, { reviewId: id, kind: 'reply_removed', actorId: accountId, at: now(), before });
    await updateReview(tx, id, { reply: null, reply_locale: null, replied_at: null });
  });
}

async function lockReceived(tx: Tx, accountId: number, id: number): Promise<ReviewRow> {
  const review = await lockReview(tx, id);
  if (!review || !mayReply(review, accountId)) throw notFound();
  if (review.reply_hidden_at !== null) throw new CodedError('reply_hidden');
  return review;
}
