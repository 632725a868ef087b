import type { Cart } from '#shared/cart/contract.ts';
import { createStore } from '#web/ui/store.ts';

/**
 * What came of a click on "add to cart": the cart with the new line, or why there is none. Without a line: the cart was
 * opened from the header.
 */
export type AddedToCart =
  | { readonly cart: Cart; readonly listingId?: number }
  | { readonly failure: unknown }
  /** As many pieces as were typed can't be had: one to `most` can. */
  | { readonly wanted: number; readonly most: number };

export const addedToCart = createStore<AddedToCart | undefined>(undefined);
