import { renderToString } from 'react-dom/server';
import { isPersonalRoute } from '#shared/i18n/paths.ts';
import { loadI18n } from '#web/page/i18n.ts';
import { Document, type Assets } from '#web/shell/document/document.tsx';
import { loadScript } from '#web/shell/document/load-script.ts';
import { safeJson, withoutTags } from '#web/shell/document/page-head.tsx';
import { idleNavigation } from '#web/page/page-context.tsx';
import { FragmentContext } from '#web/page/fragment-collector.ts';
import type { Page } from '#web/page/page-state.ts';
import type { ShellData } from '#web/page/shell-data.ts';
import { WithoutBoundaryContext } from '#web/page/late-page.tsx';
import { PageFragments } from './page-fragments.tsx';

const end = '</body></html>';
/** What React writes where the content of a boundary has failed. */
const failedBoundary = '<!--$!-->';

/** The finished HTML of a page, with the state from which the browser takes over. */
export async function renderPage(page: Page, assets: Assets): Promise<Buffer> {
  const { state } = page;
  const i18n = await loadI18n(state.locale, state.route);
  const fragments = new PageFragments(state, i18n);
  const document = (
    <FragmentContext value={fragments}>
      <Document page={page} i18n={i18n} assets={assets} navigation={idleNavigation} />
    </FragmentContext>
  );
  const html = renderToString(document);
  // Throws the error.
  if (html.includes(failedBoundary))
    renderToString(<WithoutBoundaryContext value={true}>{document}</WithoutBoundaryContext>);
  const { shell, ...own } = state;
  const isPersonal = state.route !== 'error' && isPersonalRoute(state.route);
  const json = `${withoutTags(fragments.stateJson(own)).slice(0, -1)},"shell":${isPersonal ? safeJson(shell) : publicShellJson(shell)}}`;
  return Buffer.concat([
    doctype,
    ...fragments.compose(html.slice(0, -end.length)),
    Buffer.from(
      `<script type="application/json" id="page-state">{"state":${json},"assets":${assetsJson(assets)}}</script><script>${loadScript}</script>${end}`,
    ),
  ]);
}

const doctype = Buffer.from('<!DOCTYPE html>');

const assetsJsons = new WeakMap<Assets, string>();

/** The same on every page of a route and language. */
function assetsJson(assets: Assets): string {
  let json = assetsJsons.get(assets);
  if (!json) assetsJsons.set(assets, (json = safeJson(assets)));
  return json;
}

const shellJsons = new WeakMap<ShellData, string>();

/** The same on every public page of a language: serialized once. What is sent as markup only is left out. */
function publicShellJson(shell: ShellData): string {
  let json = shellJsons.get(shell);
  if (!json) shellJsons.set(shell, (json = safeJson({ ...shell, tree: [], settings: shownSettings(shell) })));
  return json;
}

/** The browser loads the whole shell before it renders a page itself. */
function shownSettings({ settings }: ShellData): ShellData['settings'] {
  const { bottommenu: _footer, contacts: _ofFooter, categoriesMenu: _home, ...shown } = settings;
  return shown;
}
