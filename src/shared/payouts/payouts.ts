/** Payments that leave the shop's account together. */
export const batchStates = ['prepared', 'exported', 'paid', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

export const payoutStates = ['waiting', 'paid', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What can be put into a batch. An overpayment becomes a refund with it. */
export const candidateKinds = ['influencers', 'refunds'] as const;

export const mostPayouts = 200;
