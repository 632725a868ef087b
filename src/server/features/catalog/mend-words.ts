import type { Queryable } from '#server/platform/db/db.ts';
import { listSimilarWords, listWordFrequencies, type SimilarWord, type WordFrequency } from './search-word.queries.ts';
import type { SearchTerm } from './text-query.ts';

/** Shorter words are too like too many others. */
const shortestMendable = 4;
/** A word that so few listings know is also looked for in a likelier spelling, which then must be this much commoner. */
const rareListings = 3;
const muchCommoner = 20;

export interface MendedQuery {
  readonly terms: readonly SearchTerm[];
  readonly frequencies: ReadonlyMap<string, WordFrequency>;
  /** What is searched instead of what was typed; null when nothing was mended. */
  readonly corrected: string | null;
}

/** Forgives typing mistakes word by word: only for words that listings don't know, or hardly. */
export async function mendWords(db: Queryable, words: readonly string[]): Promise<MendedQuery> {
  const frequencies = new Map((await listWordFrequencies(db, words)).map((row) => [row.word, row]));
  const terms = await Promise.all(words.map((word) => mendWord(db, word, frequencies.get(word)?.doc ?? 0)));
  const added = terms.flatMap(({ alternatives, typed }) => alternatives.filter((word) => word !== typed));
  if (added.length > 0) for (const row of await listWordFrequencies(db, added)) frequencies.set(row.word, row);
  const corrected = added.length > 0 ? terms.map(({ alternatives }) => alternatives.at(-1)).join(' ') : null;
  return { terms, frequencies, corrected };
}

async function mendWord(db: Queryable, typed: string, listings: number): Promise<SearchTerm> {
  if (listings > rareListings || typed.length < shortestMendable || /\d/.test(typed))
    return { typed, alternatives: [typed] };
  const likely = likeliest(typed, await listSimilarWords(db, typed), listings);
  if (likely === undefined) return { typed, alternatives: [typed] };
  return { typed, alternatives: listings > 0 ? [typed, likely] : [likely] };
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
