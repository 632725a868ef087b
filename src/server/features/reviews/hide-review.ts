import { conflict, forbidden, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Addressee } from '#server/features/accounts/index.ts';
import { chooseReason, type ReasonWords } from '#server/features/reasons/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueReviewHidden, queueReviewShown } from './mails.ts';
import { reviewVersion } from './present-review.ts';
import { mayDecide } from './review-policy.ts';
import {
  findParties,
  lockPair,
  lockReview,
  recordReviewEvent,
  updateReview,
  type ReviewRow,
} from './review.queries.ts';

export interface ReviewDecision {
  readonly id: number;
  readonly actorId: number;
  /** Of the version that was shown. */
  readonly version: string;
}

/**
 * Hides a review from everybody but its reviewer, who gets the reason. Repeating it with the same reason does nothing.
 * @throws FieldError (422) without a reason, conflict (409) when the review has changed since it was shown
 */
export async function hideReview(context: Context, decision: ReviewDecision, words: ReasonWords): Promise<void> {
  const { id, actorId } = decision;
  const at = context.now();
  const reasonFor = await chooseReason(context, 'review', words);
  await context.db.transaction().execute(async (tx) => {
    const { review, reviewer, reviewed } = await lockDecided(tx, decision);
    const reason = reasonFor(reviewer);
    if (review.hidden_reason === reason) return;
    ensureVersion(review, decision);
    if (review.hidden_at !== null) throw conflict();
    await hideLocked(tx, { id, actorId, at, reason });
    await queueReviewHidden(tx, reviewer, { id, at, reason, account: reviewed.username });
  });
}

/**
 * Ends the hiding. Repeating it does nothing.
 * @throws conflict (409) when the review has changed since it was shown
 */
export async function showReview(context: Context, decision: ReviewDecision): Promise<void> {
  const { id, actorId } = decision;
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const { review, reviewer, reviewed } = await lockDecided(tx, decision);
    if (review.hidden_at === null) return;
    ensureVersion(review, decision);
    const shown = await showLocked(tx, review, { actorId, at });
    if (shown.is_shown) await queueReviewShown(context, tx, reviewer, { id, at, account: reviewed });
  });
}

interface Hiding {
  readonly id: number;
  readonly actorId: number;
  readonly at: Date;
}

/**
 * Hides a review as part of a decision on reports, which tells its reviewer why. Both of its accounts must be locked.
 * @returns false if there is nothing to hide
 */
export async function hideReportedReview(tx: Tx, hiding: Hiding & { readonly reason: string }): Promise<boolean> {
  const review = await lockReview(tx, hiding.id);
  if (!review || review.hidden_at !== null) return false;
  await hideLocked(tx, hiding);
  return true;
}

/**
 * Takes back the hiding that a decision on reports did at a time. Both accounts of the review must be locked.
 * @returns false if the review is not hidden by it any more
 */
export async function showReportedReview(
  tx: Tx,
  { id, hiddenAt, ...by }: Hiding & { readonly hiddenAt: Date },
): Promise<boolean> {
  const review = await lockReview(tx, id);
  if (review?.hidden_at?.getTime() !== hiddenAt.getTime()) return false;
  await showLocked(tx, review, by);
  return true;
}

async function hideLocked(tx: Tx, { id, actorId, at, reason }: Hiding & { readonly reason: string }): Promise<void> {
  await updateReview(tx, id, { hidden_at: at, hidden_by: actorId, hidden_reason: reason });
  await recordReviewEvent(tx, { reviewId: id, kind: 'hidden', actorId, at, reason });
  const after = { is_hidden: true, reason };
  const before = { is_hidden: false };
  await recordAudit(tx, [{ actorId, action: 'hide', entity: 'review', entityId: id, before, after }], at);
}

async function showLocked(
  tx: Tx,
  { id, hidden_reason: reason }: ReviewRow,
  { actorId, at }: Omit<Hiding, 'id'>,
): Promise<ReviewRow> {
  const shown = await updateReview(tx, id, { hidden_at: null, hidden_by: null, hidden_reason: null });
  await recordReviewEvent(tx, { reviewId: id, kind: 'shown', actorId, at });
  const before = { is_hidden: true, reason };
  const after = { is_hidden: false };
  await recordAudit(tx, [{ actorId, action: 'show', entity: 'review', entityId: id, before, after }], at);
  return shown;
}

function ensureVersion(review: ReviewRow, { version }: ReviewDecision): void {
  if (reviewVersion(review) !== version) throw conflict();
}

async function lockDecided(
  tx: Tx,
  { id, actorId }: ReviewDecision,
): Promise<{ review: ReviewRow; reviewer: Addressee; reviewed: Addressee }> {
  const parties = await findParties(tx, id);
  if (!parties) throw notFound();
  if (!mayDecide(parties, actorId)) throw forbidden();
  const accounts = await lockPair(tx, [parties.reviewer_id, parties.account_id]);
  const review = await lockReview(tx, id);
  if (!review) throw notFound();
  return {
    review,
    reviewer: accounts.find((account) => account.id === parties.reviewer_id)!,
    reviewed: accounts.find((account) => account.id === parties.account_id)!,
  };
}
