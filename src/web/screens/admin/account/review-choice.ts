import type { z } from 'zod';
import type { managedReviewQuery } from '#shared/reviews/admin-contract.ts';
import { lastReviewPage } from '#shared/reviews/limits.ts';

/** Which reviews the page of a user shows. */
export type ReviewChoice = Readonly<z.output<typeof managedReviewQuery>>;

/** The query of the page's URL, without default values: `?side=written&reviews=2`. */
export function reviewsSearch({ side, page }: ReviewChoice): string {
  const query = new URLSearchParams();
  if (side !== 'received') query.set('side', side);
  if (page > 1) query.set('reviews', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** What the query can't mean is left out. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice {
  const page = Number(query.get('reviews') ?? 1);
  return {
    side: query.get('side') === 'written' ? 'written' : 'received',
    page: Number.isInteger(page) && page >= 1 && page <= lastReviewPage ? page : 1,
  };
}
