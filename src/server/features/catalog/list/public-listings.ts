import { countPublicListings } from '../cards/teasers.queries.ts';
import { rememberForMinute } from '../words/minute-cache.ts';

/** The size of the catalogue, to estimate how far something lies in an order. */
export const readCatalogueSize = rememberForMinute(async (reader) => ({ listings: await countPublicListings(reader) }));
