import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { ToppingObstacle } from '#shared/topping/topping.ts';

/** What decides whether an advert may be topped. */
interface ToppableFacts {
  readonly advert_state: AdvertState;
  /** Visible in lists. An approved advert is not when an administrator has hidden it or blocked its author. */
  readonly is_listed: boolean;
  /** By the rule of its category: paid placement is advertising. */
  readonly may_be_advertised: boolean;
}

/**
 * Why an advert cannot be topped; undefined when it can. Only what visitors find in lists can stand first there, and
 * goods that must not be advertised never do.
 */
export function obstacleOf(advert: ToppableFacts): ToppingObstacle | undefined {
  if (!advert.may_be_advertised) return 'forbidden';
  if (advert.advert_state !== 'approved') return advert.advert_state === 'deleted' ? 'sold' : advert.advert_state;
  return advert.is_listed ? undefined : 'hidden';
}

/** The owner has ended the advert for good, so an open request has lost its purpose. */
export function hasEndedForGood(state: AdvertState | null): boolean {
  return state === null || state === 'sold' || state === 'deleted';
}

/** Administrators don't decide on their own adverts. */
export function mayDecide(topping: { readonly account_id: number }, actorId: number): boolean {
  return topping.account_id !== actorId;
}
