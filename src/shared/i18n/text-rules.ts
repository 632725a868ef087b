/** Rules of a language for slugs, search and typesetting. Only the server loads them. */
export interface TextRules {
  /** What `&` becomes in a slug. */
  readonly and: string;
  /** Letters that a slug writes as several. */
  readonly transliterations: Readonly<Record<string, string>>;
  /** Endings of words in their cases and numbers, without diacritics. */
  readonly searchEndings: readonly string[];
  /** Words that may not end a line. Matches the word and the space after it. */
  readonly wordsBoundToNext?: RegExp;
}
