import type { Money } from '../money/money.ts';
import { freeDeliveryAbove } from './figures.ts';

/** The versions of the shop; the environment variable `SHOP` chooses one (requirement ). */
export const shopCodes = ['cz', 'sk'] as const;
export type ShopCode = (typeof shopCodes)[number];

export interface Shop {
  readonly code: ShopCode;
  /** ISO 3166-1 alpha-2; the only country of delivery. */
  readonly country: 'CZ' | 'SK';
  /** The currency of payments, and the database's default one. */
  readonly currency: string;
  /** Prefix of its phone numbers. */
  readonly phonePrefix: '+420' | '+421';
  /** Value of the goods from which delivery is free. */
  readonly freeDeliveryAbove: Money;
  /** In percent, the standard rate first. */
  readonly taxRates: readonly number[];
  /** Format of the QR code that fills in a bank transfer. */
  readonly bankCode: 'spayd' | 'pay_by_square';
  /** Cash totals are rounded to this many minor units. */
  readonly cashStep: number;
  /** Legal limit of cash payments, minor units: Act 254/2004 (cz), Act 394/2012 for private persons (sk). */
  readonly cashLimit: number;
  readonly timeZone: string;
}

export const shops: Record<ShopCode, Shop> = {
  cz: {
    code: 'cz',
    country: 'CZ',
    phonePrefix: '+420',
    currency: 'CZK',
    freeDeliveryAbove: freeDeliveryAbove.cz,
    taxRates: [21, 12, 0],
    bankCode: 'spayd',
    cashStep: 100,
    cashLimit: 27_000_000,
    timeZone: 'Europe/Prague',
  },
  sk: {
    code: 'sk',
    country: 'SK',
    phonePrefix: '+421',
    currency: 'EUR',
    freeDeliveryAbove: freeDeliveryAbove.sk,
    taxRates: [23, 19, 5, 0],
    bankCode: 'pay_by_square',
    cashStep: 5,
    cashLimit: 1_500_000,
    timeZone: 'Europe/Bratislava',
  },
};
