import { msg } from '@lingui/core/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { deliveryContract } from '#shared/delivery/contract.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';

const loadPage = () => import('./branches-page.tsx');

/** The stores: addresses, opening hours, and whether they are open now. */
export const screen = defineScreen<CallAnswer<(typeof deliveryContract)['branches']>>({
  load: ({ api, locale }) => api.delivery.branches({ query: { lang: locale } }),
  head: (_data, { i18n, locale, origin }) => ({
    title: i18n._(msg`Prodejny`),
    description: i18n._(msg`Prodejny Karafa: adresy, otevírací doba, telefony a zboží, které mají právě skladem.`),
    alternates: pathsInAllLocales('branches'),
    structuredData: import.meta.env.SSR
      ? [
          breadcrumbData(
            [
              { name: i18n._(msg`Úvod`), href: routePath('home', locale) },
              { name: i18n._(msg`Prodejny`), href: routePath('branches', locale) },
            ],
            origin,
          ),
        ]
      : [],
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
