import { linesPerCart, piecesPerLine, vouchersPerCart } from '#shared/cart/limits.ts';
import { fieldError } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { checkVoucher, findVoucherByCode, listVouchersOfCart } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import {
  addCartVoucher,
  deleteCartLine,
  findDiscountPercent,
  listCartLines,
  listProducts,
  lockCart,
  openCart,
  putCartLine,
  setCartEmail,
  type CartOwner,
  type CartRow,
} from './cart.queries.ts';
import { priceCart, priceFor } from './price-cart.ts';

type Shopper = CartOwner & { readonly locale: Locale };

/** Puts further pieces of a product into the cart. */
export async function addToCart(
  context: Context,
  shopper: Shopper,
  { listing_id: listingId, quantity }: { listing_id: number; quantity: number },
): Promise<CartRow> {
  return changeCart(context, shopper, async (tx, cart) => {
    const lines = await listCartLines(tx, cart.id);
    const earlier = lines.find((line) => line.listing_id === listingId);
    if (!earlier && lines.length >= linesPerCart) throw fieldError('listing_id', 'too_many_lines');
    await putPieces(tx, cart, shopper, { listingId, quantity: (earlier?.quantity ?? 0) + quantity, at: context.now() });
  });
}

export async function setCartQuantity(
  context: Context,
  shopper: Shopper,
  { listingId, quantity }: { listingId: number; quantity: number },
): Promise<CartRow> {
  return changeCart(context, shopper, (tx, cart) =>
    putPieces(tx, cart, shopper, { listingId, quantity, at: context.now() }),
  );
}

/** Takes what changed as it is now: prices are seen, quantities are what there is, lines that are gone leave. */
export async function acceptCartChanges(context: Context, shopper: Shopper): Promise<CartRow> {
  const { config, now } = context;
  return changeCart(context, shopper, async (tx, cart) => {
    const at = now();
    const { locale, accountId } = shopper;
    const { lines, gone, leftOut } = await priceCart(tx, cart, {
      shop: config.shop,
      locale,
      accountId,
      email: null,
      at,
    });
    for (const { product, quantity, price } of lines)
      await putCartLine(tx, cart.id, { listingId: product.id, quantity, seenPrice: price, at });
    for (const { listingId } of [...gone, ...leftOut]) await deleteCartLine(tx, cart.id, listingId);
  });
}

/**
 * Uses a voucher; the e-mail that some ask for is kept with the cart.
 * @throws FieldError that says why it can't be used: 422
 */
export async function addVoucherToCart(
  context: Context,
  shopper: Shopper,
  { code, email }: { code: string; email?: string | undefined },
): Promise<CartRow> {
  const { config, now } = context;
  return changeCart(context, shopper, async (tx, cart) => {
    const at = now();
    const voucher = await findVoucherByCode(tx, code);
    if (!voucher) throw fieldError('code', 'voucher_unknown');
    const own = await listVouchersOfCart(tx, cart.id);
    if (own.some(({ id }) => id === voucher.id)) throw fieldError('code', 'voucher_in_cart');
    if (own.length >= vouchersPerCart) throw fieldError('code', 'too_many_vouchers');
    const { locale, accountId } = shopper;
    const known = email ?? cart.email;
    const { lines, totals } = await priceCart(tx, cart, { shop: config.shop, locale, accountId, email: known, at });
    const discountable = lines.some(({ mayBeDiscounted }) => mayBeDiscounted);
    const fault = await checkVoucher(tx, voucher, { goods: totals.goods, discountable, accountId, email: known, at });
    if (fault) throw fieldError(fault === 'voucher_email_needed' ? 'email' : 'code', fault);
    if (email) await setCartEmail(tx, cart.id, email);
    await addCartVoucher(tx, cart.id, voucher.id, at);
  });
}

/** Runs a change of the owner's cart, which is made if there is none; nobody else changes it meanwhile. */
export async function changeCart(
  { db, now }: Context,
  owner: CartOwner,
  change: (tx: Tx, cart: CartRow) => Promise<void>,
): Promise<CartRow> {
  return db.transaction().execute(async (tx) => {
    const cart = await openCart(tx, owner, now());
    await change(tx, cart);
    return (await lockCart(tx, cart.id))!;
  });
}

async function putPieces(
  tx: Tx,
  cart: CartRow,
  { accountId, locale }: Shopper,
  line: { listingId: number; quantity: number; at: Date },
): Promise<void> {
  const [product] = await listProducts(tx, [line.listingId], locale);
  const price = product ? priceFor(product, await findDiscountPercent(tx, accountId)) : null;
  if (!product || price === null) throw fieldError('listing_id', 'product_unavailable');
  if (line.quantity > Math.min(product.available, piecesPerLine)) throw fieldError('quantity', 'too_few_in_stock');
  await putCartLine(tx, cart.id, { ...line, seenPrice: price });
}
