import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { OfferObstacle } from '#shared/deals/contract.ts';
import type { DealEndCause, DealRole } from '#shared/deals/lifecycle.ts';

/**
 * Who may do what with deals. Only the two sides of a conversation find its deals (`lockConversation`), for everybody else
 * they are not there. The steps of each side are in `shared/deals/lifecycle.ts`.
 */

interface DealtConversation {
  readonly opener_id: number;
  readonly partner_id: number | null;
}

export type OfferType = 'supply' | 'demand';

/** The advert's author sells what it offers and buys what it seeks. */
export function roleOf({ partner_id }: DealtConversation, accountId: number, offerType: OfferType): DealRole {
  const isAuthor = partner_id === accountId;
  return isAuthor === (offerType === 'supply') ? 'seller' : 'buyer';
}

/** The advert as far as deals depend on it; undefined: deleted. */
export type DealtAdvert = { readonly state: AdvertState; readonly is_hidden: boolean } | undefined;

/** A paused advert is shown to nobody new, but its owner can still sell to those who have written. */
export function isDealable(advert: DealtAdvert): boolean {
  return advert !== undefined && !advert.is_hidden && (advert.state === 'approved' || advert.state === 'paused');
}

interface OfferFacts {
  readonly role: DealRole;
  readonly advert: DealtAdvert;
  readonly hasOpenDeal: boolean;
  /** By a deal with somebody else. */
  readonly isReserved: boolean;
  /** The sides can't write to each other. */
  readonly isClosed: boolean;
}

/** Why an offer can't be made; null: it can. */
export function offerObstacle({
  role,
  advert,
  hasOpenDeal,
  isReserved,
  isClosed,
}: OfferFacts): Exclude<OfferObstacle, 'not_an_advert'> | null {
  if (hasOpenDeal) return 'deal_open';
  if (!isDealable(advert)) return 'advert_closed';
  if (isClosed) return 'closed';
  if (isReserved) return 'reserved';
  return role === 'seller' ? null : 'not_seller';
}

interface DealFacts {
  readonly isAdvertDealable: boolean;
  readonly areAccountsOpen: boolean;
  readonly isBlocked: boolean;
}

/** Why the portal ends an open deal; null: it goes on. */
export function endCause({ isAdvertDealable, areAccountsOpen, isBlocked }: DealFacts): DealEndCause | null {
  if (!areAccountsOpen) return 'account_closed';
  if (isBlocked) return 'blocked';
  return isAdvertDealable ? null : 'advert_gone';
}
