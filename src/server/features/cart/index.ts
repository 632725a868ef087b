export { mountCart } from './cart.routes.ts';
export { emptyCart, hasLines, lockCart, type CartRow } from './cart.queries.ts';
export { findOwnCart, ownerOf, tellBrowser } from './own-cart.ts';
export { isPriceChanged, priceCart, type PricedCart, type SoldLine } from './price-cart.ts';
export { offersFor } from './offer-delivery.ts';
export { sweepCarts } from './sweep-carts.ts';
