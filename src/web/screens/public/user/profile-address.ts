import { lastReachablePage } from '#shared/catalog/limits.ts';
import type { UserListingsQuery } from '#shared/catalog/contract.ts';
import { lastReviewPage } from '#shared/reviews/limits.ts';

/** Undefined for both kinds. */
export type Offer = UserListingsQuery['offer'];

export interface ProfileChoice {
  readonly offer: Offer;
  readonly page: number;
  /** Page of the reviews. */
  readonly reviews: number;
}

/** The query of a profile's URL: `?offer=demand&page=2&reviews=3`, without default values. */
export function profileSearch({ offer, page, reviews }: ProfileChoice): string {
  const query = new URLSearchParams();
  if (offer) query.set('offer', offer);
  if (page > 1) query.set('page', String(page));
  if (reviews > 1) query.set('reviews', String(reviews));
  return query.size > 0 ? `?${query}` : '';
}

/** Parses the query; undefined for a page that can't exist. */
export function readProfileChoice(query: URLSearchParams): ProfileChoice | undefined {
  const asked = query.get('offer');
  const offer = asked === 'supply' || asked === 'demand' ? asked : undefined;
  const page = readPage(query.get('page'), lastReachablePage);
  const reviews = readPage(query.get('reviews'), lastReviewPage);
  if ((asked !== null && !offer) || !page || !reviews) return undefined;
  return { offer, page, reviews };
}

function readPage(text: string | null, last: number): number | undefined {
  const page = text ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) && Number(page) <= last ? Number(page) : undefined;
}
