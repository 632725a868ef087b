import { createHash } from 'node:crypto';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { wholeCatalogue } from '../facets/listing-selection.ts';
import { sweepAnswers } from '../words/remember-each.ts';
import { readQuery } from '../words/search-words.ts';
import { listCommonTexts } from './common-search.queries.ts';
import { storeCounts } from './count-results.ts';
import { usualCandidates } from './search-listings.ts';
import { sampleByWords } from './search-sample.queries.ts';
import { leaveOutLongerWords, searchedText, understandQuery } from './understand-query.ts';

/** Of the commonest words, and of the brands with most listings. */
const mostTexts = 200;
/** Each run takes the texts of its turn, so that the work is spread evenly. */
const turns = 5;

/**
 * Reads again what the first page of common searches needs and stores it for all processes: a visitor would wait some tenths
 * of a second for the first search since a process started.
 * @param searched texts that visitors search for most
 * @param turn the number of the run; undefined takes all texts
 * @returns the number of texts whose results were counted
 */
export async function storeCommonSearches(
  reader: Reader,
  searched: readonly string[],
  turn?: number,
  candidates = usualCandidates,
): Promise<number> {
  await sweepAnswers(reader.db);
  const texts = new Set([...searched, ...(await listCommonTexts(reader.db, mostTexts))]);
  let counted = 0;
  for (const text of texts) {
    const isDue = turn === undefined || turnOf(text) === turn % turns;
    if (isDue && (await storeSearch(reader, text, candidates))) counted++;
  }
  return counted;
}

/** @returns whether there are so many results that they are counted separately */
async function storeSearch(reader: Reader, query: string, candidates: number): Promise<boolean> {
  const { words, amounts, prices } = readQuery(query);
  if (prices || words.length === 0) return false;
  const understood = await understandQuery(reader, { words, amounts });
  if (!understood) return false;
  const text = await searchedText(reader, leaveOutLongerWords(understood));
  if (text.atMost <= candidates) return false;
  const { all, share } = await sampleByWords.store(reader, text, wholeCatalogue, 'best');
  if (all * share <= candidates) return false;
  await storeCounts(reader, text, wholeCatalogue);
  return true;
}

/** Always the same for a text, whatever other texts there are. */
function turnOf(text: string): number {
  return createHash('sha256').update(text).digest()[0]! % turns;
}
