import type { Money } from '../money/money.ts';

/** The sum above which refunds need a second administrator until administrators set another one. */
export const defaultApprovalLimit: Money = { amount: 1_000_000, currency: 'CZK' };
