/** Keeps the token of a guest's cart where scripts can't read it. */
export const cartCookie = 'cart';
/** How many pieces lie in the cart, for the header to show at once; scripts may read it. */
export const cartPiecesCookie = 'cart-pieces';
/** A guest's cart that nobody touched for so long is removed. */
export const guestCartDays = 90;
export const linesPerCart = 100;
export const piecesPerLine = 999;
export const vouchersPerCart = 5;
