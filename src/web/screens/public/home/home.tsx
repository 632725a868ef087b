import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { organization } from '#web/features/structured-data/organization.ts';
import { webSite } from '#web/features/structured-data/web-site.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { loadHome } from './load-home.ts';

const loadPage = () => import('./home-page.tsx');

export const screen = defineScreen({
  parts: loadListingCards,
  load: loadHome,
  head: (_data, { i18n, locale, origin, shell }) => ({
    title: i18n._(msg`Inzerce a e-shop pro sběratele a znalce`),
    description: i18n._(
      msg`Inzertní portál pro sběratele a znalce alkoholu a tabáku s e-shopem: ověření prodejci, hodnocení, doručení i vyzvednutí na prodejnách.`,
    ),
    alternates: pathsInAllLocales('home'),
    structuredData: import.meta.env.SSR ? [organization(origin, shell.settings.contacts), webSite(origin, locale)] : [],
  }),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
