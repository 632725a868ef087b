import { notFound } from '#shared/errors.ts';
import type { ManagedReviewPage } from '#shared/reviews/admin-contract.ts';
import type { ReviewPage } from '#shared/reviews/contract.ts';
import { lastReviewPage, reviewsPerPage } from '#shared/reviews/limits.ts';
import { isOpen } from '#server/features/accounts/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { presentManagedReview, presentReview } from './present-review.ts';
import {
  countManagedReviews,
  findRatedAccount,
  listManagedReviews,
  listReviewEvents,
  listShownReviews,
  type ReviewSide,
} from './review.queries.ts';

/** A page of what visitors see. @throws not_found without a profile, or beyond the last page */
export async function listReviews(db: Queryable, accountId: number, page: number): Promise<ReviewPage> {
  const account = await findRatedAccount(db, accountId);
  if (!account || !isOpen(account)) throw notFound();
  const pages = Math.min(lastReviewPage, Math.max(1, Math.ceil(account.reviews / reviewsPerPage)));
  if (page > pages) throw notFound();
  const rows = account.reviews === 0 ? [] : await listShownReviews(db, accountId, page);
  return {
    reviews: rows.map(presentReview),
    total: account.reviews,
    average: account.stars_average,
    star_counts: [...account.star_counts],
    page,
    pages,
  };
}

export async function listManaged(
  db: Queryable,
  accountId: number,
  { side, page, actorId }: { side: ReviewSide; page: number; actorId: number },
): Promise<ManagedReviewPage> {
  if (!(await findRatedAccount(db, accountId))) throw notFound();
  const [found, total] = await Promise.all([
    listManagedReviews(db, accountId, { side, page, actorId }),
    countManagedReviews(db, accountId, { side, actorId }),
  ]);
  const rows = found.slice(0, reviewsPerPage);
  const events = await listReviewEvents(
    db,
    rows.map(({ id }) => id),
  );
  return {
    reviews: rows.map((row) =>
      presentManagedReview(
        row,
        events.filter((event) => event.review_id === row.id),
        actorId,
      ),
    ),
    total,
    page,
    has_more: found.length > reviewsPerPage && page < lastReviewPage,
  };
}
