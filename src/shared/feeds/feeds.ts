import { defaultLocale, locales, type Locale } from '../i18n/locales.ts';
import { shopCodes, type ShopCode } from '../shop/shops.ts';

/** Sites with categories of their own. */
export type FeedSite = 'heureka' | 'zbozi' | 'google';

export type FeedFormatName = FeedSite | 'heureka-availability';

interface Feed {
  readonly site: FeedSite;
  readonly format: FeedFormatName;
  readonly locale: Locale;
  readonly shops: readonly ShopCode[];
}

/** Czech and Slovak sites take goods in the default language; Google in each. */
const inOneLanguage = {
  heureka: { site: 'heureka', format: 'heureka', locale: defaultLocale, shops: shopCodes },
  'heureka-availability': {
    site: 'heureka',
    format: 'heureka-availability',
    locale: defaultLocale,
    shops: shopCodes,
  },
  // Zboží.cz lists Czech shops only.
  zbozi: { site: 'zbozi', format: 'zbozi', locale: defaultLocale, shops: ['cz'] },
} as const satisfies Record<string, Feed>;

/** Feeds of goods for price comparison sites. A new one needs a row of the table `feed`. */
export type FeedCode = keyof typeof inOneLanguage | `google-${Locale}`;

const ofGoogle = Object.fromEntries(
  locales.map((locale): [string, Feed] => [
    `google-${locale}`,
    { site: 'google', format: 'google', locale, shops: shopCodes },
  ]),
) as Record<`google-${Locale}`, Feed>;

export const feeds: Readonly<Record<FeedCode, Feed>> = { ...inOneLanguage, ...ofGoogle };
export const feedCodes = Object.keys(feeds) as readonly FeedCode[];

export function feedsOf(shop: ShopCode): FeedCode[] {
  return feedCodes.filter((code) => feeds[code].shops.includes(shop));
}

/** Why goods on sale are not in a feed; if several reasons apply, the first one counts. */
export const leftOutReasons = [
  'not_advertised',
  'not_delivered',
  'no_price',
  'sold_out',
  'no_text',
  'no_picture',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** So many goods of each reason are named. */
export const namedLeftOut = 10;

/** A change is in the feed after at most this time; without changes, feeds are rebuilt each hour. */
export const minutesBetweenBuilds = 10;
export const minutesOfLife = 60;

/** Longest categories of the sites; Heureka's without the name of the site in front. */
export const categoryLengths: Readonly<Record<FeedSite, number>> = { heureka: 240, zbozi: 255, google: 255 };

/**
 * Carriers as Heureka names them. Source: https://heureka.github.io/xml-feed-specs, element DELIVERY_ID.
 */
export const heurekaCarriers = [
  'CESKA_POSTA',
  'CESKA_POSTA_DOPORUCENA_ZASILKA',
  'CSAD_LOGISTIK_OSTRAVA',
  'DPD',
  'DHL',
  'DSV',
  'FOFR',
  'GEBRUDER_WEISS',
  'GEIS',
  'GLS',
  'HDS',
  'PPL',
  'SEEGMULLER',
  'TNT',
  'TOPTRANS',
  'UPS',
  'FEDEX',
  'RABEN_LOGISTICS',
  'ZASILKOVNA_NA_ADRESU',
  '123KURIER',
  'WEDO_HOME',
  'RHENUS_LOGISTICS',
  'MESSENGER',
  'ZASILKOVNA',
  'DPD_PICKUP',
  'BALIKOVNA_DEPOTAPI',
  'WEDO_POINT',
  'CESKA_POSTA_NAPOSTU',
  'PPL_PARCELSHOP',
  'GLS_PARCELSHOP',
  'ALZAPOINT',
  'DPD_BOX',
  'Z_BOX',
  'WEDO_BOX',
  'PPL_PARCELBOX',
  'BALIKOVNA_BOX',
  'ALZABOX',
  'ONLINE',
  'VLASTNI_PREPRAVA',
] as const;
export type HeurekaCarrier = (typeof heurekaCarriers)[number];

/** Carriers as Zboží.cz names them. Source: https://napoveda.sklik.cz/reklamy/xml-feed/specifikace/#DELIVERY. */
export const zboziCarriers = [
  'ALZABOX',
  'CESKA_POSTA_BALIKOVNA',
  'CESKA_POSTA_NA_POSTU',
  'DPD_PICKUP',
  'GLS_PARCELSHOP',
  'PPL_PARCELSHOP',
  'TOPTRANS_DEPO',
  'ONE_POINT',
  'ZASILKOVNA',
  'VLASTNI_VYDEJNI_MISTA',
  '123_KURYR',
  'CESKA_POSTA',
  'BALIKOVNA_NA_ADRESU',
  'DACHSER',
  'DB_SCHENKER',
  'DPD',
  'DHL',
  'DSV',
  'EMONS',
  'FOFR',
  'GEBRUDER_WEISS',
  'GEIS',
  'GLS',
  'HDS',
  'HELICAR',
  'IN_TIME_KURYR',
  'ONE_COURIER',
  'NAS_KURYR',
  'MESSENGER',
  'LAGERMAX',
  'PPL',
  'TNT',
  'TOPTRANS',
  'UPS',
  'FEDEX',
  'RABEN_LOGISTICS',
  'RHENUS',
  'ZASILKOVNA_NA_ADRESU',
  'VLASTNI_PREPRAVA',
] as const;
export type ZboziCarrier = (typeof zboziCarriers)[number];
