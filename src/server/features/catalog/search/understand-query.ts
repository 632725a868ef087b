import type { Reader } from '#server/platform/db/named-statement.ts';
import { correctSpelling, type CorrectedQuery, type CorrectedTerm } from '../words/correct-spelling.ts';
import { isDroppable, spellingOf } from '../words/relax-query.ts';
import type { ReadQuery } from '../words/search-words.ts';
import { isStopWord } from '../words/stop-words.ts';
import { textQuery } from '../words/text-query.ts';
import { findNamedCategoryIds } from './named-categories.ts';
import type { SearchText } from './search-conditions.queries.ts';
import { listPackageIdsOf } from './search.queries.ts';

/** The number of words that one prefix expands to: all of them except for the shortest prefixes. */
export const wordsOfBeginning = 256;

/** The words of a query as the listings have them. */
export interface UnderstoodQuery extends CorrectedQuery {
  /** Stop words: they need not match, but rank first what they match. */
  readonly optional: readonly CorrectedTerm[];
  readonly preferredPackageIds: readonly number[];
}

/** Corrects the spelling and drops words that no listing has. Undefined when nothing can be found. */
export async function understandQuery(
  reader: Reader,
  { words, amounts }: Pick<ReadQuery, 'words' | 'amounts'>,
): Promise<UnderstoodQuery | undefined> {
  const [{ terms, corrected }, preferredPackageIds] = await Promise.all([
    correctSpelling(reader, words, { atMost: wordsOfBeginning, isTyping: false }),
    listPackageIdsOf(reader, amounts),
  ]);
  const isKnown = (term: CorrectedTerm) => term.words.length > 0 || !isDroppable(term);
  const required = terms.filter(({ typed }) => !isStopWord(typed));
  const optional = required.length > 0 ? terms.filter(({ typed }) => isStopWord(typed)) : [];
  const known = (required.length > 0 ? required : terms).filter(isKnown);
  if (known.length === 0 || known.some(({ words }) => words.length === 0)) return undefined;
  const isAllKnown = known.length + optional.length === terms.length;
  return { terms: known, corrected: isAllKnown ? corrected : spellingOf(known), optional, preferredPackageIds };
}

/**
 * The query without the longer words that only descriptions have, where names have the word itself: `rum` means `rumy`, but not
 * `rumiště`. The same object where nothing is left out.
 */
export function leaveOutLongerWords(understood: UnderstoodQuery): UnderstoodQuery {
  const { terms } = understood;
  if (!terms.some(({ ofNames }) => ofNames)) return understood;
  return { ...understood, terms: terms.map((term) => ({ ...term, ...term.ofNames })) };
}

/** What to search for. */
export async function searchedText(
  reader: Reader,
  { terms, optional, preferredPackageIds }: UnderstoodQuery,
): Promise<SearchText> {
  const namedCategoryIds = await findNamedCategoryIds(
    reader,
    terms.flatMap(({ meant }) => meant),
  );
  return { ...textQuery(terms, optional), preferredPackageIds, namedCategoryIds };
}
