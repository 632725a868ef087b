import { blindDays } from '#shared/deals/limits.ts';

/**
 * Who may do what with reviews. Writing one needs an account on both sides that is open (`lockPair`). A review is read by
 * everybody while it is shown (`review.is_shown`); for its reviewer and administrators it is always there.
 */

const dayMs = 86_400_000;

/**
 * Reviews of a deal are held back until both sides have written, or until some days after the handover, so that neither
 * answers the other's. Undefined: that time is over.
 */
export function blindUntilOf({ ended_at: endedAt }: { readonly ended_at: Date }, at: Date): Date | undefined {
  const until = new Date(endedAt.getTime() + blindDays * dayMs);
  return until <= at ? undefined : until;
}

interface Parties {
  readonly reviewer_id: number;
  readonly account_id: number;
}

/** One's own hidden review can be changed but not deleted: a new one would be shown. */
export function mayDelete({ hidden_at }: { readonly hidden_at: Date | null }): boolean {
  return hidden_at === null;
}

/** Only the reviewed user answers, and only what visitors see. */
export function mayReply(review: Parties & { readonly is_shown: boolean }, accountId: number): boolean {
  return review.account_id === accountId && review.is_shown;
}

/** Administrators don't decide on reviews of or by themselves. */
export function mayDecide({ reviewer_id, account_id }: Parties, actorId: number): boolean {
  return reviewer_id !== actorId && account_id !== actorId;
}
