import type { z } from 'zod';
import type { cartContract } from '#shared/cart/contract.ts';
import { linesPerCart, piecesPerLine, voucherAttempts, vouchersPerCart } from '#shared/cart/limits.ts';
import { FieldError, fieldError, type VoucherErrorCode } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { checkVoucher, findVoucherByCode, describeVoucherError } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addressKey, countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import {
  acceptCartLine,
  addCartVoucher,
  deleteCartLine,
  findDiscountPercent,
  findProduct,
  listCartLines,
  lockCart,
  openCart,
  putCartLine,
  setCartEmail,
  type CartOwner,
  type CartRow,
  listCartVouchers,
} from './cart.queries.ts';
import { priceCart, priceFor, valuesFor } from './price-cart.ts';

type Shopper = CartOwner & { readonly locale: Locale };

/** Adds pieces of a product to the cart. */
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

type SeenChange = z.output<(typeof cartContract)['acceptChanges']['body']>['changes'][number];

/** Accepts exactly the changes that were shown. Later changes are still reported. */
export async function acceptCartChanges(
  context: Context,
  shopper: Shopper,
  changes: readonly SeenChange[],
): Promise<CartRow> {
  const { config, now } = context;
  return changeCart(context, shopper, async (tx, cart) => {
    const { locale, accountId } = shopper;
    const { gone, leftOut } = await priceCart(tx, cart, {
      config,
      locale,
      accountId,
      email: null,
      at: now(),
    });
    for (const { listing_id: listingId, ...change } of changes) {
      if (change.kind === 'price') await acceptCartLine(tx, cart.id, { listingId, price: change.now });
      else if (change.kind === 'quantity') await acceptCartLine(tx, cart.id, { listingId, quantity: change.now });
      else if ([...gone, ...leftOut].some((line) => line.listingId === listingId))
        await deleteCartLine(tx, cart.id, listingId);
    }
  });
}

const attempts = { max: voucherAttempts.max, windowSeconds: voucherAttempts.perMinutes * 60 };

/**
 * Adds a voucher; the e-mail that some require is stored with the cart.
 * @throws FieldError (422) with the reason why it can't be used, too_many_requests (429)
 */
export async function addVoucherToCart(
  context: Context,
  shopper: Shopper,
  { code, email, address }: { code: string; email?: string | undefined; address: string },
): Promise<CartRow> {
  const { config, now } = context;
  // Codes are short enough to be guessed, so all processes and machines count together.
  await countAgainstLimit(context.db, addressKey('voucher', address), attempts, now());
  return changeCart(context, shopper, async (tx, cart) => {
    const at = now();
    const voucher = await findVoucherByCode(tx, code);
    if (!voucher) throw fieldError('code', 'voucher_unknown');
    const own = await listCartVouchers(tx, cart.id);
    if (own.some(({ id }) => id === voucher.id)) throw fieldError('code', 'voucher_in_cart');
    if (own.length >= vouchersPerCart) throw fieldError('code', 'too_many_vouchers');
    const { locale, accountId } = shopper;
    const known = email ?? cart.email;
    const { lines } = await priceCart(tx, cart, { config, locale, accountId, email: known, at });
    const error = await checkVoucher(tx, voucher, { ...valuesFor(voucher, lines), accountId, email: known, at });
    if (error) {
      const refusal = await describeVoucherError(tx, voucher, error);
      throw new FieldError({ [emailErrors.has(error) ? 'email' : 'code']: [refusal] });
    }
    if (email) await setCartEmail(tx, cart.id, email);
    await addCartVoucher(tx, cart.id, voucher.id, at);
  });
}

/** Errors that another e-mail may resolve. */
const emailErrors: ReadonlySet<VoucherErrorCode> = new Set(['voucher_email_needed']);

/** Runs a change of the owner's locked cart, which is created if missing. */
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
  const product = await findProduct(tx, line.listingId, locale);
  const price = product ? priceFor(product, await findDiscountPercent(tx, accountId)) : null;
  if (!product || price === null) throw fieldError('listing_id', 'product_unavailable');
  const { available } = product;
  if (line.quantity > available) throw new FieldError({ quantity: [{ error: 'too_few_in_stock', pieces: available }] });
  if (line.quantity > piecesPerLine) throw fieldError('quantity', 'too_many_pieces');
  await putCartLine(tx, cart.id, { ...line, seenPrice: price });
}
