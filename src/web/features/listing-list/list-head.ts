import type { I18n } from '@lingui/core';
import { pagedTitle } from '#web/page/paged-title.ts';
import type { Head } from '#web/page/screen.ts';
import type { LoadedListings } from './load-listings.ts';

/** The head of every list: the page's number in title and canonical address; narrowed lists are not indexed. */
export function listHead(head: Head, { result: { page }, isNarrowed }: LoadedListings, i18n: I18n): Head {
  return {
    ...head,
    title: pagedTitle(head.title, page, i18n),
    ...(page > 1 && { canonicalQuery: `page=${page}` }),
    ...(isNarrowed && { isIndexed: false }),
  };
}
