import { localeOfPath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { addedToCart } from './added-to-cart.ts';
import { showPieces } from './cart-pieces.ts';

let lastAddition = Promise.resolve();

/**
 * Adds the listing of `data-cart-add` in the quantity of the field beside it. The buttons are on every page with
 * goods; this module is loaded with the first click on one. Additions follow one another: two first ones at once
 * would each make a cart, and the visitor would keep only one of them.
 */
export function addByButton(button: HTMLButtonElement): Promise<void> {
  lastAddition = lastAddition.then(() => add(button));
  return lastAddition;
}

/** Never rejects. */
async function add(button: HTMLButtonElement): Promise<void> {
  const field = button.closest('[data-cart-box]')?.querySelector<HTMLInputElement>('input[name=quantity]');
  const listingId = Number(button.dataset.cartAdd);
  const quantity = Number(field?.value ?? 1);
  if (field && !field.checkValidity()) {
    addedToCart.set({ wanted: quantity, most: Number(field.max) });
    field.focus();
    return;
  }
  try {
    const lang = localeOfPath(window.location.pathname);
    const cart = await browserApi.cart.add({ query: { lang }, body: { listing_id: listingId, quantity } });
    showPieces(cart.pieces);
    addedToCart.set({ cart, listingId });
  } catch (failure) {
    addedToCart.set({ failure });
  }
}

/** Opens the cart panel; on failure or with an empty cart goes to the cart's page, which explains why. */
export async function openCart(link: HTMLAnchorElement): Promise<void> {
  try {
    const cart = await browserApi.cart.get({ query: { lang: localeOfPath(window.location.pathname) } });
    showPieces(cart.pieces);
    if (cart.lines.length === 0) window.location.assign(link.href);
    else addedToCart.set({ cart });
  } catch {
    window.location.assign(link.href);
  }
}
