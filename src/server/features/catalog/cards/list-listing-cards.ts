import type { ListingCard } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { presentCard } from './listing-card-presenter.ts';
import { listCards } from './list-cards.ts';

/** Listings as lists show them, in the order of the ids; hidden ones are left out. */
export async function listListingCards(
  reader: Reader,
  ids: readonly number[],
  { locale, discountPercent }: { locale: Locale; discountPercent: number },
): Promise<ListingCard[]> {
  return (await listCards(reader, ids, locale)).map((row) => presentCard(row, locale, discountPercent));
}
