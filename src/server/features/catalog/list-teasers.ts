import type { ListingCard } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { presentCard } from './listing-card-presenter.ts';
import { listCards } from './listing-card.queries.ts';
import { listTeaserIds, type Teaser } from './teasers.queries.ts';

/** Cards for the home page: topped, newest adverts, newest products, goods on sale. Without what may not be advertised. */
export async function listTeasers(
  reader: Reader,
  teaser: Teaser,
  options: { limit: number; locale: Locale },
): Promise<ListingCard[]> {
  const rows = await listCards(reader, await listTeaserIds(reader, teaser, options.limit), options.locale);
  return rows.map((row) => presentCard(row, options.locale));
}
