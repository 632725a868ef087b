import { type WatchedQuery } from '#shared/catalog/contract.ts';
import { partsOfWord } from '../words/search-words.ts';
import { stemsOf } from '../words/spelling.ts';

/** A saved search as its keys see it. */
export interface KeyedSearch {
  readonly query: WatchedQuery;
  /** The required word that the fewest listings have; undefined without words. */
  readonly rarestWord: string | undefined;
  readonly synonyms: readonly string[];
  /** The query if it may be a product code. */
  readonly code: string | undefined;
}

/** A public listing as its keys see it. */
export interface KeyedListing {
  /** Null for goods of the shop. */
  readonly seller_id: number | null;
  /** Ids of its category and those above it. */
  readonly path: readonly number[];
  readonly brand: number | null;
  readonly package: number | null;
  /** The words of its row in `listing_search`. */
  readonly words: readonly string[];
  /** The product's code and EAN, in capitals. */
  readonly codes: readonly string[];
}

/**
 * The keys of a saved search: a listing that it finds has at least one of them. They come from the one condition that
 * leaves out most listings. Too many candidates are harmless: each is checked; too few would lose some.
 */
export function keysOfSearch({ query, rarestWord, synonyms, code }: KeyedSearch): string[] {
  if (query.seller !== undefined) return [`seller:${query.seller}`];
  if (query.brand) return query.brand.split(',').map((id) => `brand:${id}`);
  if (rarestWord !== undefined) {
    const written = [rarestWord, ...partsOfWord(rarestWord), ...synonyms];
    const words = written.flatMap((word) => [word, ...stemsOf(word)]).map((word) => `word:${word}`);
    return [...new Set([...words, ...(code === undefined ? [] : [`code:${code}`])])];
  }
  if (query.category !== undefined) return [`category:${query.category}`];
  if (query.package) return query.package.split(',').map((id) => `package:${id}`);
  return ['any'];
}

/** Every key with which a saved search may look for this listing. Words are looked for by their beginnings. */
export function keysOfListing({
  seller_id: seller,
  path,
  brand,
  package: packageId,
  words,
  codes,
}: KeyedListing): string[] {
  const beginnings = new Set(words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))));
  return [
    'any',
    ...(seller === null ? [] : [`seller:${seller}`]),
    ...path.map((id) => `category:${id}`),
    ...(brand === null ? [] : [`brand:${brand}`]),
    ...(packageId === null ? [] : [`package:${packageId}`]),
    ...[...beginnings].map((word) => `word:${word}`),
    ...codes.map((code) => `code:${code}`),
  ];
}
