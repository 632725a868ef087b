import { sql } from 'kysely';
import type { FoundPage } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

/** The title of a store is its town; the list of stores has none. */
export type FoundPageRow = Omit<FoundPage, 'path'> & { readonly slug: string };

/**
 * Public info pages, blog posts and stores that have the words: those with all words in the title first, and single
 * stores last, because a question about stores in general finds all of them.
 */
export async function listFoundPages(
  reader: Reader,
  query: string,
  { locale, now, limit }: { locale: Locale; now: Date; limit: number },
): Promise<FoundPageRow[]> {
  return runNamed(
    reader,
    'catalog.found_pages',
    sql<FoundPageRow>`
    select kind, id, title, slug, title_words @@ ${query}::tsquery as is_in_title
    from searchable_page
    where locale = ${locale}::text and words @@ ${query}::tsquery and coalesce(published_at <= ${now}, true)
    order by is_in_title desc, kind = 'branch', published_at desc nulls first, id
    limit ${limit}::bigint`,
  );
}
