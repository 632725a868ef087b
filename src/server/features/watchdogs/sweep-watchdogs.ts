import { confirmationDays, endedGuestDays, restoreHours } from '#shared/watchdogs/limits.ts';
import type { Context } from '#server/context.ts';
import { deleteEndedOfGuests, deleteUnconfirmed } from './guests/guest-watchdog.queries.ts';
import { deleteRemoved } from './watchdog.queries.ts';

/**
 * Deletes what guests have not confirmed or need no more, and what was deleted and can't be restored any more. Run by the
 * worker.
 */
export async function sweepWatchdogs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now().getTime();
  const unconfirmed = await deleteUnconfirmed(db, new Date(at - confirmationDays * 86_400_000));
  const ended = await deleteEndedOfGuests(db, new Date(at - endedGuestDays * 86_400_000));
  return unconfirmed + ended + (await deleteRemoved(db, new Date(at - restoreHours * 3_600_000)));
}
