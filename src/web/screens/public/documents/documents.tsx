import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';
import type { DocumentsData } from './documents-data.ts';

const loadPage = () => import('./documents-page.tsx');

export const screen = defineScreen<DocumentsData>({
  load: async ({ api, locale }) => ({ documents: await api.content.documents({ query: { lang: locale } }) }),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Dokumenty ke stažení`),
    description: i18n._(msg`Obchodní podmínky, reklamační řád a formuláře portálu Karafa ke stažení v PDF.`),
    alternates: pathsInAllLocales('documents'),
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
