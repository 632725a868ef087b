import type { State } from './advert-lives.ts';
import type { People, Seller } from './sellers.ts';

/** An advert of somebody whom visitors of the demo log in as. */
export interface GuestAdvert {
  readonly seller: Seller;
  readonly state: State;
  readonly isDemand: boolean;
}

/** The newest first, about ten days apart, so that conversations and toppings can be younger. */
const ofVerified: readonly State[] = ['approved', 'approved', 'paused', 'approved', 'sold', 'expired'];
const ofUnverified: readonly State[] = ['waiting', 'approved', 'rejected', 'paused', 'approved'];
/** Among those of the unverified, the newest that is public. */
const demandOfUnverified = ofUnverified.indexOf('approved');
const guestEvery = 250;

/** Some belong to those whom visitors of the demo log in as: one in each state, and a demand. */
export function chooseGuest(place: number, { verified, unverified }: People): GuestAdvert | undefined {
  const turn = Math.floor(place / guestEvery);
  const [ofOne, ofOther] = [ofVerified[turn], ofUnverified[turn]];
  if (place % guestEvery === 20 && ofOne) return { seller: verified, state: ofOne, isDemand: false };
  if (place % guestEvery === 30 && ofOther)
    return { seller: unverified, state: ofOther, isDemand: turn === demandOfUnverified };
  return undefined;
}
