import type { LeftOutReason } from '#shared/feeds/feeds.ts';
import type { Shop } from '#shared/shop/shops.ts';
import type { FeedGoodsRow } from './feed-goods.queries.ts';
import type { FeedFormat } from './formats/feed-format.ts';

/** Why goods on sale are not in a feed; undefined: they are. Tobacco never is, whatever its category says. */
export function whyLeftOut(
  goods: FeedGoodsRow,
  { hasSoldOut }: Pick<FeedFormat, 'hasSoldOut'>,
  { country }: Pick<Shop, 'country'>,
): LeftOutReason | undefined {
  if (!goods.may_be_advertised || goods.age_rule === 'tobacco') return 'not_advertised';
  if (goods.delivery_countries !== null && !goods.delivery_countries.includes(country)) return 'not_delivered';
  if (goods.price_minor === null || goods.price_minor <= 0) return 'no_price';
  if (!hasSoldOut && goods.stock === 0) return 'sold_out';
  if (goods.name === null) return 'no_text';
  if (goods.pictures.length === 0) return 'no_picture';
  return undefined;
}
