/** A word of the query with the indexed words that it matches. */
export interface SearchTerm {
  /** As typed or as corrected. */
  readonly spelling: string;
  /** Indexed words with this prefix, the commonest first, with inflections or other spellings; empty = no listing has any. */
  readonly words: readonly string[];
  /** Prefixes and whole words that cover them. */
  readonly beginnings: readonly string[];
  readonly wholeWords: readonly string[];
  /** The word itself, its inflections and synonyms, without longer words of the same prefix. */
  readonly meant: readonly string[];
  /** Upper bounds of the listings that have any of the words: in name, brand or category; anywhere. */
  readonly head: number;
  readonly doc: number;
}

/** One query in the forms that PostgreSQL needs. */
export interface TextQuery {
  /**
   * Whole words: an inverted index intersects them, but would first collect everything that a prefix matches. One query
   * for each term; a listing matches when it matches all of them. As one query the index would check every alternative of
   * every term for each listing it reads.
   */
  readonly intersected: readonly string[];
  /** The words of each query of `intersected`; undefined where it is a prefix. */
  readonly words: readonly (readonly string[])[] | undefined;
  /**
   * The same for a statement with no other condition on the index. A lone prefix of many words is then searched as a
   * prefix: there is nothing to intersect, and the index reads a range of words much faster than each of them.
   */
  readonly indexed: readonly string[];
  /** Prefixes and a few whole words: a short form, for checking single listings. */
  readonly beginnings: string;
  /** Prefixes with too many words for `indexed`; each listing is checked for them. */
  readonly loose: string | undefined;
  /** Only the words themselves, to rank them first; undefined when that makes no difference. */
  readonly exact: string | undefined;
  /** No description has the words: every match is in name, brand or category. */
  readonly isHeadOnly: boolean;
  /** There are no more results than that: the listings with the rarest term. */
  readonly atMost: number;
}

/** A lone prefix of more words is searched as a prefix. */
const mostWordsAlone = 16;
/** A prefix of more words is checked only on the listings that the other words find. */
const mostIndexedWords = 128;
/** @param optional terms that need not match, but rank first what they match: stop words */
export function textQuery(terms: readonly SearchTerm[], optional: readonly SearchTerm[] = []): TextQuery {
  const few = terms.filter(({ words }) => words.length <= mostIndexedWords);
  const firm = few.length > 0 ? few : terms;
  const loose = terms.filter((term) => !firm.includes(term));
  const beginnings = (some: readonly SearchTerm[]) =>
    all(some.map((term) => [...term.beginnings.map((word) => `${quoted(word)}:*`), ...term.wholeWords.map(quoted)]));
  const exact = all(
    [...firm, ...optional]
      .filter(({ words }) => words.length > 0)
      .map(({ words, spelling }) => (words.includes(spelling) ? [quoted(spelling)] : words.map(quoted))),
  );
  const intersected = firm.map(({ words }) => all([words.map(quoted)]));
  const isPrefixAlone = terms.length === 1 && terms[0]!.words.length > mostWordsAlone;
  const isPrefix = isPrefixAlone && few.length === 0;
  return {
    intersected: isPrefix ? [beginnings(terms)] : intersected,
    words: isPrefix ? undefined : firm.map(({ words }) => words),
    indexed: isPrefixAlone ? [beginnings(terms)] : intersected,
    beginnings: beginnings(terms),
    loose: loose.length > 0 ? beginnings(loose) : undefined,
    exact: exact === all(firm.map(({ words }) => words.map(quoted))) ? undefined : exact,
    isHeadOnly: terms.every(({ head, doc }) => head === doc),
    atMost: Math.min(...terms.map(({ doc }) => doc)),
  };
}

/** Addresses of pages in descriptions are words, too, with whatever characters they have. */
function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

function all(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((words) => `(${words.join(' | ')})`).join(' & ');
}
