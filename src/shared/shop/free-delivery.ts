import type { Money } from '../money/money.ts';

/**
 * The value of the goods from which each shop delivers free of charge. Separate from the other properties of the shops,
 * because public pages load it.
 */
export const freeDeliveryAbove = {
  cz: { amount: 150_000, currency: 'CZK' },
  sk: { amount: 6_000, currency: 'EUR' },
} satisfies Record<string, Money>;
