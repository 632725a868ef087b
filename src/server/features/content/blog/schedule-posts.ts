import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { notifyChanged } from '#server/platform/db/notify-changed.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';

export const postJob = 'content.announce-posts';

/**
 * Queues a job for the time at which a post becomes public, when cached pages must be dropped. A job that is no longer
 * needed does no harm: what is shown is decided by the time, not by the job.
 */
export async function schedulePost(tx: Tx, publishedAt: Date, now: Date): Promise<void> {
  if (publishedAt > now) await addJob(tx, postJob, {}, { runAt: publishedAt });
}

/** Tells every process that another post is public now. */
export async function announcePosts(db: Queryable): Promise<void> {
  await notifyChanged(db, ['content']);
}
