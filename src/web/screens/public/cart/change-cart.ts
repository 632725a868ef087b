import type { Cart } from '#shared/cart/contract.ts';

/** Runs a call that changes the cart and shows the new cart. Rethrows the call's errors. */
export type ChangeCart = (call: () => Promise<Cart>) => Promise<void>;
