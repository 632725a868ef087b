import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { heurekaCarriers, zboziCarriers } from '#shared/feeds/feeds.ts';

/** The published rules of the sites that read our feeds, as far as our elements go. */

interface Rule {
  readonly pattern: RegExp;
  readonly isRequired?: true;
  /** How often it may occur; 1 if missing. */
  readonly most?: number;
  readonly inner?: Rules;
}
type Rules = Readonly<Record<string, Rule>>;

const price = /^\d+([.,]\d{1,2})?$/;
const upTo = (length: number) => new RegExp(`^[\\s\\S]{1,${length}}$`, 'u');
const group = /^$/;
const parameter: Rule = {
  pattern: group,
  most: 100,
  inner: {
    PARAM_NAME: { pattern: upTo(255), isRequired: true },
    VAL: { pattern: upTo(255), isRequired: true },
  },
};

const delivery = (carriers: readonly string[]): Rule => ({
  pattern: group,
  most: 100,
  inner: {
    DELIVERY_ID: { pattern: new RegExp(`^(${carriers.join('|')})$`), isRequired: true },
    DELIVERY_PRICE: { pattern: price, isRequired: true },
    DELIVERY_PRICE_COD: { pattern: price },
  },
});

/** Source: https://heureka.github.io/xml-feed-specs, version 1.0. */
const heureka: Rules = {
  ITEM_ID: { pattern: /^[a-zA-Z0-9_-]{1,36}$/, isRequired: true },
  PRODUCTNAME: { pattern: upTo(200), isRequired: true },
  PRODUCT: { pattern: upTo(300) },
  DESCRIPTION: { pattern: upTo(5000) },
  URL: { pattern: /^https?:\/\/\S{1,290}$/, isRequired: true },
  IMGURL: { pattern: /^https?:\/\/\S{1,245}$/, isRequired: true },
  IMGURL_ALTERNATIVE: { pattern: /^https?:\/\/\S{1,245}$/, most: 10 },
  PRICE_VAT: { pattern: price, isRequired: true },
  VAT: { pattern: /^\d{1,2}(\.\d)?%$/ },
  MANUFACTURER: { pattern: upTo(255) },
  CATEGORYTEXT: { pattern: /^Heureka\.(cz|sk) \| [\s\S]{1,242}$/, isRequired: true },
  EAN: { pattern: /^\d{13}$/ },
  PRODUCTNO: { pattern: upTo(255) },
  PARAM: parameter,
  DELIVERY_DATE: { pattern: /^(\d{1,3}|\d{4}-\d{2}-\d{2})$/, isRequired: true },
  DELIVERY: { ...delivery(heurekaCarriers), isRequired: true },
};

/** Source: https://napoveda.zbozi.cz/en/specification/. */
const zbozi: Rules = {
  ITEM_ID: { pattern: upTo(255), isRequired: true },
  PRODUCTNAME: { pattern: upTo(255), isRequired: true },
  DESCRIPTION: { pattern: upTo(1024), isRequired: true },
  URL: { pattern: /^https?:\/\/\S+$/, isRequired: true },
  IMGURL: { pattern: /^https?:\/\/\S+$/, isRequired: true, most: 10 },
  PRICE_VAT: { pattern: price, isRequired: true },
  DELIVERY_DATE: { pattern: /^(-1|\d{1,3}|\d{4}-\d{2}-\d{2})$/, isRequired: true },
  MANUFACTURER: { pattern: upTo(255) },
  CATEGORYTEXT: { pattern: upTo(255) },
  EAN: { pattern: /^(\d{8}|\d{12,14})$/ },
  PRODUCTNO: { pattern: upTo(255) },
  PARAM: parameter,
  DELIVERY: delivery(zboziCarriers),
};

const googlePrice = /^\d+\.\d{2} [A-Z]{3}$/;

/** Source: https://support.google.com/merchants/answer/7052112 (product data specification). */
const google: Rules = {
  'g:id': { pattern: upTo(50), isRequired: true },
  'g:title': { pattern: upTo(150), isRequired: true },
  'g:description': { pattern: upTo(5000), isRequired: true },
  'g:link': { pattern: /^https?:\/\/\S{1,1990}$/, isRequired: true },
  'g:image_link': { pattern: /^https?:\/\/\S{1,1990}\.(gif|jpg|jpeg|png|webp|bmp|tiff?)$/, isRequired: true },
  'g:additional_image_link': { pattern: /^https?:\/\/\S{1,1990}$/, most: 10 },
  'g:availability': { pattern: /^(in_stock|out_of_stock|preorder|backorder)$/, isRequired: true },
  'g:price': { pattern: googlePrice, isRequired: true },
  'g:sale_price': { pattern: googlePrice },
  'g:unit_pricing_measure': { pattern: /^\d+(\.\d+)? (ml|cl|l|mg|g|kg|ct)$/ },
  'g:unit_pricing_base_measure': { pattern: /^(1|10|100|2|4|8) (ml|cl|l|mg|g|kg|ct)$/ },
  'g:google_product_category': { pattern: /^(\d+|[^>]+( > [^>]+)*)$/ },
  'g:product_type': { pattern: upTo(750) },
  'g:brand': { pattern: upTo(70) },
  'g:gtin': { pattern: /^(\d{8}|\d{12,14})$/ },
  'g:identifier_exists': { pattern: /^(yes|no)$/ },
  'g:condition': { pattern: /^(new|refurbished|used)$/ },
  'g:shipping_weight': { pattern: /^\d+(\.\d+)? (g|kg)$/ },
  'g:shipping': {
    pattern: group,
    most: 100,
    inner: {
      'g:country': { pattern: /^[A-Z]{2}$/, isRequired: true },
      'g:service': { pattern: upTo(100) },
      'g:price': { pattern: googlePrice, isRequired: true },
      'g:min_handling_time': { pattern: /^\d+$/ },
      'g:max_handling_time': { pattern: /^\d+$/ },
      'g:min_transit_time': { pattern: /^\d+$/ },
      'g:max_transit_time': { pattern: /^\d+$/ },
    },
  },
};

/**
 * Heureka's feed of availability. Its elements as modules of other shops write them, for example
 * https://docs.wpify.cz/wpify-woo-feeds/settings/heureka-availability.
 */
const localTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;
const availability: Rules = {
  '@id': { pattern: /^[a-zA-Z0-9_-]{1,36}$/, isRequired: true },
  stock_quantity: { pattern: /^[1-9]\d*$/, isRequired: true },
  delivery_time: {
    pattern: localTime,
    isRequired: true,
    inner: { '@orderDeadline': { pattern: localTime, isRequired: true } },
  },
};

type Item = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => ['SHOPITEM', 'item'].includes(name),
});

/** The rules of a feed, and the elements around its items. */
const kinds = {
  heureka: { rules: heureka, path: ['SHOP', 'SHOPITEM'] },
  zbozi: { rules: zbozi, path: ['SHOP', 'SHOPITEM'] },
  google: { rules: google, path: ['rss', 'channel', 'item'] },
  availability: { rules: availability, path: ['item_list', 'item'] },
} as const;

/** The items of a feed. @throws where it breaks a rule of its site */
export function readFeed(text: string, kind: keyof typeof kinds): Item[] {
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new Error(`Not well-formed: ${validity.err.msg}`);
  const { rules, path } = kinds[kind];
  const document: Item = parser.parse(text);
  const found = (path.reduce<unknown>((part, name) => (part as Item)[name], document) ?? []) as Item[];
  const broken = found.flatMap((item, index) => breaches(item, rules).map((breach) => `item ${index + 1}: ${breach}`));
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return found;
}

function breaches(item: Item, rules: Rules): string[] {
  const unknown = Object.keys(item).filter((name) => name !== '#text' && !(name in rules));
  return [
    ...unknown.map((name) => `${name} is unknown`),
    ...Object.entries(rules).flatMap(([name, { pattern, isRequired, most = 1, inner }]) => {
      const values = [item[name] ?? []].flat() as (string | Item)[];
      if (values.length === 0) return isRequired ? [`${name} is missing`] : [];
      if (values.length > most) return [`${name} is there ${values.length} times`];
      return values.flatMap((value) => {
        const content = typeof value === 'string' ? value : String(value['#text'] ?? '');
        const own = pattern.test(content) ? [] : [`${name} is ${JSON.stringify(content)}`];
        return inner && typeof value === 'object' ? [...own, ...breaches(value, inner)] : own;
      });
    }),
  ];
}
