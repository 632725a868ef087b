export { mountCart } from './cart.routes.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export {
  emptyCart,
  findDiscountPercent,
  hasLines,
  listProducts,
  lockOwnCart,
  type CartOwner,
  type CartRow,
  type ProductRow,
} from './cart.queries.ts';
export { findOwnCart, joinGuestCart, ownerOf, notifyBrowser } from './own-cart.ts';
export {
  isPriceChanged,
  priceCart,
  priceFor,
  priceGoods,
  type PricedCart,
  type SoldLine,
  type WantedLine,
} from './price-cart.ts';
export { type Asking } from './own-cart.ts';
export { putGoods, type PutGoods } from './put-goods.ts';
export { offersFor } from './offer-delivery.ts';
export { sweepCarts } from './sweep-carts.ts';
