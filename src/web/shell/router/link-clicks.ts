import { useEffect } from 'react';
import { matchPath } from '#shared/i18n/paths.ts';
import { loadI18n } from '#web/page/i18n.ts';
import { isWaiting } from '#web/page/late-page.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { loadScreen } from './screens.ts';

/**
 * Turns clicks on internal links into navigations. Links that open elsewhere, download or lead to other sites are
 * left to the browser.
 */
export function useLinkClicks(navigate: (to: string) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = localLink(event.target);
      if (!link || !isPlainClick(event) || event.defaultPrevented) return;
      const url = new URL(link.href);
      const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
      if (isSamePage && url.hash) return;
      event.preventDefault();
      navigate(`${url.pathname}${url.search}${url.hash}`);
    };
    // React lets no click through to a page that it has not taken over.
    const onEarlyClick = (event: MouseEvent) => {
      if (isWaiting(event.target)) onClick(event);
    };
    const onIntent = (event: Event) => {
      const link = localLink(event.target);
      // A row of the administration usually opens beside its list, without the screen behind its link.
      if (link && !link.dataset.row && mayPrefetch()) prefetchScreen(new URL(link.href).pathname);
    };
    window.addEventListener('click', onEarlyClick, true);
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      window.removeEventListener('click', onEarlyClick, true);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [navigate]);
}

/** Paths that the server answers itself, not the router. */
const serverPaths = /^\/(api|pictures|assets|files)\//;

function localLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined;
  return serverPaths.test(link.pathname) || /\.\w{2,5}$/.test(link.pathname) ? undefined : link;
}

/** Prefetches the chunk and the messages of a likely next screen. */
function prefetchScreen(pathname: string): void {
  const { route, locale } = matchPath(pathname);
  if (!route) return;
  const screen = loadScreen(route).then(({ Page }) => Page.load?.());
  Promise.all([screen, loadI18n(locale, route)]).catch(() => undefined);
}
