import type { WatchedQuery } from '#shared/catalog/contract.ts';
import { idsNames, rangeNames } from '#shared/catalog/facets.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { fits } from '../facets/facet-bits.ts';
import { hasRange, readSelection, withTypedPrices, type ListingSelection } from '../facets/listing-selection.ts';
import { listIdsOfCode, listPackageIdsOf } from '../search/search.queries.ts';
import { findSynonyms } from '../words/synonyms.ts';
import { readCode, readQuery } from '../words/search-words.ts';
import { listAnsweredQueries, type FilteredFacts, type MatchedListing } from './matched-listing.queries.ts';
import { queryOfWords, readRequiredWords } from './read-words.ts';
import { keysOfSearch } from './search-keys.ts';

export interface SavedSearch {
  readonly id: number;
  readonly query: WatchedQuery;
}

/** Checks saved searches against listings. Remembers what it reads: make a new one for each batch of listings. */
export interface SearchMatcher {
  /**
   * The ids of the searches whose list has the listing.
   * @param before what filters saw before a change: searches that found it then are left out
   */
  match(listing: MatchedListing, searches: readonly SavedSearch[], before?: FilteredFacts): Promise<number[]>;
}

/** What the words of a search require. */
interface Meaning {
  /** A product code names these products. */
  readonly ids?: readonly number[];
  /** Packages of a query that consists of an amount. */
  readonly packageIds?: readonly number[];
  /** A query that the listing's words must answer. */
  readonly words?: string;
  /** An amount that no package has, or only stop marks: the list stays empty unless a price limits it. */
  readonly isEmpty?: boolean;
}

/**
 * A saved search finds what `listListings` finds for the same query, with two differences. Words are neither corrected nor dropped:
 * a list prefers to show something, a watchdog waits for what was typed. And a word always means whatever begins with it.
 */
export function createSearchMatcher(reader: Reader): SearchMatcher {
  const meanings = new Map<string, Promise<Meaning>>();
  const currencies = listCurrencies(reader.db);
  const meaningOf = (q: string) => {
    const known = meanings.get(q) ?? readMeaning(reader, q);
    meanings.set(q, known);
    return known;
  };
  return {
    match: async (listing, searches, before) => {
      const rates = await currencies;
      const found: SavedSearch[] = [];
      const byWords: { search: SavedSearch; words: string }[] = [];
      for (const search of searches) {
        const { query } = search;
        if (query.seller !== undefined && query.seller !== listing.seller_id) continue;
        const meaning = query.q === undefined ? {} : await meaningOf(query.q);
        const isFound = (facts: FilteredFacts) => {
          const chosen = selectionOf(query, meaning, rates);
          return chosen !== undefined && isSelected(query, chosen, facts);
        };
        if (meaning.ids && !meaning.ids.includes(listing.id)) continue;
        if (!isFound(listing) || (before && isFound(before))) continue;
        if (meaning.words === undefined) found.push(search);
        else byWords.push({ search, words: meaning.words });
      }
      const queries = [...new Set(byWords.map(({ words }) => words))];
      const answered = await listAnsweredQueries(reader.db, listing.id, queries);
      const matching = byWords.filter(({ words }) => answered.has(queries.indexOf(words)));
      return [...found, ...matching.map(({ search }) => search)].map(({ id }) => id);
    },
  };
}

/** The keys under which a saved search is found. */
export async function listSearchKeys(reader: Reader, query: WatchedQuery): Promise<string[]> {
  const q = query.q ?? '';
  const { words } = readQuery(q);
  const terms = words.length === 0 ? [] : await readRequiredWords(reader, words);
  const rarest = [...terms].sort((one, other) => one.doc - other.doc || other.typed.length - one.typed.length)[0];
  const rarestWord = rarest?.typed;
  const synonyms = rarestWord === undefined ? [] : ((await findSynonyms(reader, [rarestWord])).get(rarestWord) ?? []);
  return keysOfSearch({ query, rarestWord, synonyms, code: readCode(q) });
}

async function readMeaning(reader: Reader, q: string): Promise<Meaning> {
  const code = readCode(q);
  const ids = code === undefined ? [] : await listIdsOfCode(reader, code);
  if (ids.length > 0) return { ids };
  const { words, amounts } = readQuery(q);
  if (words.length > 0) return { words: queryOfWords(await readRequiredWords(reader, words)) };
  const packageIds = await listPackageIdsOf(reader, amounts);
  return packageIds.length > 0 ? { packageIds } : { isEmpty: true };
}

/** @returns undefined when the list is empty whatever is offered */
function selectionOf(
  query: WatchedQuery,
  { packageIds, isEmpty, ids }: Meaning,
  currencies: Awaited<ReturnType<typeof listCurrencies>>,
): ListingSelection | undefined {
  const filtered = readSelection({ ...query, lang: defaultLocale, page: 1 }, undefined, currencies);
  const prices = query.q === undefined || ids ? null : readQuery(query.q).prices;
  const selection = prices
    ? withTypedPrices(filtered, { ...(query.currency && { currency: query.currency }), ...prices }, currencies)
    : filtered;
  if (isEmpty && !hasRange(selection)) return undefined;
  if (!packageIds || selection.ids.package.length > 0) return selection;
  return { ...selection, ids: { ...selection.ids, package: packageIds } };
}

/** The same condition as `whereSelected`, on a listing that was read. */
function isSelected(
  { category }: WatchedQuery,
  { scope, chosen, ids, ranges }: ListingSelection,
  facts: FilteredFacts,
) {
  return (
    (category === undefined || facts.path.includes(category)) &&
    fits(facts.facet_bits, scope, chosen) &&
    idsNames.every((name) => ids[name].length === 0 || (facts[name] !== null && ids[name].includes(facts[name]))) &&
    rangeNames.every((name) => {
      const { from, to } = ranges[name];
      const value = facts[name];
      if (from === undefined && to === undefined) return true;
      return value !== null && (from === undefined || value >= from) && (to === undefined || value <= to);
    })
  );
}
