/** A word of the query with the words of listings that it stands for. */
export interface SearchTerm {
  /** As typed, or as mended. */
  readonly spelling: string;
  /** Whole words that begin so (and, for a rare word, those of a likelier spelling); empty = nothing has the word. */
  readonly words: readonly string[];
  /** Beginnings that cover the words. */
  readonly beginnings: readonly string[];
  /** Listings that have any of the words at most: in name, brand or category; anywhere. */
  readonly head: number;
  readonly doc: number;
}

/** One query in the forms that PostgreSQL needs. Words hold letters and digits only, so quoting them is safe. */
export interface TextQuery {
  /** Whole words: an inverted index intersects them, while it would first collect all that a beginning matches. */
  readonly indexed: string;
  /** Beginnings: short, for listings at hand. */
  readonly beginnings: string;
  /** Only the words themselves, to be ranked first; undefined when that makes no difference. */
  readonly exact: string | undefined;
}

export function textQuery(terms: readonly SearchTerm[]): TextQuery {
  const indexed = all(terms.map(({ words }) => words.map(quoted)));
  const exact = all(
    terms.map(({ words, spelling }) => (words.includes(spelling) ? [quoted(spelling)] : words.map(quoted))),
  );
  return {
    indexed,
    beginnings: all(terms.map(({ beginnings }) => beginnings.map((word) => `${quoted(word)}:*`))),
    exact: exact === indexed ? undefined : exact,
  };
}

function quoted(word: string): string {
  return `'${word}'`;
}

function all(alternatives: readonly (readonly string[])[]): string {
  return alternatives.map((words) => `(${words.join(' | ')})`).join(' & ');
}
