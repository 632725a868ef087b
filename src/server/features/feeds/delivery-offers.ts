import { goodsTotals } from '#shared/shop/totals.ts';
import { carrierPrice, expectedSpan, type CarrierPriceList, type Span } from '#server/features/delivery/index.ts';
import type { FeedGoods, FeedSetting } from './formats/feed-format.ts';

export interface DeliveryOffer {
  readonly carrier: CarrierPriceList;
  /** Paid in advance, and in cash; null: not in cash. */
  readonly price: number;
  readonly cashPrice: number | null;
  /** Working days. */
  readonly span: Span;
}

/** How one piece would be delivered: the same rules as for a cart with nothing else in it. */
export function deliveryOffers(goods: FeedGoods, { shop, carriers }: FeedSetting): DeliveryOffer[] {
  const { price_minor: price, tax_rate: taxRate, may_be_discounted: mayBeDiscounted, weight_g: weight } = goods;
  const line = { quantity: 1, price, taxRate, mayBeDiscounted };
  const { isDeliveryFree } = goodsTotals([line], [], shop.freeDeliveryAbove.amount);
  const parcel = { weightG: weight ?? 0, goods: mayBeDiscounted ? price : 0 };
  return carriers.flatMap((carrier) => {
    if (goods.age_rule !== 'none' && !carrier.checks_age) return [];
    const listed = carrierPrice(carrier, parcel);
    if (listed === undefined) return [];
    const charged = isDeliveryFree ? 0 : listed;
    const { cash_fee_minor: fee } = carrier;
    const isOverLimit = fee !== null && price + charged + fee > shop.cashLimit;
    return {
      carrier,
      price: charged,
      cashPrice: fee === null || isOverLimit ? null : charged + fee,
      span: deliverySpan(goods, carrier),
    };
  });
}

function deliverySpan(
  { is_in_prague: isInPrague }: FeedGoods,
  { days_min: min, days_max: max }: CarrierPriceList,
): Span {
  return expectedSpan(isInPrague === true ? 'prague' : 'elsewhere', { min, max });
}
