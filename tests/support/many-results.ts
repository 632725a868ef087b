import { listingQuery } from '#shared/catalog/contract.ts';
import type { Context } from '#server/context.ts';
import { readSelection } from '#server/features/catalog/facets/listing-selection.ts';
import { searchListings } from '#server/features/catalog/search/search-listings.ts';
import { readQuery } from '#server/features/catalog/words/search-words.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { textQuery, type SearchTerm } from '#server/features/catalog/words/text-query.ts';
import type { SearchText } from '#server/features/catalog/search/search-conditions.queries.ts';

/** Up to so many results are read whole. */
export const readWhole = 2500;
/** Treats any number of results as too many to be read whole. */
export const readInPart = 0;

/** @param candidates up to so many results are read whole */
export async function searchIn(context: Context, q: string, candidates: number, more: object = {}) {
  const query = { ...listingQuery.parse({ q, ...more }), discountPercent: 0 };
  return searchListings(context, query, readQuery(q), readSelection(query, undefined, []), candidates);
}

/** A search for whole words. */
export function textOf(...words: string[]): SearchText {
  const terms = words.map((word): SearchTerm => ({
    spelling: word,
    words: [word],
    beginnings: [],
    wholeWords: [word],
    meant: [word],
    head: 1,
    doc: 1,
  }));
  return { ...textQuery(terms), preferredPackageIds: [], namedCategoryIds: [] };
}

/** A reader that records the statements of searches. */
export function recordSearches(context: Context): { reader: Reader; asked: { text: string; values: unknown[] }[] } {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = async (statement: { text: string; values: unknown[] }) => {
    asked.push(statement);
    return context.bitmapPool.query(statement as never);
  };
  return { reader: { ...context, bitmapPool: { query } as unknown as Reader['bitmapPool'] }, asked };
}
