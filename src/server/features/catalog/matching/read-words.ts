import type { Reader } from '#server/platform/db/named-statement.ts';
import { correctSpelling, type CorrectedTerm } from '../words/correct-spelling.ts';
import { isStopWord } from '../words/stop-words.ts';
import { textQuery } from '../words/text-query.ts';

/** The number of words that one prefix expands to, as in a search. */
const wordsOfBeginning = 256;

/** The required words of a saved search, read as a search reads them, but never corrected and never dropped. */
export async function readRequiredWords(reader: Reader, words: readonly string[]): Promise<CorrectedTerm[]> {
  const { terms } = await correctSpelling(reader, words, { atMost: wordsOfBeginning, isTyping: false });
  const required = terms.filter(({ typed }) => !isStopWord(typed));
  return (required.length > 0 ? required : terms).map(asTyped);
}

/** A query that the words of a listing answer, or not. */
export function queryOfWords(terms: readonly CorrectedTerm[]): string {
  return textQuery(terms).beginnings;
}

/** What was typed is meant: a watchdog waits for goods that nobody offers yet. */
function asTyped(term: CorrectedTerm): CorrectedTerm {
  const { typed, spelling, wholeWords } = term;
  return spelling === typed ? term : { ...term, spelling: typed, beginnings: [typed], wholeWords };
}
