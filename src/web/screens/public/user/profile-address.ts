import { lastReachablePage } from '#shared/catalog/limits.ts';
import type { UserListingsQuery } from '#shared/catalog/contract.ts';

/** Undefined for both kinds. */
export type Offer = UserListingsQuery['offer'];

export interface ProfileChoice {
  readonly offer: Offer;
  readonly page: number;
}

/** The query of a profile's URL: `?offer=demand&page=2`, without default values. */
export function profileSearch({ offer, page }: ProfileChoice): string {
  const query = new URLSearchParams();
  if (offer) query.set('offer', offer);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Parses the query; undefined for a page that can't exist. */
export function readProfileChoice(query: URLSearchParams): ProfileChoice | undefined {
  const asked = query.get('offer');
  const offer = asked === 'supply' || asked === 'demand' ? asked : undefined;
  const page = query.get('page') ?? '1';
  if ((asked !== null && !offer) || !/^[1-9]\d{0,3}$/.test(page) || Number(page) > lastReachablePage) return undefined;
  return { offer, page: Number(page) };
}
