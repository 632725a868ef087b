import type { I18n } from '@lingui/core';
import { isPublicRoute, matchPath } from '#shared/i18n/paths.ts';
import { loadPage } from './load-page.ts';
import type { Page, PageState } from '#web/page/page-state.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { isOutdated } from '#web/api/served-build.ts';
import { ApiError } from '#web/api/api-error.ts';
import { hasLogin } from '#web/features/session/session.ts';
import { currencyCookie, findCookie } from '../consent/cookies.ts';
import { loadI18n } from '#web/page/i18n.ts';
import { Redirect } from '#web/page/screen.ts';
import { shellOf } from './browser-shell.ts';

const longestRedirectChain = 5;

/** Everything needed to show a page, so that nothing can fail between rendering it and updating the URL. */
export interface Destination {
  readonly page: Page;
  readonly i18n: I18n;
  /** The final URL, after redirects. */
  readonly address: string;
}

const documentNeeded = new Error('');

/** Loads the page of a local URL as the server would, following redirects. Throws where `needsDocument`. */
export async function loadAddress(address: string, current: PageState): Promise<Destination> {
  let at = address;
  for (let step = 0; step < longestRedirectChain; step += 1) {
    const url = new URL(at, window.location.origin);
    const path = withoutTrailingSlash(url.pathname);
    // Scripts also read the addresses of a document's earlier requests and history.
    if (current.services.tagManagerId && !isPublicRoute(matchPath(path).route)) throw documentNeeded;
    try {
      const page = await loadPage({
        api: browserApi,
        origin: current.origin,
        path,
        search: url.search,
        currencyId: Number(findCookie(currencyCookie)) || undefined,
        services: current.services,
        isLoggedIn: hasLogin(),
        getShell: (locale) => shellOf(locale, current.shell),
      });
      // Not where the page stays the same: what somebody is typing there would be lost.
      if (isOutdated() && path !== current.path) throw documentNeeded;
      return await withTexts(page, `${page.state.path}${url.search}${url.hash}`);
    } catch (error) {
      if (!(error instanceof Redirect)) throw error;
      at = `${error.to}${url.hash}`;
    }
  }
  throw new Error(`Too many redirects from ${address}`);
}

/**
 * During maintenance the server redirects every page to the maintenance page. A document that may run the
 * tag manager never shows a personal page. Data of another build want that build's scripts.
 */
export function needsDocument(error: unknown): boolean {
  return error === documentNeeded || (error instanceof ApiError && error.code === 'maintenance');
}

/** Leaves the URL to the browser as a full page load, even if it is the current one. */
export function loadDocument(address: string): void {
  const { location } = window;
  if (new URL(address, location.origin).href === location.href) location.reload();
  else location.assign(address);
}

async function withTexts(page: Page, address: string): Promise<Destination> {
  return { page, i18n: await loadI18n(page.state.locale, page.state.route), address };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
