import { textRulesOf } from '#shared/i18n/all-text-rules.ts';
import { withoutDiacritics } from './search-words.ts';

const stopWords = new Set(
  Object.values(textRulesOf).flatMap((rules) => rules.stopWords.map((word) => withoutDiacritics(word))),
);

/** Whether a word means nothing by itself in some language: `z`, `pro`, `the`. What is typed names no language. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
