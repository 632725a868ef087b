import {
  administratorActionsOf,
  isChangeable,
  type AdministratorAction,
  type AdvertAction,
  type AdvertSituation,
  type AdvertState,
} from '#shared/adverts/lifecycle.ts';
import { freeAdverts } from '#shared/shop/figures.ts';

/**
 * Who may do what with adverts. The states that an action needs are in `shared/adverts/lifecycle.ts`; only the author
 * finds an advert by its id (`lockOwnAdvert`), for everybody else it is not there.
 */

interface Author {
  /** Verified by an administrator. */
  readonly authorized: boolean;
}

/** How many adverts may wait, be approved or paused at once. Null: any number. */
export function advertLimitOf({ authorized }: Author): number | null {
  return authorized ? null : freeAdverts;
}

/** Whether an action adds to the adverts that count towards the limit. */
export function needsRoom(action: AdvertAction, from: AdvertState): boolean {
  return (action === 'renew' && from === 'expired') || (action === 'resubmit' && from === 'rejected');
}

/**
 * How an author's change takes effect: at once, as a resubmission of a rejected advert, or after approval,
 * with the approved version public until then. Undefined: the state allows no change.
 */
export function changeEffect(state: AdvertState, { authorized }: Author): 'now' | 'resubmit' | 'approval' | undefined {
  if (!isChangeable(state)) return undefined;
  if (state === 'rejected') return 'resubmit';
  const isPublished = state === 'approved' || state === 'paused';
  return isPublished && !authorized ? 'approval' : 'now';
}

/** What an administrator may do with an advert. */
export function administratorActionsFor(
  advert: AdvertSituation & { readonly account_id: number; readonly isUnreviewed: boolean },
  actorId: number,
): AdministratorAction[] {
  if (!mayDecide(advert, actorId)) return [];
  return administratorActionsOf(advert).filter((action) => action !== 'review' || advert.isUnreviewed);
}

/** Administrators don't decide on their own adverts. */
export function mayDecide(advert: { readonly account_id: number }, actorId: number): boolean {
  return advert.account_id !== actorId;
}
