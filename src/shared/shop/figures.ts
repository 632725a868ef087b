import type { Money } from '../money/money.ts';

/** Figures of the shop and the portal (requirement ). Each stands here alone. */

/** Above this amount the e-shop delivers free of charge. */
export const freeDeliveryAbove: Money = { amount: 150_000, currency: 'CZK' };

/** Age from which the portal may be used, in years. */
export const ageLimit = 18;

/** Adverts that an account without verification may have free of charge. */
export const freeAdverts = 10;
