import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ShellData } from './shell-data.ts';

/** The context of a screen's `load`. */
export interface LoadContext {
  readonly api: ApiClient;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The requested public path, without query. */
  readonly path: string;
  /** Settings, currencies and the tree of categories, which the page's own state leaves out. */
  readonly shell: ShellData;
}

export interface HeadContext {
  readonly i18n: I18n;
  readonly locale: Locale;
  /** `https://host`, without a trailing slash. */
  readonly origin: string;
  /** Settings and currencies, for structured data. */
  readonly shell: ShellData;
}

/** A screen's metadata for browsers, search engines and social networks. */
export interface Head {
  readonly title: string;
  /** For search engines and social networks, which read the server's HTML. */
  readonly description?: string;
  /**
   * Paths of the same screen in every language, also for the language switcher. Missing: not translated, not indexed.
   */
  readonly alternates?: Readonly<Record<Locale, string>>;
  /** The languages in which the screen exists, if not all: `alternates` leads elsewhere in the others. */
  readonly languages?: readonly Locale[];
  /** Query of the canonical URL, e.g. `page=2`. */
  readonly canonicalQuery?: string;
  readonly isIndexed?: boolean;
  /** Picture for social networks; the portal's default if missing. */
  readonly image?: { readonly address: string; readonly alt: string };
  readonly ogType?: 'website' | 'article' | 'product';
  /** For social networks; a decimal number. Set on the server only. */
  readonly price?: { readonly amount: string; readonly currency: string };
  /** schema.org objects. Set on the server only: search engines read the HTML that the server sends. */
  readonly structuredData?: readonly object[];
}

/** A screen: its data, metadata and component. `load` may throw `notFound()` or `redirect(path)`. */
export interface Screen<Data> {
  /** `bare`: the screen renders its own frame. */
  readonly layout?: 'default' | 'simple' | 'bare';
  /** Whether the category tree is shown beside it from the desktop width on; true if missing. */
  readonly hasSidebar?: boolean;
  /** Names of the checks that run before the screen loads (`web/shell/router/middleware.ts`). */
  readonly middleware?: readonly string[];
  /** HTTP status of the page; 200 if missing. */
  readonly status?: number;
  load(context: LoadContext): Promise<Data>;
  /** Loads code for what the server sends as markup only: a page that the browser renders needs it. */
  readonly parts?: () => Promise<unknown>;
  head(data: Data, context: HeadContext): Head;
  /** Ids of the categories that contain the page, from the root: the tree expands along them. */
  categoryPath?(data: Data): readonly number[];
  /** May be one whose code comes with the first use (`latePage`). */
  readonly Page: ComponentType<{ data: Data }> & { readonly load?: () => Promise<void> };
}

export type AnyScreen = Screen<any>; // eslint-disable-line -- a screen's data is known to the screen alone

/** Infers the data type of `head` and `Page` from `load`. */
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
/** @param firstPage local path of a list's first page, if the requested page is beyond the last one */
export const notFound = (firstPage?: string) => new NotFound(firstPage);

/** Redirects a missing or outdated slug to the canonical path, preserving the query. */
export function ensureCanonicalPath(context: LoadContext, canonical: string): void {
  if (context.path !== canonical) {
    const query = context.query.toString();
    throw redirect(query ? `${canonical}?${query}` : canonical);
  }
}
