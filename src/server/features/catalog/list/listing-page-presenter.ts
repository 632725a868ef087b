import type { ListingCard, ListingPage } from '#shared/catalog/contract.ts';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { FacetNumbers } from '../facets/count-facets.ts';
import { presentFacets, type ValueNames } from '../facets/facets-presenter.ts';
import type { ListingRequest } from './listing-request.ts';
import { resultCount } from '../facets/value-counts.ts';

export interface FoundPage {
  readonly ids: readonly number[];
  readonly numbers: FacetNumbers;
  readonly pages: number;
  readonly sort: ListingSort;
  readonly correctedQuery: string | null;
}

export function presentPage(
  { page }: Pick<ListingRequest, 'page'>,
  found: FoundPage,
  { cards, names }: { readonly cards: readonly ListingCard[]; readonly names: ValueNames },
): ListingPage {
  return {
    listings: [...cards],
    total: resultCount(found.numbers.flags.total),
    page,
    pages: found.pages,
    sort: found.sort,
    facets: presentFacets(found.numbers, names),
    corrected_query: found.correctedQuery,
    price_limits: null,
  };
}
