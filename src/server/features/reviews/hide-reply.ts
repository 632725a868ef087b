import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockReview, recordReviewEvent, updateReview } from './review.queries.ts';

interface Hiding {
  /** Of the review. */
  readonly id: number;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Hides the reply to a review as part of a decision on reports, which tells its author why. The reviewed account must be
 * locked.
 * @returns false if there is nothing to hide
 */
export async function hideReportedReply(
  tx: Tx,
  { id, actorId, at, reason }: Hiding & { readonly reason: string },
): Promise<boolean> {
  const review = await lockReview(tx, id);
  if (!review || review.reply === null || review.reply_hidden_at !== null) return false;
  await updateReview(tx, id, { reply_hidden_at: at });
  await recordReviewEvent(tx, { reviewId: id, kind: 'reply_hidden', actorId, at, reason });
  await audit(tx, { id, actorId, at }, 'hide');
  return true;
}

/**
 * Takes back the hiding that a decision on reports did at a time. The reviewed account must be locked.
 * @returns false if the reply is not hidden by it any more
 */
export async function showReportedReply(
  tx: Tx,
  { id, actorId, at, hiddenAt }: Hiding & { readonly hiddenAt: Date },
): Promise<boolean> {
  const review = await lockReview(tx, id);
  if (review?.reply_hidden_at?.getTime() !== hiddenAt.getTime()) return false;
  await updateReview(tx, id, { reply_hidden_at: null });
  await recordReviewEvent(tx, { reviewId: id, kind: 'reply_shown', actorId, at });
  await audit(tx, { id, actorId, at }, 'show');
  return true;
}

async function audit(tx: Tx, { id, actorId, at }: Hiding, action: 'hide' | 'show'): Promise<void> {
  const [before, after] = [{ is_reply_hidden: action === 'show' }, { is_reply_hidden: action === 'hide' }];
  await recordAudit(tx, [{ actorId, action, entity: 'review', entityId: id, before, after }], at);
}
