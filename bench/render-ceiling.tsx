import { renderToString } from 'react-dom/server';
import { createApiClient } from '#web/api/client.ts';
import { Document } from '#web/shell/document/document.tsx';
import { loadI18n } from '#web/page/i18n.ts';
import { loadPage } from '#web/shell/router/load-page.ts';
import { idleNavigation } from '#web/page/page-context.tsx';
import { loadShell } from '#web/page/shell-data.ts';

const seconds = 6;

/** How often a second React alone renders the page, its data at hand: the ceiling for uncached pages. */
export async function renderCeiling(origin: string, path: string): Promise<number> {
  const api = createApiClient((url, init) => fetch(origin + url, init));
  const page = await loadPage({
    api,
    origin,
    path,
    search: '',
    isLoggedIn: false,
    services: {},
    getShell: (locale) => loadShell(api, locale),
  });
  const i18n = await loadI18n(page.state.locale, page.state.route);
  const assets = {
    build: '',
    script: '/a.js',
    styles: ['/a.css'],
    fonts: [],
    preloads: [],
    screen: '/s.js',
    texts: '/t.js',
    late: [],
  };
  const render = () => renderToString(<Document page={page} i18n={i18n} assets={assets} navigation={idleNavigation} />);
  for (let warm = 0; warm < 200; warm += 1) render();
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < seconds * 1000; count += 1) render();
  return (count / (performance.now() - begun)) * 1000;
}
