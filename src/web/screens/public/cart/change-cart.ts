import type { Cart } from '#shared/cart/contract.ts';

/** Runs a call that changes the cart, and shows what it answers. Throws what the call throws. */
export type ChangeCart = (call: () => Promise<Cart>) => Promise<void>;
