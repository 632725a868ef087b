import type { Reader } from '#server/platform/db/named-statement.ts';
import { rememberForMinute } from '../words/minute-cache.ts';
import { listCategoryNames, type CategoryName } from './search.queries.ts';

interface CategoryNames {
  readonly byWord: ReadonlyMap<string, readonly CategoryName[]>;
  readonly subtrees: ReadonlyMap<number, readonly number[]>;
}

const loadNames = rememberForMinute(async (reader): Promise<CategoryNames> => {
  const names = await listCategoryNames(reader);
  const byWord = new Map<string, CategoryName[]>();
  for (const name of names)
    for (const word of new Set(name.name_words)) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  return { byWord, subtrees: new Map(names.map(({ category_id, subtree }) => [category_id, subtree])) };
}, 'categories');

/**
 * Finds the categories, with their subcategories, whose whole name consists of these words in some language. Of
 * several, those with the longest names: `whisky miniatures` names these, not all whisky.
 */
export async function findNamedCategoryIds(reader: Reader, words: readonly string[]): Promise<number[]> {
  const known = new Set(words);
  const { byWord } = await loadNames(reader);
  const named = [...known]
    .flatMap((word) => byWord.get(word) ?? [])
    .filter(({ name_words }) => name_words.every((word) => known.has(word)));
  const longest = Math.max(...named.map(({ name_words }) => name_words.length));
  return [
    ...new Set(named.filter(({ name_words }) => name_words.length === longest).flatMap(({ subtree }) => subtree)),
  ];
}

/** Whether one of these words stands in the name of a category, in some language. */
export async function isInCategoryName(reader: Reader, words: readonly string[]): Promise<boolean> {
  const { byWord } = await loadNames(reader);
  return words.some((word) => byWord.has(word));
}

/** The category and all below it. */
export async function findSubtreeIds(reader: Reader, categoryId: number): Promise<readonly number[]> {
  const { subtrees } = await loadNames(reader);
  return subtrees.get(categoryId) ?? [];
}
