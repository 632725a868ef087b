/** Figures of the shop and the portal (requirement ), each defined only here. */

/** Minimum age of visitors, in years. */
export const ageLimit = 18;

/** Free adverts of an unverified account. */
export const freeAdverts = 10;

/** Days after which an unpaid order is cancelled and its goods return to stock. Anyone can order as a guest. */
export const unpaidOrderDays = { guest: 4, account: 7 } as const;

/** Orders placed in an hour, per IP address (for IPv6 per /64) and per e-mail, which gets a mail for each. */
export const ordersPerHour = { address: 20, email: 6 } as const;

/** What one buyer, an account or an e-mail, may have ordered without having paid. */
export const unpaidLimit = {
  orders: 5,
  /** Pieces of one product. */
  pieces: 60,
  /** Minor units. A buyer whose unpaid orders reach it can place no other; a single order may exceed it. */
  value: { CZK: 10_000_000, EUR: 400_000 },
} as const;
