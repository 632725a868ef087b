import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ShellData } from './shell-data.ts';

/** What a screen's `load` works with. */
export interface LoadContext {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The public path without query, as it was asked for. */
  readonly path: string;
}

export interface HeadContext {
  readonly i18n: I18n;
  readonly locale: Locale;
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
  /** Settings and currencies, for structured data. */
  readonly shell: ShellData;
}

/** What a screen says of itself to browsers, search engines and social networks. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** The same screen in every language, as paths; also used by the language switcher. Missing: not translated, not indexed. */
  readonly alternates?: Readonly<Record<Locale, string>>;
  /** Query of the canonical address, e.g. `page=2`. */
  readonly canonicalQuery?: string;
  readonly isIndexed?: boolean;
  /** A picture for social networks; the portal's own if missing. */
  readonly image?: { readonly address: string; readonly alt: string };
  readonly ogType?: 'website' | 'article' | 'product';
  /** For social networks; a decimal number. Only the server makes it. */
  readonly price?: { readonly amount: string; readonly currency: string };
  /** schema.org objects. Only the server makes them: search engines read the page that was sent. */
  readonly structuredData?: readonly object[];
}

/** A screen: how it loads, what it says of itself, how it looks. `load` throws `notFound()` or `redirect(path)`. */
export interface Screen<Data> {
  /** `bare`: the screen brings its own frame. */
  readonly layout?: 'default' | 'simple' | 'bare';
  /** Whether the category tree stands beside it from the desktop width on; true if missing. */
  readonly hasSidebar?: boolean;
  /** For who is not logged in; others are led home. */
  readonly isGuestOnly?: boolean;
  /** HTTP status of the page; 200 if missing. */
  readonly status?: number;
  load(context: LoadContext): Promise<Data>;
  head(data: Data, context: HeadContext): Head;
  /** Ids of the categories in which the page stands, from the root: the tree opens along them. */
  categoryPath?(data: Data): readonly number[];
  readonly Page: ComponentType<{ data: Data }>;
}

export type AnyScreen = Screen<any>; // eslint-disable-line -- a screen's data is known to the screen alone

/** Keeps the type of `load`'s answer for `head` and `Page`. */
export function defineScreen<Data>(screen: Screen<Data>): Screen<Data> {
  return screen;
}

export class Redirect extends Error {
  readonly to: string;
  readonly status: 301 | 302;

  constructor(to: string, status: 301 | 302) {
    super(`redirect to ${to}`);
    this.to = to;
    this.status = status;
  }
}

export class NotFound extends Error {
  readonly firstPage: string | undefined;

  constructor(firstPage?: string) {
    super('not found');
    this.firstPage = firstPage;
  }
}

/** @param to a local path */
export const redirect = (to: string, status: 301 | 302 = 301) => new Redirect(to, status);
/** @param firstPage local path of a list's first page, where the list has come to have fewer pages than were asked for */
export const notFound = (firstPage?: string) => new NotFound(firstPage);

/** The one address of an entity: an old or wrong slug leads to the right one, keeping the query. */
export function ensureCanonicalPath(context: LoadContext, canonical: string): void {
  if (context.path !== canonical) {
    const query = context.query.toString();
    throw redirect(query ? `${canonical}?${query}` : canonical);
  }
}
