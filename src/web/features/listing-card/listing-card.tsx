import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingCard as Listing } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { AddToCart } from '#web/features/cart/add-button.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { ListingPicture } from '#web/features/picture/picture.tsx';
import { OpenPrice } from '#web/features/price/open-price.tsx';
import { Price, UnitPriceText } from '#web/features/price/price.tsx';
import { Stars } from '#web/features/stars/stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AgeOfAdvert } from './age-of-advert.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingLabels } from './listing-labels.tsx';

interface ListingCardProps {
  readonly listing: Listing;
  readonly headingLevel?: 2 | 3 | 4;
  /** Set for cards above the fold: their pictures load at once. */
  readonly priority?: boolean;
}

const slotSizes = '(min-width: 1580px) 14rem, (min-width: 1028px) 15rem, (min-width: 768px) 31vw, 46vw';

/** A listing in a grid. The link in the heading covers the whole card. */
export function ListingCard({ listing, headingLevel = 3, priority }: ListingCardProps) {
  const { locale } = usePage();
  const Heading = `h${headingLevel}` as const;
  const href = routePath('listing', locale, {
    id: listing.id,
    category: listing.category.slug,
    listing: listing.slug,
  });
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded border border-line bg-surface transition-colors duration-150 focus-within:border-line-strong hover:border-line-strong">
      <ListingPicture
        picture={listing.picture}
        sizes={slotSizes}
        priority={priority}
        alt=""
        className={classes('border-b border-line', listing.is_sold && 'opacity-60')}
      />
      <div className="flex grow flex-col gap-1 p-2.5 tablet:p-3">
        <Heading
          lang={listing.text_locale === locale ? undefined : listing.text_locale}
          className="line-clamp-2 min-h-[2lh] font-sans text-base leading-snug font-semibold tracking-normal text-wrap"
        >
          <a
            href={href}
            className="no-underline after:absolute after:inset-0 after:rounded group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-amber"
          >
            {listing.name}
          </a>
        </Heading>
        <ListingLabels listing={listing} className="absolute top-2 left-0 flex flex-col items-start gap-1" />
        <FavouriteButton listing={listing} />
        <ListingFacts listing={listing} />
        <CardPrice listing={listing} />
        <div className="mt-auto flex flex-col gap-0.5 pt-1.5 text-xs">
          {listing.kind === 'product' ? <StockLine listing={listing} /> : <AdvertLines listing={listing} />}
        </div>
      </div>
    </article>
  );
}

function CardPrice({ listing: { price, original_price, unit_price, is_negotiable } }: { listing: Listing }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {price ? (
          <Price
            money={price}
            className={classes('font-heading text-lg font-semibold', original_price !== null && 'text-burgundy-text')}
          />
        ) : (
          <span className="font-heading text-lg font-semibold">
            <OpenPrice />
          </span>
        )}
        {price && original_price && (
          <s className="text-sm text-muted">
            <span className="sr-only">{t`Původní cena`} </span>
            <Price money={original_price} />
          </s>
        )}
      </p>
      <p className="flex min-h-[1lh] flex-wrap gap-x-2 text-xs text-muted">
        {unit_price && <UnitPriceText unitPrice={unit_price} />}
        {is_negotiable && price && (
          <span className="whitespace-nowrap">
            <Trans>k jednání</Trans>
          </span>
        )}
      </p>
    </div>
  );
}

function StockLine({ listing }: { listing: Listing }) {
  const isInStock = listing.stock === 'in_stock';
  return (
    <div className="flex items-end justify-between gap-x-2">
      <p>
        <span className={classes('flex items-center gap-1', isInStock ? 'text-link' : 'text-muted')}>
          <Icon name={isInStock ? 'check' : 'clock'} size={14} />
          {isInStock ? <Trans>Skladem</Trans> : <Trans>Vyprodáno</Trans>}
        </span>
        <span className="text-muted">
          <Trans>E-shop Karafa</Trans>
        </span>
      </p>
      {isInStock && <AddToCart listing={listing} />}
    </div>
  );
}

function AdvertLines({ listing: { place, published_at, seller } }: { listing: Listing }) {
  return (
    <>
      {/* On narrow cards the age is below the place: the place wraps as a whole, and replacing the date causes no
         layout shift. */}
      <p className="flex min-w-0 gap-x-1 text-muted max-tablet:flex-col">
        {place && <span className="min-w-0">{place}</span>}
        {place && (
          <span aria-hidden="true" className="max-tablet:hidden">
            ·
          </span>
        )}
        <AgeOfAdvert publishedAt={published_at} />
      </p>
      {seller && (
        <p className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="inline-flex items-center gap-1">
            {seller.is_verified && <VerifiedMark />}
            {seller.is_business ? <Trans>Firma</Trans> : <Trans>Soukromý</Trans>}
          </span>
          {seller.reviews > 0 && <Stars average={seller.stars} reviews={seller.reviews} isCompact />}
        </p>
      )}
    </>
  );
}

function VerifiedMark() {
  const { t } = useLingui();
  return (
    <span title={t`Ověřený prodejce`} className="text-link">
      <Icon name="shield-check" size={14} />
      <span className="sr-only">{t`Ověřený prodejce`}, </span>
    </span>
  );
}
