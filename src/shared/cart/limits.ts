import type { Money } from '../money/money.ts';

/** An order above this costs nothing to deliver. */
export const freeDeliveryAbove: Money = { amount: 150_000, currency: 'CZK' };
