import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { pagedTitle } from '#web/page/paged-title.ts';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { blogQuery } from './blog-address.ts';
import { loadBlog } from './load-blog.ts';

const loadPage = () => import('./blog-page.tsx');

export const screen = defineScreen({
  load: loadBlog,
  head: ({ chosen, page }, { i18n }) => ({
    title: pagedTitle(chosen ? i18n._(msg`${{ category: chosen.name }} – blog`) : i18n._(msg`Blog`), page, i18n),
    description: i18n._(
      chosen
        ? msg`Blog Karafy, rubrika ${{ category: chosen.name }}: čtení pro sběratele a znalce.`
        : msg`Čtení pro sběratele a znalce: jak poznat dobrou lahev, jak ji uchovat, ocenit a bezpečně poslat.`,
    ),
    alternates: pathsInAllLocales('blog'),
    canonicalQuery: blogQuery({ category: chosen?.id, page }),
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
