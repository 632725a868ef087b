import type { ClerkChannel } from '#shared/orders/channels.ts';

/** A clerk who orders for a buyer, on the phone or at a counter. */
export interface OrderingClerk {
  readonly id: number;
  readonly channel: ClerkChannel;
}
