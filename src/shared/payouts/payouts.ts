/** Payments that leave the shop's account together. */
export const batchStates = ['prepared', 'exported', 'paid', 'cancelled'] as const;
export type BatchState = (typeof batchStates)[number];

/** Files for the bank: a payment order in the ABO format (KPC), and pain.001 of ISO 20022. */
export const bankFiles = ['abo', 'sepa'] as const;
export type BankFile = (typeof bankFiles)[number];

export const mostTakeOutReason = 500;

export const payoutStates = ['waiting', 'paid', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What can be put into a batch. An overpayment becomes a refund with it. */
export const candidateKinds = ['influencers', 'refunds'] as const;

export const mostPayouts = 200;

/** What influencers must have earned at least to be offered, in minor units of the shop's currency. */
const minimums = { CZK: [20_000, 50_000, 100_000], EUR: [1000, 2000, 5000] } as const;

/** The smallest first: it is what a payout is worth at all. */
export const payoutMinimums = (currency: string) => (currency === 'CZK' ? minimums.CZK : minimums.EUR);

/** How a domestic account is written, for the help of its field. */
export const exampleAccount = '19-2000145399/0800';
