import { msg } from '@lingui/core/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { pictureAddress } from '#web/features/picture/picture.tsx';
import type { Head, HeadContext } from '#web/page/screen.ts';
import { shortDescription } from '#web/page/short-description.ts';
import { breadcrumbData } from '#web/ui/breadcrumb.tsx';
import { breadcrumbLinks } from './breadcrumb-links.ts';
import { listingData } from './listing-data.ts';

export function listingHead(
  listing: ListingDetail,
  paths: Readonly<Record<Locale, string>>,
  { i18n, locale, origin, shell }: HeadContext,
): Head {
  const { name, picture, may_be_advertised, product } = listing;
  const path = paths[locale];
  const isDemand = listing.offer_type === 'demand';
  const title = isDemand ? i18n._(msg`Poptávka: ${name}`) : name;
  const soldTitle = () => (isDemand ? i18n._(msg`${title} (vyřízeno)`) : i18n._(msg`${title} (prodáno)`));
  return {
    title: listing.state === 'sold' ? soldTitle() : title,
    description: shortDescription(listing.text) || i18n._(msg`${title} na Karafě, portálu pro alkohol a tabák.`),
    alternates: paths,
    ogType: 'product',
    // Tobacco may be sold, not promoted: networks show the portal's picture instead.
    ...(may_be_advertised && picture && { image: pictureAddress(picture.key, 960, 'webp') }),
    structuredData: import.meta.env.SSR
      ? [
          // A price that is not for everybody is none to publish.
          ...(product?.is_member_price ? [] : [listingData(listing, { origin, path, currencies: shell.currencies })]),
          breadcrumbData(breadcrumbLinks(listing, path, locale, i18n._(msg`Úvod`)), origin),
        ]
      : [],
  };
}
