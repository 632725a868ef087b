import type { ListingPage } from '#shared/catalog/contract.ts';
import type { ShownCards } from '#web/features/listing-card/shown-cards.ts';
import type { ListingScope } from '#shared/catalog/limits.ts';
import { notFound, redirect, type LoadContext } from '#web/page/screen.ts';
import { loadListPage } from '#web/page/list-page.ts';
import {
  apiQuery,
  choiceSearch,
  countFilters,
  readChoice,
  readPageNumber,
  normalizedQuery,
  type ListingChoice,
} from './listing-address.ts';

interface Selection {
  readonly category?: number;
  readonly scope?: ListingScope;
  readonly isSearch?: boolean;
}

/** A page of listings as the screen has it: the cards may be sent as markup only. */
export type ShownPage = Omit<ListingPage, 'listings'> & { readonly listings: ShownCards };

export interface LoadedListings {
  readonly result: ShownPage;
  /** Has filters or an order of its own: such addresses are not for search engines. */
  readonly isNarrowed: boolean;
}

/** Loads the page of listings at the address; throws a redirect to the normalized address, or not found. */
export async function loadListings(context: LoadContext, selection: Selection): Promise<LoadedListings> {
  const { choice, page } = readAddress(context, selection.isSearch ?? false);
  const result = await loadListPage(page, `${context.path}${choiceSearch(choice)}`, (page) =>
    context.api.catalog.listings({
      query: {
        lang: context.locale,
        ...(selection.category !== undefined && { category: selection.category }),
        ...(selection.scope && { scope: selection.scope }),
        ...apiQuery(choice),
        page,
      },
    }),
  );
  return { result, isNarrowed: countFilters(choice) > 0 || choice.sort !== undefined };
}

/** Reads the choice and the page's number; throws a redirect when the address is not normalized. */
export function readAddress(
  { query, path }: Pick<LoadContext, 'query' | 'path'>,
  isSearch: boolean,
): { choice: ListingChoice; page: number } {
  // Only forms sent without script make unnormalized addresses, so the browser needs no check.
  const normalized = import.meta.env.SSR ? normalizedQuery(query) : undefined;
  if (normalized) throw redirect(normalized.size > 0 ? `${path}?${normalized}` : path);
  const page = readPageNumber(query);
  if (page === undefined) throw notFound();
  return { choice: readChoice(query, { isSearch }), page };
}
