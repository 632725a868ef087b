import type { DeliveryOffer } from '#shared/cart/contract.ts';

/** Whether the goods are picked up, so that the only address is that of the invoice. */
export function isAtPlace(delivery: DeliveryOffer | undefined): boolean {
  return delivery?.kind === 'branch' || delivery?.kind === 'pickup_point';
}
