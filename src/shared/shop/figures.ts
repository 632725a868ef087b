/**
 * Figures of the shop and the portal, each defined only here. Those up to the breakpoints are fixed by the
 * specification, section 9. The widths of the breakpoints are in `web/ui/styles.css`, the default language in
 * `i18n/locales.ts`.
 */

/** Minimum age of visitors, in years. */
export const ageLimit = 18;

/** Free adverts of an unverified account. */
export const freeAdverts = 10;

/** Levels of the category tree. */
export const categoryDepth = 5;

/** The most that a user can be given in a review; the least is one. */
export const mostStars = 5;

/** Recently viewed products. */
export const lastViewedLimit = 3;

/** The value of goods above which each shop delivers free of charge, in minor units. */
export const freeDeliveryAbove = {
  cz: { amount: 150_000, currency: 'CZK' },
  sk: { amount: 6_000, currency: 'EUR' },
} as const;

/** Working days after the handover to the carrier; `prague` is the capital of the shop's country. */
export const deliveryDays = { prague: { min: 1, max: 3 }, elsewhere: { min: 3, max: 5 } } as const;

/** Decimals of a currency that names none. */
export const defaultDecimals = 2;

const day = 86_400;

/** Lifetimes of the cookies that the browser sets itself. */
export const cookieLifeSeconds = {
  age: 365 * day,
  consent: 31_536_000,
  intro: 14 * day,
  promo: 1 * day,
  currency: 365 * day,
  locale: 365 * day,
} as const;

/** The intro popup appears after this time. */
export const introDelayMs = 3000;

/** The top banner closes after this time. */
export const bannerLifeMs = 30_000;

/** Between two polls of counts and currencies while somebody is logged in. */
export const pollSeconds = 10;

/** A missing script chunk reloads the page at most once in this time. */
export const reloadGuardMs = 60_000;

/** The progress bar appears after this time; what appears stays at least as long as the other. */
export const progressThrottleMs = 200;
export const minimumDisplayMs = 200;

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

/**
 * What all guests together may have ordered of one product without having paid, however many e-mails and addresses they
 * use: a share of the pieces in stock and held by them, but always a carton.
 */
export const unpaidGuestShare = { share: 0.5, least: 6 } as const;
