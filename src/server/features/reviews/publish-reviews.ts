import type { Context } from '#server/context.ts';
import { isOpen, type Addressee } from '#server/features/accounts/index.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueReviewReceived } from './mails.ts';
import { findParties, listDueReviews, lockPair, lockReview, updateReview } from './review.queries.ts';

const batch = 100;

/**
 * Publishes the reviews of deals that have been held back long enough. Run by the worker every minute; safe to repeat.
 * @returns how many
 */
export async function publishDueReviews(context: Pick<Context, 'config' | 'db' | 'now'>): Promise<number> {
  const { db, now } = context;
  return inBatches(async () => {
    const at = now();
    let published = 0;
    for (const id of await listDueReviews(db, at, batch))
      await db.transaction().execute(async (tx) => {
        const parties = await findParties(tx, id);
        if (!parties) return;
        const accounts = await lockPair(tx, [parties.reviewer_id, parties.account_id]);
        const [reviewer, reviewed] = [parties.reviewer_id, parties.account_id].map((each) =>
          accounts.find((account) => account.id === each)!,
        );
        await publishReview(context, tx, id, { reviewer: reviewer!, reviewed: reviewed!, at });
        published += 1;
      });
    return published;
  });
}

/** Publishes a review that is held back, and tells the reviewed user. Lock both accounts before. */
export async function publishReview(
  context: Pick<Context, 'config'>,
  tx: Tx,
  id: number,
  { reviewer, reviewed, at }: { reviewer: Addressee; reviewed: Addressee & { readonly state: string }; at: Date },
): Promise<void> {
  const known = await lockReview(tx, id);
  if (!known || known.published_at !== null) return;
  const review = await updateReview(tx, id, {
    published_at: at,
    publish_at: null,
    revealed_stars: known.stars,
  });
  if (review.is_shown && isOpen(reviewed))
    await queueReviewReceived(context, tx, reviewed, { ...review, at, reviewer: reviewer.username });
}
