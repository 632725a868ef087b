import { expect, test } from 'vitest';
import { errorPage } from '#web/shell/router/load-page.ts';
import { latePage } from '#web/page/late-page.tsx';
import { emptyShell } from '#web/page/shell-data.ts';
import { pageAssets } from '#tests/support/page-assets.ts';
import { renderPage } from './render-page.tsx';

test.each(['$', '$$', '$&', '$`', "$'", 'Rum za 20 $` levně', '</script><b>', '</body></html>', '\u2028'])(
  "the browser reads %j from the page's state unchanged",
  async (text) => {
    const shell = emptyShell('cs');
    const page = await errorPage(
      {
        locale: 'cs',
        params: {},
        path: '/hledani',
        search: `?q=${text}`,
        origin: 'http://localhost',
        currencyId: 1,
        services: {},
        shell: { ...shell, tree: [{ id: 1, name: text, slug: 'x', pictogram: null, listings: 1, subcategories: [] }] },
      },
      { status: 404 },
    );
    const html = String(await renderPage(page, pageAssets));
    const [, json] =
      /<script type="application\/json" id="page-state">(.*?)<\/script><script>.*<\/script><\/body><\/html>$/s.exec(
        html,
      )!;
    const { state } = JSON.parse(json!) as { state: unknown };
    // The tree is sent as markup only; the page's data name its categories.
    expect(state).toEqual(JSON.parse(JSON.stringify({ ...page.state, shell: { ...page.state.shell, tree: [] } })));
  },
);

test('an error of the content of a public page is not kept by its boundary', async () => {
  const failing = {
    Page: () => {
      throw new Error('No such picture');
    },
  };
  const shell = emptyShell('cs');
  const base = { locale: 'cs', params: {}, path: '/', search: '', origin: 'http://localhost' } as const;
  const page = await errorPage({ ...base, currencyId: 1, services: {}, shell }, { status: 404 });
  const Page = latePage(async () => failing, failing);
  await expect(renderPage({ ...page, screen: { ...page.screen, Page } }, pageAssets)).rejects.toThrow(
    'No such picture',
  );
});
