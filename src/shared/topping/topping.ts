import type { ShopCode } from '../shop/shops.ts';

/** How many days a topping lasts. */
export const toppingDays = [7, 14, 30] as const;
export type ToppingDays = (typeof toppingDays)[number];

export type ToppingPrices = Readonly<Record<ToppingDays, number>>;

/** The prices until an administrator sets others: minor units of the shop's currency, with tax. */
export const defaultToppingPrices: Readonly<Record<ShopCode, ToppingPrices>> = {
  cz: { 7: 9_900, 14: 16_900, 30: 29_900 },
  sk: { 7: 390, 14: 690, 30: 1_190 },
};

/**
 * unpaid → requested → running → ended. A paid request is rejected by an administrator or withdrawn by its owner; both
 * are refunded. `refunded`: an administrator refunded it while it was running or later.
 */
export const toppingStates = [
  'unpaid',
  'requested',
  'running',
  'ended',
  'rejected',
  'withdrawn',
  'cancelled',
  'refunded',
] as const;
export type ToppingState = (typeof toppingStates)[number];

/** Why an advert cannot be topped now. */
export const toppingObstacles = ['waiting', 'rejected', 'paused', 'sold', 'expired', 'hidden', 'forbidden'] as const;
export type ToppingObstacle = (typeof toppingObstacles)[number];

/** An unpaid request keeps its price for this long, then it is cancelled. */
export const unpaidToppingDays = 14;
