/** Holds the token of a guest's cart, out of reach of scripts (HttpOnly). */
export const cartCookie = 'cart';
/** The number of pieces in the cart, readable by scripts, so that the header can show it at once. */
export const cartPiecesCookie = 'cart-pieces';
/** A guest's cart is deleted after this many days without a change. */
export const guestCartDays = 90;
export const linesPerCart = 100;
export const piecesPerLine = 999;
export const vouchersPerCart = 5;
/** From one address. A code is short enough to be guessed. */
export const voucherAttempts = { max: 30, perMinutes: 10 };
