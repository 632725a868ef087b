import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { notifyChanged } from '#server/platform/db/notify-changed.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';

export const bannerJob = 'banners.announce';

/**
 * Queues jobs for the times at which a banner begins and ends, when cached pages must be dropped. A job that is no longer
 * needed does no harm: what is shown is decided by the time, not by the job.
 */
export async function scheduleBanner(
  tx: Tx,
  { shown_from: from, shown_to: to }: { readonly shown_from: Date | null; readonly shown_to: Date | null },
  now: Date,
): Promise<void> {
  for (const time of [from, to]) if (time !== null && time > now) await addJob(tx, bannerJob, {}, { runAt: time });
}

/** Tells every process that other banners are shown now. */
export async function announceBanners(db: Queryable): Promise<void> {
  await notifyChanged(db, ['banners']);
}
