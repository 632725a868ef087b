import { cartPiecesCookie } from '#shared/cart/limits.ts';

const pattern = new RegExp(`(?:^|; )${cartPiecesCookie}=(\\d+)`);

/** Shows in the header how many pieces lie in the cart; the first-paint script does the same from the cookie. */
export function showPieces(pieces: number): void {
  const { dataset, style } = document.documentElement;
  dataset.cart = pieces > 0 ? 'full' : 'empty';
  style.setProperty('--cart-pieces', `"${pieces}"`);
}

/** The same of what the server has told the browser last. */
export function showKeptPieces(): void {
  showPieces(Number(pattern.exec(document.cookie)?.[1] ?? 0));
}
