import { renderToString } from 'react-dom/server';
import { loadI18n } from '#web/page/i18n.ts';
import { Document, type Assets } from '#web/shell/document/document.tsx';
import { loadScript } from '#web/shell/document/load-script.ts';
import { safeJson } from '#web/shell/document/page-head.tsx';
import { idleNavigation } from '#web/page/page-context.tsx';
import type { Page, PageState } from '#web/page/page-state.ts';
import type { ShellData } from '#web/page/shell-data.ts';

const end = '</body></html>';

/** The finished HTML of a page, with the state from which the browser takes over. */
export async function renderPage(page: Page, assets: Assets): Promise<string> {
  const i18n = await loadI18n(page.state.locale, page.state.route);
  const html = renderToString(<Document page={page} i18n={i18n} assets={assets} navigation={idleNavigation} />);
  const state = `<script type="application/json" id="page-state">{"state":${stateJson(page.state)},"assets":${safeJson(assets)}}</script>`;
  const script = `<script>${loadScript}</script>`;
  // A replacer function, because `$&` in a replacement string is a pattern.
  return `<!DOCTYPE html>${html.slice(0, -end.length)}${state}${script}${end}`;
}

const shellJson = new WeakMap<ShellData, string>();

/** The shell is the larger part and the same on every page of a language: serialized once. */
function stateJson({ shell, ...state }: PageState): string {
  let json = shellJson.get(shell);
  if (!json) shellJson.set(shell, (json = safeJson(shell)));
  return `${safeJson(state).slice(0, -1)},"shell":${json}}`;
}
