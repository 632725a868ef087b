import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings, type LoadedListings } from '#web/features/listing-list/load-listings.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';

const loadPage = () => import('./products-sale-page.tsx');

export const screen = defineScreen<LoadedListings>({
  parts: loadListingCards,
  load: (context) => loadListings(context, { scope: 'sale' }),
  head: (listings, { i18n }) =>
    listHead(
      {
        title: i18n._(msg`Akce`),
        description: i18n._(msg`Zboží e-shopu za sníženou cenu, vždy s cenou původní.`),
        alternates: pathsInAllLocales('products-sale'),
      },
      listings,
      i18n,
    ),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
