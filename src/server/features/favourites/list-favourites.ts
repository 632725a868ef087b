import type { FavouritePage, FavouriteQuery } from '#shared/favourites/contract.ts';
import { favouritesPerPage } from '#shared/favourites/limits.ts';
import { notFound } from '#shared/errors.ts';
import { listCards } from '#server/features/catalog/index.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listFavouriteRows, type storedFavourites } from './favourite.queries.ts';

/** A page of favourites, each with what has become of it since it was added. */
export async function listFavourites(
  reader: Reader,
  source: ReturnType<typeof storedFavourites>,
  { lang: locale, sort, page }: FavouriteQuery,
  discountPercent: number,
): Promise<FavouritePage> {
  const { rows, total } = await listFavouriteRows(reader.db, source, { sort, page });
  if (page > 1 && rows.length === 0) throw notFound();
  const ids = rows.map(({ listing_id: id }) => id);
  const cards = new Map((await listCards(reader, ids, { locale, discountPercent })).map((card) => [card.id, card]));
  const favourites = rows.map((row) => {
    const { listing_id: id, currency } = row;
    const money = (amount: number | null) => (amount === null || currency === null ? null : { amount, currency });
    const card = row.state === 'gone' ? null : (cards.get(id) ?? null);
    return {
      listing_id: id,
      added_at: row.added_at.toISOString(),
      name: card?.name ?? row.name,
      price: money(row.price_minor),
      // Hidden between the two reads.
      state: card ? row.state : 'gone',
      drop: card && row.state === 'available' ? money(row.drop_minor) : null,
      card,
    };
  });
  return { favourites, total, page, pages: Math.max(1, Math.ceil(total / favouritesPerPage)) };
}
