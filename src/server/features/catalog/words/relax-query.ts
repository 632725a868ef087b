import type { Reader } from '#server/platform/db/named-statement.ts';
import { listSpellings, type CorrectedTerm, type CorrectedQuery } from './correct-spelling.ts';
import { isInCategoryName } from '../search/named-categories.ts';
import { hasAnyByWords } from '../search/search.queries.ts';
import { rememberEach } from './remember-each.ts';
import { textQuery, type SearchTerm } from './text-query.ts';

/**
 * The spellings that some listing has together, else the query without some words; undefined when nothing helps. Remembered:
 * looking for them takes many statements, and a listing that has all the words is found before this is asked.
 */
export const relaxQuery = rememberEach(
  async (reader: Reader, corrected: CorrectedQuery, atMost: number) => ({
    likelier: (await correctTogether(reader, corrected, atMost)) ?? (await dropWords(reader, corrected)),
  }),
  {
    keyOf: ({ terms }) => JSON.stringify(terms.map(({ typed, words }) => [typed, words])),
    sizeOf: ({ likelier }) => likelier?.terms.reduce((sum, { words }) => sum + words.length, 0) ?? 0,
    most: 50_000,
  },
);

/**
 * Finds spellings that some listing has together, for words that are known but that no listing has all of.
 * @returns undefined when there are none
 */
async function correctTogether(
  reader: Reader,
  { terms }: CorrectedQuery,
  atMost: number,
): Promise<CorrectedQuery | undefined> {
  if (terms.length < 2) return undefined;
  const spellings = await Promise.all(terms.map((term) => listSpellings(reader, term, atMost)));
  const has = (each: readonly SearchTerm[]) =>
    hasAnyByWords(reader, { ...textQuery(each), preferredPackageIds: [], namedCategoryIds: [] });
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
 * Drops words until some listing has the others: a bottle of that name is better than no result. The words of
 * descriptions go first, then those that name a kind of goods, as these say less than a brand; and of these the commonest.
 * @returns undefined when no listing has any of the words that may remain
 */
async function dropWords(reader: Reader, { terms }: CorrectedQuery): Promise<CorrectedQuery | undefined> {
  const share = ({ head, doc }: SearchTerm) => (doc === 0 ? 0 : head / doc);
  const kinds = new Set<SearchTerm>();
  for (const term of terms) if (await isInCategoryName(reader, term.words)) kinds.add(term);
  const order = terms
    .filter(isDroppable)
    .sort((a, b) => share(a) - share(b) || Number(kinds.has(b)) - Number(kinds.has(a)) || b.doc - a.doc);
  const without = (...dropped: CorrectedTerm[]) => terms.filter((term) => !dropped.includes(term));
  const tried = [
    ...order.map((dropped) => without(dropped)),
    ...order.slice(1).map((_, index) => without(...order.slice(0, index + 2))),
  ];
  for (const rest of tried) {
    if (!rest.some(isDroppable)) continue;
    // A single word is known to have listings.
    const has = () => hasAnyByWords(reader, { ...textQuery(rest), preferredPackageIds: [], namedCategoryIds: [] });
    if (rest.length === 1 || (await has())) return { terms: rest, corrected: spellingOf(rest) };
  }
  return undefined;
}

/** A number is meant literally: an age, a vintage, a product code. */
export function isDroppable({ spelling }: SearchTerm): boolean {
  return !/\d/.test(spelling);
}

/** The query that consists of these words. */
export function spellingOf(terms: readonly SearchTerm[]): string {
  return terms.map(({ spelling }) => spelling).join(' ');
}

/** A term that matches whatever any of these does. */
function anySpelling(terms: readonly SearchTerm[]): SearchTerm {
  return {
    spelling: terms[0]!.spelling,
    words: [...new Set(terms.flatMap(({ words }) => words))],
    beginnings: terms.flatMap(({ beginnings }) => beginnings),
    wholeWords: terms.flatMap(({ wholeWords }) => wholeWords),
    meant: terms.flatMap(({ meant }) => meant),
    head: terms.reduce((sum, { head }) => sum + head, 0),
    doc: terms.reduce((sum, { doc }) => sum + doc, 0),
  };
}
