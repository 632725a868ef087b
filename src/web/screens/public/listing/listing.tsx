import { useMemo } from 'react';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { LazyLastViewed } from '#web/features/last-viewed/lazy-last-viewed.tsx';
import { viewedProduct } from '#web/features/last-viewed/viewed-product.ts';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { latePage } from '#web/page/late-page.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, ensureCanonicalPath, redirect } from '#web/page/screen.ts';
import { listingHead } from './listing-head.ts';
import { useViewCount } from './use-view-count.ts';

const loadPage = () => import('./listing-page.tsx');
const Content = latePage(loadPage, import.meta.env.SSR ? await loadPage() : undefined);

export const screen = defineScreen<ListingDetail>({
  parts: loadListingCards,
  load: async (context) => {
    const { api, locale } = context;
    const id = Number(context.params.id);
    const listing = await api.catalog.listing({ params: { id }, query: { lang: locale } }).catch(async (error) => {
      if (error instanceof ApiError && error.status === 404) throw await redirectToCategory(api, id, locale, error);
      throw error;
    });
    ensureCanonicalPath(context, listingPaths(listing)[locale]);
    return listing;
  },
  head: (listing, context) => listingHead(listing, listingPaths(listing), context),
  Page: Object.assign(ListingPage, { load: Content.load }),
});

/** A view counts, and is remembered, without any use of the page. */
function ListingPage({ data: listing }: { data: ListingDetail }) {
  const { path } = usePage();
  const viewed = useMemo(() => viewedProduct(listing, path), [listing, path]);
  useViewCount(listing);
  return (
    <>
      <Content data={listing} />
      {viewed && <LazyLastViewed current={viewed} className="mt-12" />}
    </>
  );
}

function listingPaths({ id, slugs, category_slugs }: ListingDetail): Record<Locale, string> {
  return mapLocales((locale) =>
    routePath('listing', locale, { id, category: category_slugs[locale], listing: slugs[locale] }),
  );
}

/** If the id belongs to a category, redirects to it; otherwise rethrows the error. */
async function redirectToCategory(api: ApiClient, id: number, locale: Locale, error: ApiError): Promise<Error> {
  const entry = await api.catalog.entry({ params: { id } });
  return entry.kind === 'category'
    ? redirect(routePath('category', locale, { id, category: entry.slugs[locale] }))
    : error;
}
