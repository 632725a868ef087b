import type { ListingCard } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { readMissing } from '#server/platform/calls/reader-for-pages.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { presentCard } from './listing-card-presenter.ts';
import { readCards } from './listing-card.queries.ts';

/**
 * Listings as lists show them, in the order of the ids; hidden ones are left out. Pages get the same object each time, until a
 * tag of it changes.
 * @param caller with the discount of their group on the shop's goods
 */
export function listCards(
  reader: Reader,
  ids: readonly number[],
  { locale, discountPercent }: { readonly locale: Locale; readonly discountPercent: number },
): Promise<ListingCard[]> {
  const remembered = {
    keyOf: (id: number) => `card ${id} ${locale} ${discountPercent}`,
    idOf: ({ id }: ListingCard) => id,
    tagsOf: ({ id, seller }: ListingCard) => [
      `listing:${id}`,
      'categories',
      'currencies',
      ...(seller ? [`seller:${seller.id}`] : []),
    ],
  };
  return readMissing(reader, ids, remembered, async (missing) =>
    (await readCards(reader, missing, locale)).map((row) => presentCard(row, locale, discountPercent)),
  );
}
