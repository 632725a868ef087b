import { localeOfPath } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { listingQuery } from '#shared/catalog/contract.ts';

/** All that decides what a page shows: what is the same here is the same page. */
export interface WantedPage {
  readonly origin: string;
  /** Public path without query. */
  readonly path: string;
  /** What the screen reads of the query, in order, with the question mark; or empty. */
  readonly search: string;
  readonly locale: Locale;
  /** Undefined for the default currency. */
  readonly currencyId: number | undefined;
}

/** Query names that pages read; others (trackers' marks) change nothing and are no part of a page's key. */
const readQueryNames: ReadonlySet<string> = new Set(Object.keys(listingQuery.shape));

export function readWantedPage(
  url: string,
  { origin, currencyId }: Pick<WantedPage, 'origin' | 'currencyId'>,
): WantedPage {
  const { path, query } = splitUrl(url);
  const search = query === '' ? '' : readQuery(query);
  return { origin, path, search, locale: localeOfPath(path), currencyId };
}

export function keyOf({ path, search, currencyId }: WantedPage): string {
  return `${path}${search}#${currencyId ?? ''}`;
}

function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

function readQuery(query: string): string {
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => readQueryNames.has(name)));
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}
