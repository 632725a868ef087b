import { msg } from '@lingui/core/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import type { Head, HeadContext } from '#web/page/screen.ts';
import { shortDescription } from '#web/page/short-description.ts';
import { breadcrumbData } from '#web/features/structured-data/breadcrumb.ts';
import { breadcrumbLinks } from './breadcrumb-links.ts';
import { amount, listingData } from './listing-data.ts';

export function listingHead(
  listing: ListingDetail,
  paths: Readonly<Record<Locale, string>>,
  context: HeadContext,
): Head {
  const { i18n, locale } = context;
  const { name } = listing;
  const isDemand = listing.offer_type === 'demand';
  const titleOf = (what: string) => (isDemand ? i18n._(msg`Poptávka: ${{ name: what }}`) : what);
  // Adverts for the same bottle are distinguished by their place.
  const title = titleOf(listing.place ? `${name}, ${listing.place}` : name);
  const soldTitle = () => (isDemand ? i18n._(msg`${title} (vyřízeno)`) : i18n._(msg`${title} (prodáno)`));
  return {
    title: listing.state === 'sold' ? soldTitle() : title,
    alternates: paths,
    ...(import.meta.env.SSR && serverMetadata(listing, titleOf(name), paths[locale], context)),
  };
}

/** Metadata for social networks and search engines, which read the server's HTML. */
function serverMetadata(
  listing: ListingDetail,
  title: string,
  path: string,
  { i18n, locale, origin, shell: { currencies } }: HeadContext,
): Pick<Head, 'description' | 'ogType' | 'image' | 'price' | 'structuredData'> {
  const { picture, may_be_advertised, product } = listing;
  return {
    description: shortDescription(listing.text) || i18n._(msg`${title} na Karafě, portálu pro alkohol a tabák.`),
    ogType: 'product',
    // Tobacco may be sold but not advertised: networks show the portal's picture instead.
    ...(may_be_advertised &&
      picture && { image: { address: pictureAddress(picture.key, 960, 'webp'), alt: picture.alt } }),
    ...offeredPrice(listing, currencies),
    structuredData: [
      // A price for members only must not be published.
      ...(product?.is_member_price ? [] : [listingData(listing, { origin, path, currencies })]),
      breadcrumbData(breadcrumbLinks(listing, path, locale, i18n._(msg`Úvod`)), origin),
    ],
  };
}

/** The public price; nothing if the listing can no longer be bought. */
function offeredPrice({ price, product, offer_type, state }: ListingDetail, currencies: readonly Currency[]) {
  if (!price || product?.is_member_price || offer_type === 'demand' || state === 'sold') return {};
  return { price: { amount: amount(price, currencies), currency: price.currency } };
}
