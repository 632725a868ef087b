import type { Locale } from '#shared/i18n/locales.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { Calendar } from '#server/features/branches/index.ts';
import type { CarrierPriceList } from '#server/features/delivery/index.ts';
import type { SiteCategory } from '../site-categories.ts';
import type { FeedGoodsRow } from '../feed-goods.queries.ts';

/** What all items of a feed share. */
export interface FeedSetting {
  readonly shop: Shop;
  readonly locale: Locale;
  /** `https://host` without a slash at the end. */
  readonly origin: string;
  readonly calendar: Calendar;
  readonly carriers: readonly CarrierPriceList[];
}

/** Goods that are in a feed. */
export interface FeedGoods extends FeedGoodsRow {
  readonly price_minor: number;
  readonly name: string;
  readonly slug: string;
  /** Undefined: unknown to the tree, because it was deleted meanwhile. */
  readonly category: SiteCategory | undefined;
}

/** A format of feeds. Its file is `head`, an item of all goods, `end`. */
export interface FeedFormat {
  readonly head: (setting: FeedSetting) => string;
  readonly item: (goods: FeedGoods, setting: FeedSetting) => string;
  readonly end: string;
  /** Whether goods that are sold out are in it. */
  readonly hasSoldOut: boolean;
}
