/** A word of the query with the words of listings that it stands for. */
export interface SearchTerm {
  /** As typed, or as corrected. */
  readonly spelling: string;
  /** Whole words that begin so, the commonest first, with other forms or spellings; empty = nothing has the word. */
  readonly words: readonly string[];
  /** Beginnings and whole words that cover them. */
  readonly beginnings: readonly string[];
  readonly wholeWords: readonly string[];
  /** Listings that have any of the words at most: in name, brand or category; anywhere. */
  readonly head: number;
  readonly doc: number;
}

/** One query in the forms that PostgreSQL needs. Words hold letters and digits only, so quoting them is safe. */
export interface TextQuery {
  /**
   * Whole words: an inverted index intersects them, while it would first collect all that a beginning matches. A listing
   * fits when it fits any of these.
   */
  readonly indexed: readonly string[];
  /** Beginnings, and a few whole words: short, for listings at hand. */
  readonly beginnings: string;
  /** Beginnings that stand for too many words for `indexed`; to be checked besides. */
  readonly loose: string | undefined;
  /** Only the words themselves, to be ranked first; undefined when that makes no difference. */
  readonly exact: string | undefined;
  /** No description holds the words: what has them, has them in name, brand or category. */
  readonly isHeadOnly: boolean;
}

/** A beginning of more words is checked at the listings that the other words find. */
const mostIndexedWords = 128;
/** The index asks every alternative at every listing it meets, so few common words and many rare ones go apart. */
const mostWordsTogether = 6;
const commonestWords = 3;

export function textQuery(terms: readonly SearchTerm[]): TextQuery {
  const few = terms.filter(({ words }) => words.length <= mostIndexedWords);
  const firm = few.length > 0 ? few : terms;
  const loose = terms.filter((term) => !firm.includes(term));
  const beginnings = (some: readonly SearchTerm[]) =>
    all(some.map((term) => [...term.beginnings.map((word) => `${quoted(word)}:*`), ...term.wholeWords.map(quoted)]));
  const indexed = apart(firm);
  const exact = all(
    firm.map(({ words, spelling }) => (words.includes(spelling) ? [quoted(spelling)] : words.map(quoted))),
  );
  return {
    indexed,
    beginnings: beginnings(terms),
    loose: loose.length > 0 ? beginnings(loose) : undefined,
    exact: indexed.length === 1 && exact === indexed[0] ? undefined : exact,
    isHeadOnly: terms.every(({ head, doc }) => head === doc),
  };
}

function apart(terms: readonly SearchTerm[]): string[] {
  const query = (some: readonly { words: readonly string[] }[]) => all(some.map(({ words }) => words.map(quoted)));
  const widest = terms.reduce((most, term) => (term.words.length > most.words.length ? term : most));
  if (terms.length === 1 || widest.words.length <= mostWordsTogether) return [query(terms)];
  const others = terms.filter((term) => term !== widest);
  return [widest.words.slice(0, commonestWords), widest.words.slice(commonestWords)].map((words) =>
    query([...others, { words }]),
  );
}

function quoted(word: string): string {
  return `'${word}'`;
}

function all(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((words) => `(${words.join(' | ')})`).join(' & ');
}
