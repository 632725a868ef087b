import type { Reader } from '#server/platform/db/named-statement.ts';
import { listSimilarWords, listWordBeginnings, type SimilarWord, type WordBeginning } from './search-word.queries.ts';
import type { SearchTerm } from './text-query.ts';

/** Beginnings of one or two letters match nearly everything: beside other words they count as whole words. */
const longestInitial = 2;
/** Shorter words are too like too many others. */
const shortestMendable = 4;
/** A word that so few listings know is also looked for in a likelier spelling, which then must be this much commoner. */
const rareListings = 3;
const muchCommoner = 20;

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
 */
export async function mendWords(
  reader: Reader,
  typed: readonly string[],
  { atMost, isTyping }: { atMost: number; isTyping: boolean },
): Promise<MendedWords> {
  const known = await listWordBeginnings(reader, typed, atMost);
  const terms = await Promise.all(
    typed.map((word, index) => {
      const beginnings = known.filter((beginning) => beginning.typed === word);
      const isFinished = typed.length > 1 && !(isTyping && index === typed.length - 1);
      const whole =
        isFinished && word.length <= longestInitial ? beginnings.find((one) => one.word === word) : undefined;
      return whole
        ? { ...termOf(word, [word], [whole]), isWholeWord: true }
        : mendWord(reader, word, beginnings, atMost);
    }),
  );
  const isMended = terms.some(({ spelling }, index) => spelling !== typed[index]);
  return { terms, corrected: isMended ? terms.map(({ spelling }) => spelling).join(' ') : null };
}

async function mendWord(
  reader: Reader,
  typed: string,
  known: readonly WordBeginning[],
  atMost: number,
): Promise<SearchTerm> {
  const listings = known.reduce((sum, { doc }) => sum + doc, 0);
  const asTyped = termOf(typed, [typed], known);
  if (listings > rareListings || typed.length < shortestMendable || /\d/.test(typed)) return asTyped;
  const likely = likeliest(typed, await listSimilarWords(reader, typed), listings);
  if (likely === undefined) return asTyped;
  const alike = await listWordBeginnings(reader, [likely], atMost);
  return termOf(likely, known.length > 0 ? [typed, likely] : [likely], [...known, ...alike]);
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

/** The word with the fewest mistakes in between, then the commonest; none when all are too far off. */
function likeliest(typed: string, similar: readonly SimilarWord[], listings: number): string | undefined {
  const mistakesAllowed = typed.length >= 6 ? 2 : 1;
  let best: { word: string; mistakes: number; listings: number } | undefined;
  for (const { word, head, doc } of similar) {
    const mistakes = Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)) + 0.5);
    if (mistakes === 0 || mistakes > mistakesAllowed + 0.5) continue;
    if (listings > 0 && (mistakes > 1 || doc < listings * muchCommoner)) continue;
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
