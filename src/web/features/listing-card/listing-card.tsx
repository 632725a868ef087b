import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingCard as Listing } from '#shared/catalog/contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { AddToCart } from '#web/features/cart/add-button.tsx';
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx';
import { OpenPrice } from '#web/features/price/open-price.tsx';
import { UnitPriceText, useMoneyText } from '#web/features/price/price.tsx';
import { Stars } from '#web/features/stars/stars.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AgeOfAdvert } from './age-of-advert.tsx';
import { CardPicture } from './card-picture.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { ListingLabels } from './listing-labels.tsx';

interface ListingCardProps {
  readonly listing: Listing;
  readonly headingLevel?: 2 | 3 | 4;
  /** Set for cards above the fold: their pictures load at once. */
  readonly priority?: boolean;
}

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
    <article className="listing-card" data-sold={listing.is_sold || undefined}>
      <CardPicture picture={listing.picture} priority={priority} />
      <div>
        <Heading lang={listing.text_locale === locale ? undefined : listing.text_locale}>
          <a href={href}>{listing.name}</a>
        </Heading>
        <ListingLabels listing={listing} />
        <FavouriteButton listing={listing} />
        <ListingFacts listing={listing} />
        <CardPrice listing={listing} />
        <div className="card-foot">
          {listing.kind === 'product' ? <StockLine listing={listing} /> : <AdvertLines listing={listing} />}
        </div>
      </div>
    </article>
  );
}

function CardPrice({ listing: { price, original_price, unit_price, is_negotiable } }: { listing: Listing }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  return (
    <>
      <p className="card-price">
        <b data-reduced={original_price !== null || undefined}>{price ? moneyText(price) : <OpenPrice />}</b>
        {price && original_price && (
          <s>
            <span className="sr-only">{t`Původní cena`} </span>
            {moneyText(original_price)}
          </s>
        )}
      </p>
      <p>
        {unit_price && <UnitPriceText unitPrice={unit_price} />}
        {is_negotiable && price && (
          <span>
            <Trans>k jednání</Trans>
          </span>
        )}
      </p>
    </>
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
      <p className="place">
        {place && <span>{place}</span>}
        <AgeOfAdvert publishedAt={published_at} />
      </p>
      {seller && (
        <p className="seller">
          <span>
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
    <svg role="img" aria-label={t`Ověřený prodejce`}>
      <use href="/icons.svg#shield-check" />
    </svg>
  );
}
