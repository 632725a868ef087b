import { cartPiecesCookie } from '#shared/cart/limits.ts';

const pattern = new RegExp(`(?:^|; )${cartPiecesCookie}=(\\d+)`);

/** Shows the number of pieces in the header; the first-paint script does the same from the cookie. */
export function showPieces(pieces: number): void {
  const { dataset, style } = document.documentElement;
  dataset.cart = pieces > 0 ? 'full' : 'empty';
  style.setProperty('--cart-pieces', `"${pieces}"`);
}

/** Shows the number from the last response of the server. */
export function showStoredPieces(): void {
  showPieces(Number(pattern.exec(document.cookie)?.[1] ?? 0));
}
