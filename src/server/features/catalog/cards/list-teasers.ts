import type { ListingCard } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { presentCard } from './listing-card-presenter.ts';
import { listCards } from './list-cards.ts';
import { listTeaserIds, type Teaser } from './teasers.queries.ts';

/** Cards for the home page: topped, newest adverts, newest products, goods on sale. Excludes goods that may not be advertised. */
export async function listTeasers(
  reader: Reader,
  teaser: Teaser,
  { limit, locale, discountPercent }: { limit: number; locale: Locale; discountPercent: number },
): Promise<ListingCard[]> {
  const rows = await listCards(reader, await listTeaserIds(reader, teaser, limit), locale);
  return rows.map((row) => presentCard(row, locale, discountPercent));
}
