import { Trans } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { LazyAdvertControls } from '#web/features/advert-controls/lazy-advert-controls.tsx';
import { ContactLink } from '#web/features/contact/contact-link.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { ListingContent } from '#web/features/listing-detail/listing-content.tsx';
import { ReportLink } from '#web/features/report/report-link.tsx';
import { Share } from '#web/features/share/share.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { useBreadcrumbLinks } from './breadcrumb-links.ts';
import { FurtherOfSeller, SimilarListings } from './listing-rows.tsx';

export function Page({ data: listing }: { data: ListingDetail }) {
  const { path } = usePage();
  const breadcrumb = useBreadcrumbLinks(listing, path);
  const isSold = listing.state === 'sold';
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
