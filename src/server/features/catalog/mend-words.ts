import type { Reader } from '#server/platform/db/named-statement.ts';
import { listSimilarWords, listWordBeginnings, type SimilarWord, type WordBeginning } from './search-word.queries.ts';
import { partsOfWord } from './search-words.ts';
import type { SearchTerm } from './text-query.ts';

/** Beginnings of one or two letters match nearly everything: beside other words they count as whole words. */
const longestInitial = 2;
/** Shorter words are too like too many others. */
const shortestMendable = 4;
/** A word that so few listings know is also looked for in a likelier spelling, which then must be this much commoner. */
const rareListings = 3;
const muchCommoner = 20;
/** Words that share too few groups of letters with a misspelt one are looked for among those that begin as it does. */
const sureLetters = 2;
const beginningsLookedThrough = 400;

export interface MendedWords {
  readonly terms: readonly SearchTerm[];
  /** What is searched instead of what was typed; null when nothing was mended. */
  readonly corrected: string | null;
}

/**
 * Finds the words of listings that the typed ones begin, and forgives typing mistakes word by word: only for words that
 * listings don't know, or hardly.
 * @param atMost words that one beginning may stand for, the commonest
 * @param isTyping the last word is not finished
 * @param isInsisting nothing has all the words: known ones are mended, too
 */
export async function mendWords(
  reader: Reader,
  typed: readonly string[],
  { atMost, isTyping, isInsisting = false }: { atMost: number; isTyping: boolean; isInsisting?: boolean },
): Promise<MendedWords> {
  const asTyped = await listWordBeginnings(reader, typed, atMost);
  const isKnown = (word: string) => asTyped.some((beginning) => beginning.typed === word);
  const words = [...new Set(typed.flatMap((word) => (isKnown(word) ? [word] : partsOfWord(word))))];
  const known = words.every((word) => typed.includes(word)) ? asTyped : await listWordBeginnings(reader, words, atMost);
  const terms = await Promise.all(
    words.map((word, index) => {
      const beginnings = known.filter((beginning) => beginning.typed === word);
      const isFinished = words.length > 1 && !(isTyping && index === words.length - 1);
      const whole =
        isFinished && word.length <= longestInitial ? beginnings.find((one) => one.word === word) : undefined;
      return whole
        ? { ...termOf(word, [word], [whole]), isWholeWord: true }
        : mendWord(reader, word, beginnings, { atMost, isInsisting });
    }),
  );
  const corrected = terms.map(({ spelling }) => spelling).join(' ');
  return { terms, corrected: corrected === typed.join(' ') ? null : corrected };
}

async function mendWord(
  reader: Reader,
  typed: string,
  known: readonly WordBeginning[],
  { atMost, isInsisting }: { atMost: number; isInsisting: boolean },
): Promise<SearchTerm> {
  const listings = known.reduce((sum, { doc }) => sum + doc, 0);
  const asTyped = termOf(typed, [typed], known);
  if ((listings > rareListings && !isInsisting) || typed.length < shortestMendable || /\d/.test(typed)) return asTyped;
  // When nothing has all the words, any commoner spelling is worth a look.
  const least = isInsisting && listings > 0 ? listings + 1 : listings * muchCommoner;
  const likely =
    likeliest(typed, await listSimilarWords(reader, typed), least) ??
    (listings > 0 ? undefined : likeliest(typed, await listAlikeBeginnings(reader, typed), least));
  if (likely === undefined) return asTyped;
  const alike = await listWordBeginnings(reader, [likely], atMost);
  return termOf(likely, known.length > 0 ? [typed, likely] : [likely], [...known, ...alike]);
}

/** `whyski` and `whisky` share no group of three letters but the first. */
function listAlikeBeginnings(reader: Reader, typed: string): Promise<SimilarWord[]> {
  return listWordBeginnings(reader, [typed.slice(0, sureLetters)], beginningsLookedThrough);
}

function termOf(spelling: string, beginnings: readonly string[], known: readonly WordBeginning[]): SearchTerm {
  return {
    spelling,
    beginnings,
    isWholeWord: false,
    words: [...new Set(known.map(({ word }) => word))],
    head: known.reduce((sum, { head }) => sum + head, 0),
    doc: known.reduce((sum, { doc }) => sum + doc, 0),
  };
}

/**
 * The word with the fewest mistakes in between, then the commonest; none when all are too far off.
 * @param least listings that must have it; 0 when none has what was typed
 */
function likeliest(typed: string, similar: readonly SimilarWord[], least: number): string | undefined {
  const mistakesAllowed = typed.length >= 6 ? 2 : 1;
  let best: { word: string; mistakes: number; listings: number } | undefined;
  for (const { word, head, doc } of similar) {
    const mistakes = Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)) + 0.5);
    if (mistakes === 0 || mistakes > mistakesAllowed + 0.5) continue;
    if (least > 0 && (mistakes > 1 || doc < least)) continue;
    // Who searches means a name rather than a word of a description.
    const weight = head * 20 + doc;
    if (!best || mistakes < best.mistakes || (mistakes === best.mistakes && weight > best.listings))
      best = { word, mistakes, listings: weight };
  }
  return best?.word;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words (Damerau, restricted). */
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
