import type { ListingPage } from '#shared/catalog/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { facetNumbers } from '#server/features/catalog/facets/count-facets.ts';
import { mapIdsFacets, wholeCatalogue } from '#server/features/catalog/facets/listing-selection.ts';
import { listBrandNames, listPackages } from '#server/features/catalog/facets/facets.queries.ts';
import { listCards, type ListingCardRow } from '#server/features/catalog/cards/listing-card.queries.ts';
import { presentPage, type FoundPage } from './listing-page-presenter.ts';
import { withoutDiacritics } from '#server/features/catalog/words/search-words.ts';
import type { ListingRequest } from './listing-request.ts';

/** Reads what a page shows of the listings that were found, and the names of the filters' values. */
export async function readPage(reader: Reader, query: ListingRequest, found: FoundPage): Promise<ListingPage> {
  const [cards, brands, packages] = await Promise.all([
    listCards(reader, found.ids, query.lang),
    listBrandNames(reader, [...found.numbers.ids.brand.keys()]),
    listPackages(reader, [...found.numbers.ids.package.keys()]),
  ]);
  const correctedQuery = found.correctedQuery && asWritten(found.correctedQuery, cards);
  return presentPage(query, { ...found, correctedQuery }, { cards, brands, packages });
}

/** Words of the search index with the letters that the names and brands of these cards have: `konak` → `Koňak`. */
function asWritten(words: string, cards: readonly ListingCardRow[]): string {
  const names = cards.map(({ name, brand }) => `${name} ${brand ?? ''}`).join(' ');
  const found = names.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  const written = new Map(found.map((word) => [withoutDiacritics(word.replace(/['’]/g, '')), word]));
  return words.replace(/[\p{L}\p{N}]+/gu, (word) => written.get(word) ?? word);
}

/** The page of an empty query: the first one, without results. */
export function readNothing(query: ListingRequest): ListingPage {
  if (query.page > 1) throw notFound();
  const numbers = facetNumbers(wholeCatalogue, { flags: new Map(), ...mapIdsFacets(() => new Map()) });
  const found = { ids: [], numbers, pages: 0, sort: query.sort ?? 'best', correctedQuery: null };
  return presentPage(query, found, { cards: [], brands: [], packages: [] });
}
