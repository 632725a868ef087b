import { linesPerCart, vouchersPerCart } from '#shared/cart/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { ageLevelToOrder, needsHandoverCheck, type OrderAgeLevel } from '#shared/shop/age-levels.ts';
import {
  discountableGoods,
  goodsTotals,
  memberPrice,
  type GoodsTotals,
  type PricedLine,
  type VoucherDiscount,
} from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import {
  checkVoucher,
  describeVoucherError,
  isFor,
  type Voucher,
  type VoucherRefusal,
} from '#server/features/vouchers/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import {
  findDiscountPercent,
  listCartGoods,
  listCartVouchers,
  type CartLineRow,
  type CartRow,
  type ProductRow,
} from './cart.queries.ts';

/** A line that can be ordered as it is. */
export interface SoldLine extends PricedLine {
  readonly product: ProductRow;
  /** The regular price, before the group's discount or the sale. */
  readonly regularPrice: number | null;
  readonly seen: CartLineRow;
}

/** Goods that somebody wants. */
export interface WantedLine {
  readonly product: ProductRow;
  readonly seen: CartLineRow;
  /** What an order has already promised: it holds whatever the product costs now. */
  readonly agreed?: { readonly price: number; readonly taxRate: number } | undefined;
}

export interface PricedVoucher {
  readonly voucher: Voucher;
  readonly discount: number;
  /** Why the voucher doesn't count. */
  readonly refusal: VoucherRefusal | undefined;
}

export interface PricedCart {
  readonly lines: readonly SoldLine[];
  /** Lines of products that are no longer sold or out of stock. */
  readonly gone: readonly { readonly listingId: number; readonly name: string }[];
  /** Lines beyond the limit of a cart, which merging can exceed. */
  readonly leftOut: readonly { readonly listingId: number; readonly name: string }[];
  readonly vouchers: readonly PricedVoucher[];
  readonly totals: GoodsTotals;
  readonly pieces: number;
  readonly weightG: number;
  /** Whether the recipient must prove to be an adult. */
  readonly needsAgeCheck: boolean;
  /** What the age check requires. */
  readonly ageLevel: OrderAgeLevel;
}

export interface Pricing {
  readonly config: Pick<Context['config'], 'shop' | 'ageProviders'>;
  readonly locale: Locale;
  readonly accountId: number | undefined;
  /** The buyer, as far as known: some vouchers require it. */
  readonly email: string | null;
  readonly at: Date;
}

/** Prices a cart now: offered prices, the group's discount, stock and valid vouchers. */
export async function priceCart(db: Queryable, cart: CartRow | undefined, pricing: Pricing): Promise<PricedCart> {
  const { goods, hasVouchers } = cart
    ? await listCartGoods(db, cart.id, pricing.locale)
    : { goods: [], hasVouchers: false };
  const vouchers = cart && hasVouchers ? await listCartVouchers(db, cart.id) : [];
  return priceGoods(db, { goods, vouchers }, { ...pricing, email: pricing.email ?? cart?.email ?? null });
}

/** Prices goods that need not be in a cart, by the same rules: those of an order, and what a clerk orders for a buyer. */
export async function priceGoods(
  db: Queryable,
  wanted: { readonly goods: readonly WantedLine[]; readonly vouchers: readonly Voucher[] },
  pricing: Pricing,
): Promise<PricedCart> {
  const percent = await findDiscountPercent(db, pricing.accountId);
  const lines: SoldLine[] = [];
  const gone: { listingId: number; name: string }[] = [];
  const leftOut: { listingId: number; name: string }[] = [];
  for (const each of wanted.goods) {
    const { product } = each;
    const line = priceLine(each, percent);
    if (line && lines.length >= linesPerCart) leftOut.push({ listingId: product.id, name: product.name });
    else if (line) lines.push(line);
    else gone.push({ listingId: product.id, name: product.name });
  }
  const { vouchers, totals } = await applyVouchers(db, lines, wanted.vouchers, pricing);
  const { shop, ageProviders } = pricing.config;
  const rules = lines.map(({ product }) => product.age_rule);
  return {
    lines,
    gone,
    leftOut,
    vouchers,
    totals,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    weightG: lines.reduce((sum, { product, quantity }) => sum + (product.weight_g ?? 0) * quantity, 0),
    needsAgeCheck: needsHandoverCheck(rules, shop.country),
    ageLevel: ageLevelToOrder(rules, { country: shop.country, hasProvider: ageProviders.length > 0 }),
  };
}

/** The price of a piece for a group member. */
export function priceFor(product: ProductRow, discountPercent: number): number | null {
  return product.price_minor === null
    ? null
    : memberPrice(product.price_minor, discountPercent, product.may_be_discounted);
}

/**
 * Whether the price differs from the one that the buyer saw. A lower price through a new group discount needs no
 * acceptance.
 */
export function isPriceChanged({ product, seen, price }: SoldLine): boolean {
  const isMembersDiscount = price < seen.seen_price_minor && seen.seen_price_minor === product.price_minor;
  return seen.seen_price_minor !== price && !isMembersDiscount;
}

function priceLine({ product, seen, agreed }: WantedLine, percent: number): SoldLine | undefined {
  const price = agreed?.price ?? priceFor(product, percent);
  const quantity = Math.min(seen.quantity, product.available);
  if (price === null || quantity === 0) return undefined;
  const regular = product.original_price_minor ?? product.price_minor;
  return {
    product,
    seen,
    quantity,
    price,
    regularPrice: regular !== null && regular > price ? regular : null,
    taxRate: agreed?.taxRate ?? product.tax_rate,
    mayBeDiscounted: product.may_be_discounted,
  };
}

/** Vouchers that don't count stay in the cart with their reason. */
async function applyVouchers(db: Queryable, lines: readonly SoldLine[], own: readonly Voucher[], pricing: Pricing) {
  const { accountId, email, at, config } = pricing;
  const refusals = new Map<number, VoucherRefusal>();
  // A merged cart may have more than the limit.
  for (const voucher of own.slice(vouchersPerCart)) refusals.set(voucher.id, { error: 'too_many_vouchers' });
  for (const voucher of own.slice(0, vouchersPerCart)) {
    const error = await checkVoucher(db, voucher, { ...valuesFor(voucher, lines), accountId, email, at });
    if (error) refusals.set(voucher.id, await describeVoucherError(db, voucher, error));
  }
  const counting = own.filter(({ id }) => !refusals.has(id));
  const totals = goodsTotals(
    lines,
    counting.map((voucher) => discountOf(voucher, lines)),
    config.shop.freeDeliveryAbove.amount,
  );
  const vouchers = own.map((voucher) => ({
    voucher,
    discount: totals.voucherDiscounts[counting.indexOf(voucher)] ?? 0,
    refusal: refusals.get(voucher.id),
  }));
  return { vouchers, totals };
}

/** The values that a voucher is checked with. */
export function valuesFor(voucher: Voucher, lines: readonly SoldLine[]): { goods: number; fitting: number } {
  return {
    goods: discountableGoods(lines),
    fitting: discountableGoods(lines.filter(({ product }) => isFor(voucher, product))),
  };
}

function discountOf(voucher: Voucher, lines: readonly SoldLine[]): VoucherDiscount {
  const { kind, percent, amount_minor: amount } = voucher;
  const fitting = new Set(lines.flatMap(({ product }, index) => (isFor(voucher, product) ? [index] : [])));
  if (kind === 'percent') return { kind, percent: percent ?? 0, lines: fitting };
  if (kind === 'fixed') return { kind, amount: amount ?? 0, lines: fitting };
  return { kind, lines: fitting };
}
