export interface PriceWords {
  readonly from: readonly string[];
  /** Also before a year: `od 1990` is no price. */
  readonly since: readonly string[];
  readonly to: readonly string[];
  /** Between the two limits of a range: `od 500 do 2000`. */
  readonly between: readonly string[];
}

/** Rules of a language for slugs, search and typesetting. Only the server loads them. */
export interface TextRules {
  /** The replacement of `&` in a slug. */
  readonly and: string;
  /** Letters that become several in a slug. */
  readonly transliterations: Readonly<Record<string, string>>;
  /** Inflectional endings of words, without diacritics. */
  readonly searchEndings: readonly string[];
  /** Words without a meaning of their own: a search does not require them. */
  readonly stopWords: readonly string[];
  /** Words before a price in a search, without diacritics: `do 1000`, `pod 1000 kč`. */
  readonly priceWords: PriceWords;
  /** Units after a number that is not a price: `do 12 let`. Without diacritics. */
  readonly ageWords: readonly string[];
  /** Words of wanted adverts that say no more than that something is wanted, without diacritics. */
  readonly demandWords: readonly string[];
  /** Short words that must not end a line. Matches the word and the space after it. */
  readonly wordsBoundToNext?: RegExp;
}
