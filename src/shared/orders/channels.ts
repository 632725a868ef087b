/** How orders come. Clerks write those that come by phone or at a counter. */
export const clerkChannels = ['phone', 'counter'] as const;
export type ClerkChannel = (typeof clerkChannels)[number];

export const orderChannels = ['web', ...clerkChannels] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** What an order of each channel is called in the figures, which know ids only. */
export const channelIds: Readonly<Record<OrderChannel, number>> = { web: 1, phone: 2, counter: 3 };
