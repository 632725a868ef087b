import type { ShopCode } from '../shop/shops.ts';

/** The fee until an administrator sets another: minor units of the shop's currency, with tax. */
export const defaultVerificationFee: Readonly<Record<ShopCode, number>> = { cz: 49_900, sk: 1_990 };
