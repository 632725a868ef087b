import { categoryLengths } from '#shared/feeds/feeds.ts';
import { deliveries } from './deliveries.ts';
import type { FeedFormat, FeedGoods, FeedSetting } from './feed-format.ts';
import { fullName, gtinOf, pageAddress, parametersOf, pictureAddress, plainDescription } from './offer-parts.ts';
import { decimalPrice, element, group, shortened, xmlHead } from './xml.ts';

const mostPictures = 10;

/**
 * Offers for Heureka. Source: https://heureka.github.io/xml-feed-specs (version 1.0). All goods are in stock, so they
 * leave at once: DELIVERY_DATE is 0; when they arrive is in the feed of availability.
 */
export const heurekaFormat: FeedFormat = {
  hasSoldOut: false,
  head: () => `${xmlHead}<SHOP>\n`,
  end: '</SHOP>\n',
  item: (goods, setting) => {
    const [first, ...others] = goods.pictures;
    const gtin = gtinOf(goods);
    return `${group(
      'SHOPITEM',
      element('ITEM_ID', goods.id),
      element('PRODUCTNAME', shortened(fullName(goods, setting), 200)),
      element('PRODUCT', shortened(goods.name, 200)),
      element('DESCRIPTION', shortened(plainDescription(goods), 5000)),
      element('URL', pageAddress(goods, setting)),
      element('IMGURL', first && pictureAddress(first, setting)),
      ...others.slice(0, mostPictures).map((key) => element('IMGURL_ALTERNATIVE', pictureAddress(key, setting))),
      element('PRICE_VAT', decimalPrice(goods.price_minor)),
      element('VAT', `${goods.tax_rate}%`),
      element('MANUFACTURER', goods.brand),
      element('CATEGORYTEXT', categoryText(goods, setting)),
      element('EAN', gtin?.length === 13 ? gtin : null),
      element('PRODUCTNO', goods.sku),
      ...parametersOf(goods, setting).map(({ name, value }) =>
        group('PARAM', element('PARAM_NAME', name), element('VAL', value)),
      ),
      element('DELIVERY_DATE', 0),
      ...deliveries(goods, setting, 'heureka_id'),
    )}\n`;
  },
};

/** Without a category of Heureka its editors sort by ours. */
function categoryText({ category }: FeedGoods, { shop }: FeedSetting): string {
  const site = shop.country === 'SK' ? 'Heureka.sk' : 'Heureka.cz';
  return `${site} | ${shortened(category?.entered ?? category?.names.join(' | ') ?? '', categoryLengths.heureka)}`;
}
