import type { Cart } from '#shared/cart/contract.ts';
import { createStore } from '#web/ui/store.ts';

/**
 * The result of a click on "add to cart": the cart with the new line, or a failure. Without a line: the cart was
 * opened from the header.
 */
export type AddedToCart =
  | { readonly cart: Cart; readonly listingId?: number }
  | { readonly failure: unknown }
  /** The typed quantity is not available: 1 to `most` pieces are. */
  | { readonly wanted: number; readonly most: number };

export const addedToCart = createStore<AddedToCart | undefined>(undefined);
