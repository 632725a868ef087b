import type { Reader } from '#server/platform/db/named-statement.ts';
import { rememberForMinute } from '../words/minute-cache.ts';
import { listCategoryNames } from './search.queries.ts';

const loadNames = rememberForMinute(listCategoryNames, 'categories');

/**
 * Finds the categories, with their subcategories, whose whole name consists of these words in some language. Of
 * several, those with the longest names: `whisky miniatures` names these, not all whisky.
 */
export async function findNamedCategoryIds(reader: Reader, words: readonly string[]): Promise<number[]> {
  const known = new Set(words);
  const names = await loadNames(reader);
  const named = names.filter(({ name_words }) => name_words.length > 0 && name_words.every((word) => known.has(word)));
  const longest = Math.max(...named.map(({ name_words }) => name_words.length));
  return [
    ...new Set(named.filter(({ name_words }) => name_words.length === longest).flatMap(({ subtree }) => subtree)),
  ];
}

/** The category and all below it. */
export async function findSubtreeIds(reader: Reader, categoryId: number): Promise<readonly number[]> {
  const names = await loadNames(reader);
  return names.find(({ category_id }) => category_id === categoryId)?.subtree ?? [];
}
