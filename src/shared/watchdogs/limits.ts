/** Limits of watchdogs for both sides. */

/** stock: a product is in stock again; search: a saved search; demand: a wanted advert looks for offers. */
export const watchdogKinds = ['stock', 'search', 'demand'] as const;
export type WatchdogKind = (typeof watchdogKinds)[number];

export const frequencies = ['immediate', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** ended: the product came, or the wanted advert is not public any more. */
export const watchdogStates = ['unconfirmed', 'active', 'paused', 'ended'] as const;
export type WatchdogState = (typeof watchdogStates)[number];

/** The watchdogs that an account may have, without those of its wanted adverts. */
export const mostWatchdogs = { usual: 50, verified: 100 } as const;
/** The confirmed and unconfirmed watchdogs of a guest's address. */
export const mostOfGuest = 20;
export const watchdogsPerPage = 20;
export const watchdogNameLength = 80;

/** How long the link works that confirms a guest's watchdog; unconfirmed ones are deleted then. */
export const confirmationDays = 7;
/** The watchdog of a guest, with its address, is deleted so many days after the product came. */
export const endedGuestDays = 30;
/** How long a deleted watchdog can be restored. */
export const restoreHours = 24;
/** A watchdog that reports at once waits for so long after a mail, so that its next mail tells of several listings. */
export const immediatePauseMinutes = 10;
/** A mail names so many listings of a watchdog; further ones are on the list that it leads to. */
export const namedListings = 10;
