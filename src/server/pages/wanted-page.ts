import { isPersonalRoute, localeOfPath, matchPath, type RouteId } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { choiceNames } from '#web/features/listing-list/listing-address.ts';

/** Everything that determines a page: equal values are the same page. */
export interface WantedPage {
  readonly origin: string;
  /** Public path without query. */
  readonly path: string;
  /** The part of the query that the screen reads, sorted, with the question mark; or empty. */
  readonly search: string;
  readonly locale: Locale;
  /** Undefined for the default currency. */
  readonly currencyId: number | undefined;
}

const searchNames: ReadonlySet<string> = new Set(choiceNames);
const listNames: ReadonlySet<string> = new Set(choiceNames.filter((name) => name !== 'q' && name !== 'category'));

/**
 * Query parameters that each screen reads; others (tracking parameters) change nothing and are not part of the cache
 * key.
 */
const queryNames: Partial<Record<RouteId, ReadonlySet<string>>> = {
  search: searchNames,
  category: listNames,
  'products-new': listNames,
  'products-sale': listNames,
  user: new Set(['offer', 'page', 'reviews']),
  branch: new Set(['q', 'category', 'page']),
  blog: new Set(['category', 'page']),
  moderation: new Set(['year']),
};

export function readWantedPage(
  url: string,
  { origin, currencyId }: Pick<WantedPage, 'origin' | 'currencyId'>,
): WantedPage {
  const { path, query } = splitUrl(url);
  const search = query === '' ? '' : readQuery(path, query).read;
  return { origin, path, search, locale: localeOfPath(path), currencyId };
}

export function keyOf({ origin, path, search, currencyId }: WantedPage): string {
  return `${origin}${path}${search}#${currencyId ?? ''}`;
}

/** A redirect's target with the remaining query parameters: tracking parameters are kept. */
export function withUnreadQuery(to: string, url: string): string {
  const { path, query } = splitUrl(url);
  const { unread } = readQuery(path, query);
  return to.includes('?') ? to + unread.replace('?', '&') : to + unread;
}

export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

/** Splits a query into what the path's screen reads, sorted, and the rest; each with the question mark, or empty. */
function readQuery(path: string, query: string): { read: string; unread: string } {
  const { route } = matchPath(path);
  const names = route && queryNames[route];
  const readsAll = route !== undefined && isPersonalRoute(route);
  const read = new URLSearchParams();
  const unread = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query))
    (readsAll || names?.has(name) ? read : unread).append(name, value);
  read.sort();
  return { read: read.size > 0 ? `?${read}` : '', unread: unread.size > 0 ? `?${unread}` : '' };
}
