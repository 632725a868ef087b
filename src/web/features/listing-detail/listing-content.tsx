import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { AddPieces } from '#web/features/cart/add-pieces.tsx';
import { Gallery } from '#web/features/gallery/gallery.tsx';
import { SellerCard } from '#web/features/seller/seller-card.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AgeNote } from './age-note.tsx';
import { AttributeList } from './attribute-list.tsx';
import { Availability } from './availability.tsx';
import { DetailLabels } from './detail-labels.tsx';
import { ListingText } from './listing-text.tsx';
import { PriceBlock } from './price-block.tsx';

const gallerySizes = '(min-width: 1028px) 26rem, (min-width: 768px) 44vw, 92vw';

/** What the slots show may depend on the listing, path and origin only: they are kept with it. */
interface ListingContentProps {
  readonly listing: ListingDetail;
  /** Shown above it if the listing is no longer available. */
  readonly offersFirst?: ReactNode;
  /** In the corner of the picture. */
  readonly favourite?: ReactNode;
  /** Writes to the seller. */
  readonly contact?: ReactNode;
  /** Shares the page. */
  readonly share?: ReactNode;
}

/** The detail of a listing, on its page and in the preview of an advert. */
export function ListingContent({ listing, offersFirst, favourite, contact, share }: ListingContentProps) {
  const { product, seller } = listing;
  const isDemand = listing.offer_type === 'demand';
  const isSold = listing.state === 'sold';
  const { path, origin } = usePage();
  // Without what stands beside it, which changes more often.
  const own = { ...listing, similar: [], seller_further: [] };
  return (
    <article>
      {isSold && (
        <>
          <Heading listing={listing} />
          <p className="mt-4 flex gap-3 rounded border border-line-strong bg-sunken p-4">
            <Icon name="info" className="mt-0.5 shrink-0" />
            {isDemand ? (
              <Trans>Tato poptávka už je vyřízená. Níže najdete podobné nabídky.</Trans>
            ) : (
              <Trans>Tento inzerát je už prodaný. Níže najdete podobné nabídky.</Trans>
            )}
          </p>
          {offersFirst}
        </>
      )}
      <HydratedFragment of={own} look="offer" seen={{ path, origin }}>
        <div
          className={classes(
            'grid gap-x-6 gap-y-3 tablet:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] tablet:grid-rows-[auto_1fr] tablet:gap-y-5 wide:gap-x-10',
            isSold && 'mt-12',
          )}
        >
          {/* Above the picture on phones. */}
          {!isSold && <Heading listing={listing} className="tablet:col-start-2" />}
          <div
            // On phones the price must fit below it.
            className={classes(
              'relative w-full max-w-lg max-tablet:mx-auto max-tablet:max-w-[max(14rem,41svh)] tablet:col-start-1 tablet:row-span-2 tablet:row-start-1',
              isSold && 'opacity-80',
            )}
          >
            <Gallery pictures={listing.pictures} sizes={gallerySizes} />
            {favourite}
          </div>
          <div className="flex flex-col gap-5 tablet:col-start-2">
            <PriceBlock listing={listing} />
            {product && listing.price && product.stock_total > 0 && (
              <>
                <AddPieces id={listing.id} stock={product.stock_total} price={listing.price} />
                <noscript>
                  {import.meta.env.SSR && (
                    <p className="rounded border border-line-strong bg-sunken p-4">
                      <Trans>Nákup v e-shopu vyžaduje zapnutý JavaScript.</Trans>
                    </p>
                  )}
                </noscript>
              </>
            )}
            {product && <Availability id={listing.id} product={product} price={listing.price} />}
            {!product && <AdvertFacts listing={listing} />}
            {contact}
            {seller && (
              <SellerCard
                seller={seller}
                business={listing.business}
                avatarKey={listing.seller_avatar}
                since={listing.seller_since}
                isBuyer={isDemand}
              />
            )}
            <AgeNote listing={listing} />
            {share}
          </div>
        </div>
      </HydratedFragment>
      <HydratedFragment of={own} look="description">
        <div className="mt-10 grid gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <ListingText listing={listing} />
          <AttributeList listing={listing} />
        </div>
      </HydratedFragment>
    </article>
  );
}

function Heading({ listing, className }: { listing: ListingDetail; className?: string }) {
  const { locale } = usePage();
  return (
    <header className={classes('flex flex-col gap-2', className)}>
      <DetailLabels listing={listing} />
      {listing.offer_type === 'demand' && listing.state === 'available' && (
        <p className="font-heading text-lg text-tobacco italic">
          <Trans>Někdo tuto věc shání. Máte ji?</Trans>
        </p>
      )}
      <h1
        lang={listing.text_locale === locale ? undefined : listing.text_locale}
        className="text-2xl break-words tablet:text-3xl"
      >
        {listing.name}
      </h1>
    </header>
  );
}

function AdvertFacts({ listing: { place, published_at } }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {place && (
        <li className="inline-flex items-center gap-1.5">
          <Icon name="pin" size={18} className="text-muted" />
          <span className="sr-only">{t`Místo`}: </span>
          {place}
        </li>
      )}
      <li className="inline-flex items-center gap-1.5">
        <Icon name="clock" size={18} className="text-muted" />
        <span>
          <Trans>
            Vloženo <time dateTime={published_at}>{formatDate(published_at, locale)}</time>
          </Trans>
        </span>
      </li>
    </ul>
  );
}
