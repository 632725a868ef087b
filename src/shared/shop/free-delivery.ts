import type { Money } from '../money/money.ts';

/** The value of goods from which each shop delivers free of charge. In its own file because public pages load it. */
export const freeDeliveryAbove = {
  cz: { amount: 150_000, currency: 'CZK' },
  sk: { amount: 6_000, currency: 'EUR' },
} satisfies Record<string, Money>;
