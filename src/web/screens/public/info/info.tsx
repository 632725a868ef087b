import { msg } from '@lingui/core/macro';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { InfoPage } from '#shared/content/contract.ts';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen, ensureCanonicalPath } from '#web/page/screen.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';
import { pathOf, trailOf } from './info-trail.ts';
import { faqData } from './faq.ts';

const loadPage = () => import('./info-page.tsx');

export const screen = defineScreen<InfoPage>({
  load: async (context) => {
    const { api, locale, params } = context;
    const page = await api.content.infoPage({ params: { id: Number(params.id) }, query: { lang: locale } });
    ensureCanonicalPath(context, pathOf(page, locale));
    return page;
  },
  head: (page, { i18n, locale, origin }) => {
    const structuredData = () => {
      const faq = faqData(page.html);
      return [breadcrumbData(trailOf(page, locale, i18n._(msg`Úvod`)), origin), ...(faq ? [faq] : [])];
    };
    return {
      title: page.title,
      description: page.perex,
      alternates: mapLocales((locale) => pathOf(page, locale)),
      structuredData: import.meta.env.SSR ? structuredData() : [],
    };
  },
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
