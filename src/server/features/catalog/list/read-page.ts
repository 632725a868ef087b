import type { ListingCard, ListingPage } from '#shared/catalog/contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import { notFound } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { readOnce } from '#server/platform/calls/reader-for-pages.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { facetNumbers, type FacetNumbers } from '../facets/count-facets.ts';
import { noNames, type ValueNames } from '../facets/facets-presenter.ts';
import { wholeCatalogue } from '../facets/listing-selection.ts';
import { listFacetNames } from '../facets/facets.queries.ts';
import { groupCounts } from '../facets/value-counts.ts';
import { listCards } from '../cards/list-cards.ts';
import { presentPage, type FoundPage } from './listing-page-presenter.ts';
import { withoutDiacritics } from '../words/search-words.ts';
import type { ListingRequest } from './listing-request.ts';

/** Reads what a page shows of the listings that were found, and the names of the filters' values. */
export async function readPage(reader: Reader, query: ListingRequest, found: FoundPage): Promise<ListingPage> {
  const [cards, names] = await Promise.all([
    listCards(reader, found.ids, { locale: query.lang, discountPercent: query.discountPercent }),
    readNames(reader, found.numbers.ids, query.lang),
  ]);
  const correctedQuery = found.correctedQuery && asWritten(found.correctedQuery, cards);
  return presentPage(query, { ...found, correctedQuery }, { cards, names });
}

async function readNames(reader: Reader, ids: FacetNumbers['ids'], locale: Locale): Promise<ValueNames> {
  const named = { brand: [...ids.brand.keys()], package: [...ids.package.keys()], origin: [...ids.origin.keys()] };
  const { brands, packages, origins } = await readOnce(
    reader,
    `names ${locale} ${JSON.stringify(named)}`,
    ['countries'],
    () => listFacetNames(reader, named, locale),
  );
  return {
    brand: brands,
    package: packages.map((each) => ({ id: each.id, name: packageLabel(each, locale) })),
    origin: origins,
  };
}

/** Spells indexed words as the names and brands of these cards do: `konak` → `Koňak`. */
function asWritten(words: string, cards: readonly ListingCard[]): string {
  const names = cards.map(({ name, brand }) => `${name} ${brand ?? ''}`).join(' ');
  const found = names.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  const written = new Map(found.map((word) => [withoutDiacritics(word.replace(/['’]/g, '')), word]));
  return words.replace(/[\p{L}\p{N}]+/gu, (word) => written.get(word) ?? word);
}

/** The page of an empty query: the first one, without results. */
export function readNothing(query: ListingRequest): ListingPage {
  if (query.page > 1) throw notFound();
  const numbers = facetNumbers(
    wholeCatalogue,
    groupCounts(() => new Map()),
  );
  const found = { ids: [], numbers, pages: 0, sort: query.sort ?? 'best', correctedQuery: null };
  return presentPage(query, found, { cards: [], names: noNames });
}
