import { msg } from '@lingui/core/macro';
import type { FoundPage } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { readQuery } from '../words/search-words.ts';
import { stemsOf } from '../words/spelling.ts';
import { isStopWord } from '../words/stop-words.ts';
import { listFoundPages, type FoundPageRow } from './found-pages.queries.ts';

const mostPages = 4;
/** A shorter stem is the beginning of too many other words. */
const shortestStem = 4;

/** Finds info pages and blog posts in this language, and stores, that have all words of a query, in any inflection. */
export async function findPages(
  reader: Reader,
  q: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<FoundPage[]> {
  const words = readQuery(q).words.filter((word) => !isStopWord(word));
  if (words.length === 0) return [];
  const query = words.map((word) => `'${stemOf(word)}':*`).join(' & ');
  const rows = await listFoundPages(reader, query, { locale, now, limit: mostPages });
  return rows.map((row) => presentPage(row, locale));
}

function presentPage({ slug, ...row }: FoundPageRow, locale: Locale): FoundPage {
  const { kind, id, title } = row;
  const i18n = serverI18n(locale);
  if (kind === 'branches') return { ...row, title: i18n._(msg`Prodejny`), path: routePath('branches', locale) };
  if (kind === 'branch')
    return {
      ...row,
      title: i18n._(msg`Prodejna ${{ town: title }}`),
      path: routePath('branch', locale, { id, slug: slugOf(title) }),
    };
  return { ...row, path: routePath(kind === 'post' ? 'blog-post' : 'info', locale, { id, slug }) };
}

function stemOf(word: string): string {
  const [stem = word] = stemsOf(word);
  return stem.length >= shortestStem ? stem : word;
}
