import { linesPerCart, piecesPerLine } from '#shared/cart/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findDiscountPercent, findProduct, listCartLines, putCartLine, type CartRow } from './cart.queries.ts';
import { changeCart } from './change-cart.ts';
import { notifyBrowser, openShopper, type Asking } from './own-cart.ts';
import { priceCart, priceFor } from './price-cart.ts';

interface WantedGoods {
  readonly listingId: number;
  readonly quantity: number;
}

export interface PutGoods {
  readonly outcome: 'in_cart' | 'in_part' | 'sold_out' | 'not_sold' | 'cart_full';
  /** Pieces in the cart now. */
  readonly inCart: number;
  /** Of one piece for this buyer, minor units; null when it is not sold. */
  readonly price: number | null;
}

/**
 * Puts goods into the caller's cart, as many as there are and as a cart may hold. Of a product that is in the cart
 * already, the greater quantity counts, as when carts are merged: nothing is lost, and a repetition adds nothing.
 * @returns the pieces in the cart, and the outcomes in the order of the wanted goods
 */
export async function putGoods(
  context: Context,
  { request, reply, locale }: Asking & { readonly locale: Locale },
  wanted: readonly WantedGoods[],
): Promise<{ readonly pieces: number; readonly outcomes: readonly PutGoods[] }> {
  const { db, config, now } = context;
  const shopper = await openShopper(context, { request, reply });
  const outcomes: PutGoods[] = [];
  const cart = await changeCart(context, shopper, async (tx, row) => {
    const percent = await findDiscountPercent(tx, shopper.accountId);
    for (const goods of wanted) outcomes.push(await putOne(tx, row, goods, { locale, percent, at: now() }));
  });
  const { accountId } = shopper;
  const { pieces } = await priceCart(db, cart, { config, locale, accountId, email: null, at: now() });
  notifyBrowser({ request, reply, accountId }, pieces, isSecureRequest(request, config.http.publicUrl));
  return { pieces, outcomes };
}

interface Terms {
  readonly locale: Locale;
  /** Discount of the buyer's group. */
  readonly percent: number;
  readonly at: Date;
}

async function putOne(
  tx: Tx,
  cart: CartRow,
  { listingId, quantity }: WantedGoods,
  { locale, percent, at }: Terms,
): Promise<PutGoods> {
  const lines = await listCartLines(tx, cart.id);
  const earlier = lines.find((line) => line.listing_id === listingId)?.quantity ?? 0;
  const product = await findProduct(tx, listingId, locale);
  const price = product ? priceFor(product, percent) : null;
  if (!product || price === null) return { outcome: 'not_sold', inCart: 0, price: null };
  const { available } = product;
  if (available === 0) return { outcome: 'sold_out', inCart: 0, price };
  if (earlier === 0 && lines.length >= linesPerCart) return { outcome: 'cart_full', inCart: 0, price };
  const put = Math.max(earlier, Math.min(quantity, available, piecesPerLine));
  if (put > earlier) await putCartLine(tx, cart.id, { listingId, quantity: put, seenPrice: price, at });
  const inCart = Math.min(put, available);
  return { outcome: inCart < quantity ? 'in_part' : 'in_cart', inCart, price };
}
