import type { UserListings, UserListingsQuery } from '#shared/catalog/contract.ts';
import { lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCards } from './list-cards.ts';
import { resultCount } from '../facets/value-counts.ts';
import { countUserListings, hasProfile, listUserListingIds } from './user-listings.queries.ts';

/** Lists a page of a user's public adverts: offers, demands or both; sold ones are excluded. */
export async function listUserListings(
  reader: Reader,
  userId: number,
  { lang, offer, page }: UserListingsQuery,
): Promise<UserListings> {
  const [isShown, { supply, demand }] = await Promise.all([
    hasProfile(reader, userId),
    countUserListings(reader, userId),
  ]);
  if (!isShown) throw notFound();
  const numbers = { all: supply + demand, supply, demand };
  const total = numbers[offer ?? 'all'];
  const pages = Math.min(Math.ceil(total / listingsPerPage), lastReachablePage);
  if (page > Math.max(1, pages)) throw notFound();
  const ids = await listUserListingIds(reader, userId, {
    offer,
    offset: (page - 1) * listingsPerPage,
    limit: listingsPerPage,
  });
  return {
    // These are adverts: group discounts do not apply to them.
    listings: await listCards(reader, ids, { locale: lang, discountPercent: 0 }),
    total: resultCount(total),
    page,
    pages,
    counts: { all: resultCount(numbers.all), supply: resultCount(supply), demand: resultCount(demand) },
  };
}
