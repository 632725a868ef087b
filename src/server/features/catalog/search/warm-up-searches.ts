import { listingQuery } from '#shared/catalog/contract.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listListings } from '../list/list-listings.ts';
import { listCommonTexts } from './common-search.queries.ts';

/** At once, so that as many connections are opened. */
const texts = 4;

/**
 * Searches as a visitor would, so that the first one does not wait until connections are opened, statements planned and
 * names read.
 */
export async function warmUpSearches(reader: Reader): Promise<void> {
  const common = await listCommonTexts(reader.db, texts);
  const searches = common.map((q) => listListings(reader, { ...listingQuery.parse({ q }), discountPercent: 0 }));
  await Promise.all(searches);
}
