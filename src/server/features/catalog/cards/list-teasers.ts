import type { ListingCard } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCards } from './list-cards.ts';
import { listTeaserIds, type Teaser } from './teasers.queries.ts';

/** Cards for the home page: topped, newest adverts, newest products, goods on sale. Excludes goods that may not be advertised. */
export async function listTeasers(
  reader: Reader,
  teaser: Teaser,
  { limit, ...caller }: { limit: number; locale: Locale; discountPercent: number },
): Promise<ListingCard[]> {
  return listCards(reader, await listTeaserIds(reader, teaser, limit), caller);
}
