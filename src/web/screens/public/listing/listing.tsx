import { useMemo } from 'react';
import { Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { LazyAdvertControls } from '#web/features/advert-controls/lazy-advert-controls.tsx';
import { ContactLink } from '#web/features/contact/contact-link.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { LazyLastViewed } from '#web/features/last-viewed/lazy-last-viewed.tsx';
import { viewedProduct } from '#web/features/last-viewed/viewed-product.ts';
import { ListingContent } from '#web/features/listing-detail/listing-content.tsx';
import { ReportLink } from '#web/features/report/report-link.tsx';
import { Share } from '#web/features/share/share.tsx';
import { loadListingCards } from '#web/features/listing-card/listing-cards.tsx';
import { defineScreen, ensureCanonicalPath, redirect } from '#web/page/screen.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { listingHead } from './listing-head.ts';
import { FurtherOfSeller, SimilarListings } from './listing-rows.tsx';
import { useBreadcrumbLinks } from './breadcrumb-links.ts';
import { useViewCount } from './use-view-count.ts';

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
  Page: ListingPage,
});

function ListingPage({ data: listing }: { data: ListingDetail }) {
  const { path } = usePage();
  const breadcrumb = useBreadcrumbLinks(listing, path);
  const viewed = useMemo(() => viewedProduct(listing, path), [listing, path]);
  const isSold = listing.state === 'sold';
  useViewCount(listing);
  return (
    <>
      <Breadcrumb items={breadcrumb} className="mb-2 tablet:mb-4" />
      {listing.kind === 'advert' && <LazyAdvertControls id={listing.id} />}
      <ListingContent
        listing={listing}
        offersFirst={isSold && <SimilarListings listing={listing} className="mt-6" />}
        favourite={<FavouriteButton listing={listing} />}
        contact={!isSold && <Contact listing={listing} />}
        share={
          <>
            <Share title={listing.name} />
            <ReportLink kind="listing" id={listing.id} authorId={listing.seller?.id} />
          </>
        }
      />
      {!isSold && <SimilarListings listing={listing} className="mt-12" />}
      <FurtherOfSeller listing={listing} className="mt-12" />
      {viewed && <LazyLastViewed current={viewed} className="mt-12" />}
    </>
  );
}

function Contact({ listing: { id, kind, offer_type, is_reserved, seller } }: { listing: ListingDetail }) {
  return (
    <ContactLink kind="listing" id={id} userId={seller?.id} look={kind === 'product' ? 'secondary' : 'primary'}>
      {is_reserved ? (
        <Trans>Čekat, až se uvolní</Trans>
      ) : kind === 'product' ? (
        <Trans>Zeptat se na zboží</Trans>
      ) : offer_type === 'demand' ? (
        <Trans>Napsat zájemci</Trans>
      ) : (
        <Trans>Napsat prodejci</Trans>
      )}
    </ContactLink>
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
