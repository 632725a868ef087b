import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '#web/page/screen.ts';
import type { LoadedListings } from './load-listings.ts';

/** What every list says of itself: the page's number in title and canonical address; narrowed lists stay out of indexes. */
export function listHead(head: Head, { result: { page }, isNarrowed }: LoadedListings, i18n: I18n): Head {
  return {
    ...head,
    ...(page > 1 && { title: `${head.title} – ${i18n._(msg`strana ${page}`)}`, canonicalQuery: `page=${page}` }),
    ...(isNarrowed && { isIndexed: false }),
  };
}
