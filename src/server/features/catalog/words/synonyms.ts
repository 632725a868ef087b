import type { Reader } from '#server/platform/db/named-statement.ts';
import { withoutDiacritics } from './search-words.ts';
import { rememberForMinute } from './minute-cache.ts';
import { listSynonyms } from './search-word.queries.ts';
import { isFormOf, stemsOf } from './spelling.ts';

/** Words of a group mean the same; in lower case without diacritics. */
type Groups = readonly (readonly string[])[];

const loadGroups = rememberForMinute(readGroups, 'synonyms');

/** Finds the synonyms of each word or of its inflections: `whiskey` → `whisky`. A process knows changes within a second. */
export async function findSynonyms(reader: Reader, words: readonly string[]): Promise<Map<string, readonly string[]>> {
  const groups = await loadGroups(reader);
  return new Map(
    words.map((word) => {
      const ofWord = groups.filter((group) => group.some((synonym) => isSameWord(word, synonym))).flat();
      return [word, [...new Set(ofWord)].filter((synonym) => synonym !== word)];
    }),
  );
}

/** Whether one is an inflection of the other. */
export function isSameWord(one: string, other: string): boolean {
  return one === other || stemsOf(one).some((stem) => stemsOf(other).includes(stem) && isFormOf(stem, other));
}

async function readGroups(reader: Reader): Promise<Groups> {
  const groups = new Map<number, string[]>();
  for (const { group_id, word } of await listSynonyms(reader))
    groups.set(group_id, [...(groups.get(group_id) ?? []), withoutDiacritics(word)]);
  return [...groups.values()];
}
