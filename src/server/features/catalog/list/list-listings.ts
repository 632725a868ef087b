import type { ListingPage, ListingQuery } from '#shared/catalog/contract.ts';
import { lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { countFacets } from '../facets/count-facets.ts';
import { listSubtreeIds } from '../category/category.queries.ts';
import { listPage } from './list-page.ts';
import { hasRange, readSelection, withTypedPrices, type ListingSelection } from '../facets/listing-selection.ts';
import type { ListingRequest } from './listing-request.ts';
import { presentPriceLimits } from './price-limits-presenter.ts';
import { readNothing, readPage } from './read-page.ts';
import { findSubtreeIds } from '../search/named-categories.ts';
import { searchListings, showListings } from '../search/search-listings.ts';
import { listIdsOfCode, listPackageIdsOf } from '../search/search.queries.ts';
import { readCode, readQuery, type ReadQuery } from '../words/search-words.ts';

/** Lists a page of a category, of new or discounted goods, of the whole catalogue, or of a search (q). */
export async function listListings(reader: Reader, query: ListingRequest): Promise<ListingPage> {
  const selection = await selectionOf(reader, query);
  return query.q === undefined ? listSelected(reader, query, selection) : search(reader, query, query.q, selection);
}

/** A product code or EAN finds its product; a query with only an amount (0,7 l) lists the listings in that package. */
async function search(
  reader: Reader,
  query: ListingRequest,
  q: string,
  selection: ListingSelection,
): Promise<ListingPage> {
  const code = readCode(q);
  const ids = code === undefined ? [] : await listIdsOfCode(reader, code);
  if (ids.length > 0) return showListings(reader, query, ids, selection);
  const { words, amounts, prices } = readQuery(q);
  if (!prices) return searchWords(reader, query, { words, amounts }, selection);
  const currencies = await listCurrencies(reader.db);
  const typed = { ...(query.currency && { currency: query.currency }), ...prices };
  const page = await searchWords(reader, query, { words, amounts }, withTypedPrices(selection, typed, currencies));
  return { ...page, price_limits: presentPriceLimits(typed, currencies) };
}

async function searchWords(
  reader: Reader,
  query: ListingRequest,
  { words, amounts }: Pick<ReadQuery, 'words' | 'amounts'>,
  selection: ListingSelection,
): Promise<ListingPage> {
  if (words.length > 0) return searchListings(reader, query, { words, amounts }, selection);
  const packageIds = await listPackageIdsOf(reader, amounts);
  if (packageIds.length === 0) return hasRange(selection) ? listSelected(reader, query, selection) : readNothing(query);
  return listSelected(reader, query, {
    ...selection,
    ids: { ...selection.ids, package: selection.ids.package.length > 0 ? selection.ids.package : packageIds },
  });
}

async function listSelected(reader: Reader, query: ListingRequest, selection: ListingSelection): Promise<ListingPage> {
  const numbers = await countFacets(reader, selection, query.category);
  const total = numbers.flags.total;
  const pages = Math.min(Math.ceil(total / listingsPerPage), lastReachablePage);
  if (query.page > Math.max(1, pages)) throw notFound();
  const sort = query.sort === undefined || query.sort === 'best' ? 'newest' : query.sort;
  const page = { sort, offset: (query.page - 1) * listingsPerPage, limit: listingsPerPage };
  const ids = total === 0 ? [] : await listPage(reader, selection, page, total);
  return readPage(reader, query, { ids, numbers, pages, sort, correctedQuery: null });
}

async function selectionOf(reader: Reader, query: ListingQuery): Promise<ListingSelection> {
  const [subtree, currencies] = await Promise.all([
    query.category === undefined ? undefined : subtreeOf(reader, query.category),
    query.price_from === undefined && query.price_to === undefined ? [] : listCurrencies(reader.db),
  ]);
  if (subtree?.length === 0) throw notFound();
  return readSelection(query, subtree, currencies);
}

/** Only one that was just added is looked for in the database. */
async function subtreeOf(reader: Reader, category: number): Promise<readonly number[]> {
  const known = await findSubtreeIds(reader, category);
  return known.length > 0 ? known : listSubtreeIds(reader, category);
}
