import { loadPage } from './load-page.ts';
import type { Page, PageState } from '#web/page/page-state.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { currencyCookie, findCookie } from '../consent/cookies.ts';
import { loadShell, type ShellData } from '#web/page/shell-data.ts';
import { Redirect } from '#web/page/screen.ts';

const longestRedirectChain = 5;

/**
 * Loads the page of a local address as the server would, following redirects.
 * @returns the page and the address that it stands on in the end
 */
export async function loadAddress(address: string, current: PageState): Promise<{ page: Page; address: string }> {
  let at = address;
  for (let step = 0; step < longestRedirectChain; step += 1) {
    const url = new URL(at, window.location.origin);
    try {
      const page = await loadPage({
        api: browserApi,
        origin: current.origin,
        path: withoutTrailingSlash(url.pathname),
        search: url.search,
        currencyId: Number(findCookie(currencyCookie)) || undefined,
        tagManagerId: current.tagManagerId,
        getShell: async (locale) => (isWhole(current.shell, locale) ? current.shell : loadShell(browserApi, locale)),
      });
      return { page, address: `${page.state.path}${url.search}${url.hash}` };
    } catch (error) {
      if (!(error instanceof Redirect)) throw error;
      at = `${error.to}${url.hash}`;
    }
  }
  throw new Error(`Too many redirects from ${address}`);
}

/** The shell of a page that was made without the database is empty and must be loaded. */
function isWhole(shell: ShellData, locale: Locale): boolean {
  return shell.locale === locale && shell.tree.length > 0;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
