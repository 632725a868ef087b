import type { Money } from '../money/money.ts';

/** The sum above which refunds need a second administrator until administrators set another one. */
export const defaultApprovalLimit: Money = { amount: 1_000_000, currency: 'CZK' };

/** Refunds of one payment within this time count together, so that nobody splits a large one. */
export const countedTogetherHours = 24;
