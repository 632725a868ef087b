/** Rules of a language for slugs, search and typesetting. Only the server loads them. */
export interface TextRules {
  /** The replacement of `&` in a slug. */
  readonly and: string;
  /** Letters that become several in a slug. */
  readonly transliterations: Readonly<Record<string, string>>;
  /** Inflectional endings of words, without diacritics. */
  readonly searchEndings: readonly string[];
  /** Short words that must not end a line. Matches the word and the space after it. */
  readonly wordsBoundToNext?: RegExp;
}
