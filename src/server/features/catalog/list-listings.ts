import type { ListingPage, ListingQuery } from '#shared/catalog/contract.ts';
import { lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { listCurrencies } from '#server/features/lists/index.ts';
import { countFacets } from './count-facets.ts';
import { listSubtreeIds } from './category.queries.ts';
import { listPageOfFew, listPageOfMany } from './listing-page.queries.ts';
import { readSelection, type ListingSelection } from './listing-selection.ts';
import { presentNothing, presentPage } from './listing-page-presenter.ts';
import { searchListings } from './search-listings.ts';
import { listPackageIdsOf } from './search.queries.ts';
import { readQuery } from './search-words.ts';

/** Up to so many results are read and sorted; more are met soon enough when walking the order. */
const fewListings = 5000;

/** A page of a category, of new or discounted goods, of the whole catalogue, or of a search (q). */
export async function listListings(db: Queryable, query: ListingQuery): Promise<ListingPage> {
  const selection = await selectionOf(db, query);
  return query.q === undefined ? listSelected(db, query, selection) : search(db, query, query.q, selection);
}

/** A query that names an amount only (0,7 l) lists what comes in it. */
async function search(
  db: Queryable,
  query: ListingQuery,
  q: string,
  selection: ListingSelection,
): Promise<ListingPage> {
  const { words, amounts } = readQuery(q);
  if (words.length > 0) return searchListings(db, query, { words, amounts }, selection);
  const packageIds = await listPackageIdsOf(db, amounts);
  if (packageIds.length === 0) return presentNothing(db, query);
  return listSelected(db, query, {
    ...selection,
    packageIds: selection.packageIds.length > 0 ? selection.packageIds : packageIds,
  });
}

async function listSelected(db: Queryable, query: ListingQuery, selection: ListingSelection): Promise<ListingPage> {
  const numbers = await countFacets(db, selection, query.category);
  const total = numbers.flags.total;
  const pages = Math.min(Math.ceil(total / listingsPerPage), lastReachablePage);
  if (query.page > Math.max(1, pages)) throw notFound();
  const sort = query.sort === undefined || query.sort === 'best' ? 'newest' : query.sort;
  const page = { sort, offset: (query.page - 1) * listingsPerPage, limit: listingsPerPage };
  const ids = await (total <= fewListings ? listPageOfFew : listPageOfMany)(db, selection, page);
  return presentPage(db, query, { ids, numbers, pages, sort, correctedQuery: null });
}

async function selectionOf(db: Queryable, query: ListingQuery): Promise<ListingSelection> {
  const [subtree, currencies] = await Promise.all([
    query.category === undefined ? undefined : listSubtreeIds(db, query.category),
    listCurrencies(db),
  ]);
  if (subtree?.length === 0) throw notFound();
  return readSelection(query, subtree, currencies);
}
