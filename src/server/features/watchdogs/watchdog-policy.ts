import { CodedError } from '#shared/errors.ts';
import { mostWatchdogs } from '#shared/watchdogs/limits.ts';

/**
 * Who may do what with watchdogs. A watchdog belongs to an account or to a guest's address: for everybody else it is not
 * there (`lockWatchdog`). Links in mails prove who reads the mailbox (`guests/`). A suspended account may have and change
 * watchdogs: they publish nothing and write to nobody but their owner; that of a wanted advert follows the advert.
 */

export function watchdogLimit({ authorized }: { readonly authorized: boolean }): number {
  return authorized ? mostWatchdogs.verified : mostWatchdogs.usual;
}

/** @throws watchdogs_full (409) */
export function ensureRoom(owner: { readonly authorized: boolean }, count: number): void {
  if (count >= watchdogLimit(owner)) throw new CodedError('watchdogs_full');
}
