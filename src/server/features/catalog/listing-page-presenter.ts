import type { ListingPage, ListingQuery } from '#shared/catalog/contract.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { flagNumbers, type FacetNumbers } from './count-facets.ts';
import { anyBits } from './facet-bits.ts';
import { presentFacets } from './facets-presenter.ts';
import { listBrandNames, listPackages } from './facets.queries.ts';
import { presentCard } from './listing-card-presenter.ts';
import { listCards } from './listing-card.queries.ts';
import { resultCount } from './tally.ts';

export interface FoundPage {
  readonly ids: readonly number[];
  readonly numbers: FacetNumbers;
  readonly pages: number;
  readonly sort: ListingSort;
  readonly correctedQuery: string | null;
}

export async function presentPage(reader: Reader, query: ListingQuery, found: FoundPage): Promise<ListingPage> {
  const [cards, brands, packages] = await Promise.all([
    listCards(reader, found.ids, query.lang),
    listBrandNames(reader, [...found.numbers.brands.keys()]),
    listPackages(reader, [...found.numbers.packages.keys()]),
  ]);
  return {
    listings: cards.map((card) => presentCard(card, query.lang)),
    total: resultCount(found.numbers.flags.total),
    page: query.page,
    pages: found.pages,
    sort: found.sort,
    facets: presentFacets(found.numbers, { brands, packages }, query.lang),
    corrected_query: found.correctedQuery,
  };
}

/** What an empty query finds. */
export async function presentNothing(reader: Reader, query: ListingQuery): Promise<ListingPage> {
  if (query.page > 1) throw notFound();
  const none = flagNumbers({ scope: anyBits, chosen: anyBits }, new Map());
  const numbers = {
    flags: none,
    brands: new Map(),
    packages: new Map(),
    isWhole: { bits: true, brands: true, packages: true },
  };
  return presentPage(reader, query, { ids: [], numbers, pages: 0, sort: query.sort ?? 'best', correctedQuery: null });
}
