import type { ShopCode } from '#shared/shop/shops.ts';
import { czechShop } from './cz.ts';
import type { DemoShop } from './demo-shop.ts';
import { slovakShop } from './sk.ts';

export const demoShops: Readonly<Record<ShopCode, DemoShop>> = { cz: czechShop, sk: slovakShop };
