import { deliveryOffers, type DeliveryOffer } from '../delivery-offers.ts';
import type { FeedGoods, FeedSetting } from './feed-format.ts';
import { decimalPrice, element, group } from './xml.ts';

/**
 * The elements DELIVERY of Heureka and Zboží.cz, which are the same but for the names of carriers. Those under one name
 * are one, at the lowest price; those without a name are left out.
 */
export function deliveries(goods: FeedGoods, setting: FeedSetting, name: 'heureka_id' | 'zbozi_id'): string[] {
  const cheapest = new Map<string, DeliveryOffer>();
  for (const offer of deliveryOffers(goods, setting)) {
    const id = offer.carrier[name];
    if (id !== null && offer.price < (cheapest.get(id)?.price ?? Infinity)) cheapest.set(id, offer);
  }
  return [...cheapest].map(([id, { price, cashPrice }]) =>
    group(
      'DELIVERY',
      element('DELIVERY_ID', id),
      element('DELIVERY_PRICE', decimalPrice(price)),
      element('DELIVERY_PRICE_COD', cashPrice === null ? null : decimalPrice(cashPrice)),
    ),
  );
}
