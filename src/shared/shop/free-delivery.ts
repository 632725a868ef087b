import type { Money } from '../money/money.ts';
import type { ShopCode } from './shops.ts';

/** From this value of the goods on a shop delivers free of charge. Apart from the rest: public pages load it. */
export const freeDeliveryAbove: Record<ShopCode, Money> = {
  cz: { amount: 150_000, currency: 'CZK' },
  sk: { amount: 6_000, currency: 'EUR' },
};
