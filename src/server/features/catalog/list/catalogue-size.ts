import { countPublicListings } from '../cards/teasers.queries.ts';
import { rememberForMinute } from '../words/minute-cache.ts';

/** The size of the catalogue, to estimate how far something lies in an order. */
export const readCatalogueSize = rememberForMinute(async (reader) => ({ listings: await countPublicListings(reader) }));

/** Times as many listings are walked as there would be up to the page's end if the results were spread evenly. */
const walkedPerResult = 4;

/**
 * How many listings of the catalogue's order to walk for a page that is probably among them.
 * @param perResult listings of the catalogue for each result
 */
export function walkedFor({ offset, limit }: { offset: number; limit: number }, perResult: number): number {
  return Math.ceil(walkedPerResult * (offset + limit) * perResult);
}
