import type { Reader } from '#server/platform/db/named-statement.ts';
import { withoutDiacritics } from './search-words.ts';
import { rememberForMinute } from './minute-cache.ts';
import { listSynonyms } from './search-word.queries.ts';
import { isFormOf, stemsOf } from './spelling.ts';

/** In lower case without diacritics. */
interface StemmedWord {
  readonly word: string;
  readonly stems: readonly string[];
}

/** Words of a group mean the same. */
type Groups = readonly (readonly StemmedWord[])[];

const loadGroups = rememberForMinute(readGroups, 'synonyms');

/** Finds the synonyms of each word or of its inflections: `whiskey` → `whisky`. A process knows changes within a second. */
export async function findSynonyms(reader: Reader, words: readonly string[]): Promise<Map<string, readonly string[]>> {
  const groups = await loadGroups(reader);
  return new Map(
    words.map((word) => {
      const asked = stemmed(word);
      const ofWord = groups.filter((group) => group.some((synonym) => isSame(asked, synonym))).flat();
      return [word, [...new Set(ofWord.map((synonym) => synonym.word))].filter((synonym) => synonym !== word)];
    }),
  );
}

/** Whether one is an inflection of the other. */
export function isSameWord(one: string, other: string): boolean {
  return isSame(stemmed(one), stemmed(other));
}

function isSame(one: StemmedWord, other: StemmedWord): boolean {
  return one.word === other.word || one.stems.some((stem) => other.stems.includes(stem) && isFormOf(stem, other.word));
}

function stemmed(word: string): StemmedWord {
  return { word, stems: stemsOf(word) };
}

async function readGroups(reader: Reader): Promise<Groups> {
  const groups = new Map<number, StemmedWord[]>();
  for (const { group_id, word } of await listSynonyms(reader))
    groups.set(group_id, [...(groups.get(group_id) ?? []), stemmed(withoutDiacritics(word))]);
  return [...groups.values()];
}
