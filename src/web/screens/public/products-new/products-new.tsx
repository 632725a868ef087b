import { msg } from '@lingui/core/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { listHead } from '#web/features/listing-list/list-head.ts';
import { loadListings, type LoadedListings } from '#web/features/listing-list/load-listings.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { defineScreen } from '#web/page/screen.ts';

const loadPage = () => import('./products-new-page.tsx');

export const screen = defineScreen<LoadedListings>({
  parts: loadListingCards,
  load: (context) => loadListings(context, { scope: 'new' }),
  head: (listings, { i18n }) =>
    listHead(
      {
        title: i18n._(msg`Novinky v e-shopu`),
        description: i18n._(msg`Všechno zboží e-shopu Karafa od nejnovějšího: lahve, doutníky, dýmky a potřeby.`),
        alternates: pathsInAllLocales('products-new'),
      },
      listings,
      i18n,
    ),
  Page: latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined),
});
