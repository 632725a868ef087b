import type { FoundPage } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { readQuery } from '../words/search-words.ts';
import { stemsOf } from '../words/spelling.ts';
import { isStopWord } from '../words/stop-words.ts';
import { listFoundPages } from './found-pages.queries.ts';

const mostPages = 4;
/** A shorter stem is the beginning of too many other words. */
const shortestStem = 4;

/** Finds info pages and blog posts in this language that have all words of a query, in any inflection. */
export async function findPages(
  reader: Reader,
  q: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<FoundPage[]> {
  const words = readQuery(q).words.filter((word) => !isStopWord(word));
  if (words.length === 0) return [];
  const query = words.map((word) => `'${stemOf(word)}':*`).join(' & ');
  return listFoundPages(reader, query, { locale, now, limit: mostPages });
}

function stemOf(word: string): string {
  const [stem = word] = stemsOf(word);
  return stem.length >= shortestStem ? stem : word;
}
