import type { Reader } from '#server/platform/db/named-statement.ts';
import { listSpellings, type CorrectedTerm, type CorrectedQuery } from './correct-spelling.ts';
import { hasAnyByWords } from '#server/features/catalog/search/search.queries.ts';
import { textQuery, type SearchTerm } from './text-query.ts';

/**
 * Words that listings know, but none has them all: looks for spellings that some listing has together.
 * @returns undefined when there are none
 */
export async function correctTogether(
  reader: Reader,
  { terms }: CorrectedQuery,
  atMost: number,
): Promise<CorrectedQuery | undefined> {
  if (terms.length < 2) return undefined;
  const spellings = await Promise.all(terms.map((term) => listSpellings(reader, term, atMost)));
  const has = (each: readonly SearchTerm[]) => hasAnyByWords(reader, { ...textQuery(each), preferredPackageIds: [] });
  const anyOf: SearchTerm[] = spellings.map(anySpelling);
  if (spellings.every(({ length }) => length === 1) || !(await has(anyOf))) return undefined;
  const chosen: CorrectedTerm[] = [];
  for (const [index, tried] of spellings.entries()) {
    const rest = anyOf.slice(index + 1);
    const last = tried.at(-1)!;
    let term = last;
    for (const each of tried)
      if (each === last || (await has([...chosen, each, ...rest]))) {
        term = each;
        break;
      }
    chosen.push(term);
  }
  return { terms: chosen, corrected: spellingOf(chosen) };
}

/**
 * The words without one of them, the commonest that can be spared: rather a bottle of that name than nothing.
 * @returns undefined when no listing has what would be left
 */
export async function dropWord(reader: Reader, { terms }: CorrectedQuery): Promise<CorrectedQuery | undefined> {
  if (terms.length < 2) return undefined;
  for (const spared of terms.filter(isDroppable).sort((a, b) => b.doc - a.doc)) {
    const rest = terms.filter((term) => term !== spared);
    if (!rest.some(isDroppable)) continue;
    // A word alone is known to have listings.
    const has = () => hasAnyByWords(reader, { ...textQuery(rest), preferredPackageIds: [] });
    if (rest.length === 1 || (await has())) return { terms: rest, corrected: spellingOf(rest) };
  }
  return undefined;
}

/** Who writes a number means it: an age, a vintage, a code of goods. */
export function isDroppable({ spelling }: SearchTerm): boolean {
  return !/\d/.test(spelling);
}

/** What is searched for when these words are. */
export function spellingOf(terms: readonly SearchTerm[]): string {
  return terms.map(({ spelling }) => spelling).join(' ');
}

/** A term that stands for all of these. */
function anySpelling(terms: readonly SearchTerm[]): SearchTerm {
  return {
    spelling: terms[0]!.spelling,
    words: [...new Set(terms.flatMap(({ words }) => words))],
    beginnings: terms.flatMap(({ beginnings }) => beginnings),
    wholeWords: terms.flatMap(({ wholeWords }) => wholeWords),
    head: terms.reduce((sum, { head }) => sum + head, 0),
    doc: terms.reduce((sum, { doc }) => sum + doc, 0),
  };
}
