import type { Locale } from '#shared/i18n/locales.ts';
import { readMissing } from '#server/platform/calls/reader-for-pages.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { readCards, type ListingCardRow } from './listing-card.queries.ts';

/** The cards of these listings, in the order of the ids; hidden ones are left out. */
export function listCards(reader: Reader, ids: readonly number[], locale: Locale): Promise<ListingCardRow[]> {
  const remembered = {
    keyOf: (id: number) => `card ${id} ${locale}`,
    idOf: ({ id }: ListingCardRow) => id,
    tagsOf: ({ id, seller_id: seller }: ListingCardRow) => [
      `listing:${id}`,
      'categories',
      'currencies',
      ...(seller === null ? [] : [`seller:${seller}`]),
    ],
  };
  return readMissing(reader, ids, remembered, (missing) => readCards(reader, missing, locale));
}
