import { msg } from '@lingui/core/macro';
import type { PackageUnit } from '#shared/catalog/package-label.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { deliveryOffers } from '../delivery-offers.ts';
import type { FeedFormat, FeedGoods, FeedSetting } from './feed-format.ts';
import { fullName, gtinOf, packageOf, pageAddress, pictureAddress, plainDescription } from './offer-parts.ts';
import { decimalPrice, element, group, shortened, xmlHead } from './xml.ts';

/** Products for Google Merchant Center, RSS 2.0. Source: https://support.google.com/merchants/answer/7052112. */
export const googleFormat: FeedFormat = {
  hasSoldOut: true,
  head: ({ origin, locale }) => {
    const about = serverI18n(locale)._(msg`Zboží e-shopu Karafa`);
    return (
      `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
      `${element('title', 'Karafa')}${element('link', `${origin}${routePath('home', locale)}`)}` +
      `${element('description', about)}\n`
    );
  },
  end: '</channel></rss>\n',
  item: (goods, setting) => {
    const [first, ...others] = goods.pictures;
    const { currency } = setting.shop;
    const price = (minor: number) => `${decimalPrice(minor)} ${currency}`;
    const gtin = gtinOf(goods);
    return `${group(
      'item',
      element('g:id', goods.id),
      element('g:title', shortened(fullName(goods, setting), 150)),
      element('g:description', shortened(plainDescription(goods), 5000)),
      element('g:link', pageAddress(goods, setting)),
      element('g:image_link', first && pictureAddress(first, setting)),
      ...others.slice(0, 10).map((key) => element('g:additional_image_link', pictureAddress(key, setting))),
      element('g:availability', goods.stock > 0 ? 'in_stock' : 'out_of_stock'),
      element('g:price', price(goods.original_price_minor ?? goods.price_minor)),
      element('g:sale_price', goods.original_price_minor === null ? null : price(goods.price_minor)),
      ...measures(goods),
      element('g:google_product_category', goods.category?.entered),
      element('g:product_type', shortened(goods.category?.names.join(' > ') ?? '', 750)),
      element('g:brand', goods.brand && shortened(goods.brand, 70)),
      element('g:gtin', gtin),
      // Without a number of the maker, Google must not wait for one.
      element('g:identifier_exists', gtin === null ? 'no' : null),
      element('g:condition', 'new'),
      element('g:shipping_weight', goods.weight_g === null ? null : `${goods.weight_g} g`),
      ...shipping(goods, setting),
    )}\n`;
  },
};

const units: Record<PackageUnit, string> = { ml: 'ml', g: 'g', piece: 'ct' };
const bases = { litre: '1 l', '100g': '100 g', piece: '1 ct' } as const;

/** What the unit price is counted from. */
function measures(goods: FeedGoods): string[] {
  const amount = packageOf(goods);
  if (!amount || goods.unit_price_unit === null || goods.unit_price_minor === null) return [];
  return [
    element('g:unit_pricing_measure', `${amount.amount * amount.count} ${units[amount.unit]}`),
    element('g:unit_pricing_base_measure', bases[goods.unit_price_unit]),
  ];
}

function shipping(goods: FeedGoods, setting: FeedSetting): string[] {
  const { country, currency } = setting.shop;
  return deliveryOffers(goods, setting).map(({ carrier, price, span }) =>
    group(
      'g:shipping',
      element('g:country', country),
      element('g:service', carrier.name),
      element('g:price', `${decimalPrice(price)} ${currency}`),
      element('g:min_handling_time', 0),
      element('g:max_handling_time', 1),
      element('g:min_transit_time', span.min),
      element('g:max_transit_time', span.max),
    ),
  );
}
