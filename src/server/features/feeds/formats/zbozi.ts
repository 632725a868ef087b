import { categoryLengths } from '#shared/feeds/feeds.ts';
import { deliveries } from './deliveries.ts';
import type { FeedFormat } from './feed-format.ts';
import { fullName, gtinOf, pageAddress, parametersOf, pictureAddress, plainDescription } from './offer-parts.ts';
import { decimalPrice, element, group, shortened, xmlHead } from './xml.ts';

/** Offers for Zboží.cz. Source: https://napoveda.zbozi.cz/en/specification/ (namespace offer/1.0). */
export const zboziFormat: FeedFormat = {
  hasSoldOut: false,
  head: () => `${xmlHead}<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">\n`,
  end: '</SHOP>\n',
  item: (goods, setting) =>
    `${group(
      'SHOPITEM',
      element('ITEM_ID', goods.id),
      element('PRODUCTNAME', shortened(fullName(goods, setting), 255)),
      element('DESCRIPTION', shortened(plainDescription(goods), 1024)),
      element('URL', pageAddress(goods, setting)),
      ...goods.pictures.slice(0, 10).map((key) => element('IMGURL', pictureAddress(key, setting))),
      element('PRICE_VAT', decimalPrice(goods.price_minor)),
      element('DELIVERY_DATE', 0),
      element('MANUFACTURER', goods.brand),
      element(
        'CATEGORYTEXT',
        shortened(goods.category?.entered ?? goods.category?.names.join(' | ') ?? '', categoryLengths.zbozi),
      ),
      element('EAN', gtinOf(goods)),
      element('PRODUCTNO', goods.sku),
      ...parametersOf(goods, setting).map(({ name, value }) =>
        group('PARAM', element('PARAM_NAME', name), element('VAL', value)),
      ),
      ...deliveries(goods, setting, 'zbozi_id'),
    )}\n`,
};
