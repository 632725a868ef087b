/**
 * Who may do what with reviews. Writing one needs an account on both sides that is open (`lockPair`). A review is read by
 * everybody while it is shown (`review.is_shown`); for its reviewer and administrators it is always there.
 */

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
