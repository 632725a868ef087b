export { mountCart } from './cart.routes.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { emptyCart, hasLines, lockOwnCart, type CartOwner, type CartRow } from './cart.queries.ts';
export { findOwnCart, joinGuestCart, ownerOf, notifyBrowser } from './own-cart.ts';
export { isPriceChanged, priceCart, type PricedCart, type SoldLine } from './price-cart.ts';
export { type Asking } from './own-cart.ts';
export { putGoods, type PutGoods } from './put-goods.ts';
export { offersFor } from './offer-delivery.ts';
export { sweepCarts } from './sweep-carts.ts';
