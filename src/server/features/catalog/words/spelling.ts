/** Alternative spellings of a word. Pure; words are in lower case without diacritics. */

import { textRulesOf } from '#shared/i18n/all-text-rules.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every spelling one edit away: an insertion, deletion, substitution or transposition. Some hundreds of words. */
export function oneMistakeAway(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of letters) {
      found.add(before + letter + after);
      found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

/** The optimal string alignment distance (restricted Damerau–Levenshtein) of two words. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + differs);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}

/** Endings of words in all languages, the longest first: what is typed names no language. */
const endings = [...new Set(Object.values(textRulesOf).flatMap(({ searchEndings }) => searchEndings))].sort(
  (a, b) => b.length - a.length,
);
const shortestStem = 3;

/**
 * The stems of the word's inflections: `doutniku`, `doutniky` → `doutnik`; for Czech words that drop an e in other cases
 * also without it: `dymek` → `dymek`, `dymk`. None for words too short to have a useful stem.
 */
export function stemsOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length < shortestStem) return [];
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
  if (ending !== undefined) return [word.slice(0, -ending.length)];
  const losesE = word.length > shortestStem + 1 && /[^aeiouy]e[^aeiouy]$/.test(word);
  return losesE ? [word, word.slice(0, -2) + word.at(-1)!] : [word];
}

export function isFormOf(stem: string, word: string): boolean {
  return word === stem || (word.startsWith(stem) && endings.includes(word.slice(stem.length)));
}
