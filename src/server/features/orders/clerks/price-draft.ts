import { FieldError, type DetailedFieldError, type FieldErrorCode } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OrderDraft } from '#shared/orders/clerk-contract.ts';
import type { Context } from '#server/context.ts';
import { listProducts, priceGoods, type PricedCart, type ProductRow } from '#server/features/cart/index.ts';
import { findVoucherByCode, type Voucher } from '#server/features/vouchers/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';

type Wanted = Pick<OrderDraft, 'account_id' | 'email' | 'lines' | 'vouchers'>;

export interface PricedWish {
  readonly priced: PricedCart;
  readonly products: ReadonlyMap<number, ProductRow>;
  readonly unknownVouchers: readonly string[];
}

/** Prices what a clerk orders for a buyer by the rules of the buyer's own cart. */
export async function priceDraft(
  { config }: Pick<Context, 'config'>,
  db: Queryable,
  { account_id: accountId, email, lines, vouchers: codes }: Wanted,
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): Promise<PricedWish> {
  const products = await listProducts(
    db,
    lines.map(({ listing_id: id }) => id),
    locale,
  );
  const goods = lines.flatMap(({ listing_id, quantity }) => {
    const product = products.get(listing_id);
    // The clerk reads the price out as it is now.
    return product ? [{ product, seen: { listing_id, quantity, seen_price_minor: product.price_minor ?? 0 } }] : [];
  });
  const wanted = [...new Set(codes.map((code) => code.toUpperCase()))];
  const found = await Promise.all(wanted.map((code) => findVoucherByCode(db, code)));
  const vouchers = found.filter((voucher): voucher is Voucher => voucher !== undefined);
  const priced = await priceGoods(
    db,
    { goods, vouchers },
    { config, locale, accountId: accountId ?? undefined, email: email || null, at },
  );
  return { priced, products, unknownVouchers: wanted.filter((_, index) => !found[index]) };
}

/**
 * @throws FieldError on `lines.{n}.quantity` of goods that are not sold or of which there are too few, and on `vouchers`
 *   that do not exist
 */
export function refuseUnavailable({ lines }: Wanted, { priced, products, unknownVouchers }: PricedWish): void {
  const errors: Record<string, (FieldErrorCode | DetailedFieldError)[]> = {};
  for (const [index, { listing_id: id, quantity }] of lines.entries()) {
    const sold = priced.lines.find(({ product }) => product.id === id);
    const available = products.get(id)?.available ?? 0;
    const field = `lines.${index}.quantity`;
    if (sold && sold.quantity < quantity) errors[field] = [{ error: 'too_few_in_stock', pieces: available }];
    else if (!sold) errors[field] = ['product_unavailable'];
  }
  if (unknownVouchers.length > 0) errors.vouchers = ['voucher_unknown'];
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}
