import type { ListingPage, ListingQuery } from '#shared/catalog/contract.ts';
import { lastReachablePage, listingsPerPage } from '#shared/catalog/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { facetNumbers, type FacetNumbers } from '../facets/count-facets.ts';
import { countResults } from './count-results.ts';
import { readNothing, readPage } from '../list/read-page.ts';
import { hasChoice, isNarrowed, type ListingSelection } from '../facets/listing-selection.ts';
import type { ListingRequest } from '../list/listing-request.ts';
import type { CorrectedQuery } from '../words/correct-spelling.ts';
import { relaxQuery } from '../words/relax-query.ts';
import { isByPrice, searchSampleShare, type SearchPageRequest, type SearchText } from './search-conditions.queries.ts';
import { pageByPrice } from './page-by-price.ts';
import { pageOfMany } from './page-of-many.ts';
import { sampleByWords } from './search-sample.queries.ts';
import { findByIds, findByWords, hasAnyByWords } from './search.queries.ts';
import type { ReadQuery } from '../words/search-words.ts';
import type { GroupCounts } from '../facets/value-counts.ts';
import {
  leaveOutLongerWords,
  searchedText,
  understandQuery,
  wordsOfBeginning,
  type UnderstoodQuery,
} from './understand-query.ts';

/** Limit up to which results are read, counted and ranked completely; beyond it a sample locates the page. */
export const usualCandidates = 2500;

interface Found {
  readonly ids: readonly number[];
  readonly numbers: FacetNumbers;
  readonly pages: number;
}

/** Finds a page of the listings that have all the words, best match first unless another order is requested. */
export async function searchListings(
  reader: Reader,
  query: ListingRequest,
  words: Pick<ReadQuery, 'words' | 'amounts'>,
  selection: ListingSelection,
  candidates = usualCandidates,
): Promise<ListingPage> {
  const understood = await understandQuery(reader, words);
  if (!understood) return readNothing(query);
  const page = pageRequest(query);
  const findUnderstood = async (understood: UnderstoodQuery) => {
    const text = await searchedText(reader, understood);
    const found = await find(reader, text, selection, page, candidates);
    return { ...found, text, corrected: understood.corrected };
  };
  const narrow = leaveOutLongerWords(understood);
  let found = await findUnderstood(narrow);
  const hasNone = found.numbers.flags.total === 0;
  if (hasNone && narrow !== understood && !(await isEmptyByFilters(reader, found.text, selection)))
    found = await findUnderstood(understood);
  if (found.numbers.flags.total === 0 && found.text.atMost <= candidates) {
    const likelier = await relax(reader, found.text, understood, selection);
    if (likelier) found = await findUnderstood({ ...understood, ...likelier });
  }
  if (query.page > Math.max(1, found.pages)) throw notFound();
  return readPage(reader, query, { ...found, sort: page.sort, correctedQuery: found.corrected });
}

/**
 * Retries with spellings that some listing has together, else without some words. Filters never affect spelling: when the
 * words do match and only the filters exclude everything, the query stays.
 */
async function relax(
  reader: Reader,
  text: SearchText,
  corrected: CorrectedQuery,
  selection: ListingSelection,
): Promise<CorrectedQuery | undefined> {
  if (await isEmptyByFilters(reader, text, selection)) return undefined;
  return (await relaxQuery(reader, corrected, wordsOfBeginning)).likelier;
}

/** Whether a search without results has some without its filters. */
async function isEmptyByFilters(reader: Reader, text: SearchText, selection: ListingSelection): Promise<boolean> {
  return isNarrowed(selection) && hasAnyByWords(reader, text);
}

/** Shows a page of these listings, the newest first. */
export async function showListings(
  reader: Reader,
  query: ListingRequest,
  ids: readonly number[],
  selection: ListingSelection,
): Promise<ListingPage> {
  const page = pageRequest(query);
  const found = await findByIds(reader, ids, selection, page);
  const { numbers, pages } = foundOf(selection, found.ids, found);
  if (query.page > Math.max(1, pages)) throw notFound();
  return readPage(reader, query, { ids: found.ids, numbers, pages, sort: page.sort, correctedQuery: null });
}

function pageRequest({ sort = 'best', page }: ListingQuery): SearchPageRequest {
  return { sort, offset: (page - 1) * listingsPerPage, limit: listingsPerPage };
}

async function find(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  page: SearchPageRequest,
  candidates: number,
): Promise<Found> {
  const sample = text.atMost <= candidates ? undefined : await sampleByWords(reader, text, selection, page.sort);
  if (!sample || sample.all * sample.share <= candidates) {
    const found = await findByWords(reader, text, selection, page, false);
    return foundOf(selection, found.ids, found);
  }
  const counting = countResults(reader, text, selection);
  // A few selected among many are read whole and sorted; of many, only the beginning of the order is read.
  if (hasChoice(selection) && sample.chosen * sample.share <= candidates) {
    const [few, counted] = await Promise.all([findByWords(reader, text, selection, page, true), counting]);
    return foundOf(selection, few.ids, counted, facetNumbers(selection, few).flags.total);
  }
  const { sort } = page;
  const reading = isByPrice(sort)
    ? pageByPrice(reader, text, selection, { ...page, sort }, sample)
    : pageOfMany(reader, text, selection, page, sample);
  const [ids, counted] = await Promise.all([reading, counting]);
  const seen = page.offset + ids.length;
  // A page that is not full is the last one, whatever was counted a minute ago or in the sample.
  return foundOf(selection, ids, counted, ids.length < page.limit ? seen : undefined);
}

/** @param total the number of results, when known more precisely than from the counts */
function foundOf(
  selection: ListingSelection,
  ids: readonly number[],
  counts: GroupCounts & { readonly isWhole?: boolean },
  total?: number,
): Found {
  const { isWhole = true } = counts;
  const numbers = facetNumbers(selection, counts);
  const all = total ?? (isWhole ? numbers.flags.total : numbers.flags.total * searchSampleShare);
  const pages = Math.min(Math.ceil(all / listingsPerPage), lastReachablePage);
  return { ids, numbers: { ...numbers, flags: { ...numbers.flags, total: all }, isWhole }, pages };
}
