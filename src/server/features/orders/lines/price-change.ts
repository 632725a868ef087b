import type { Locale } from '#shared/i18n/locales.ts';
import type { ChangeObstacle, WantedLines } from '#shared/orders/clerk-contract.ts';
import type { AgeLevel, OrderAgeLevel } from '#shared/shop/age-levels.ts';
import { orderTotals, type OrderTotals } from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import {
  listProducts,
  offersFor,
  priceGoods,
  type PricedCart,
  type ProductRow,
  type WantedLine,
} from '#server/features/cart/index.ts';
import { takeBackVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { localeOfOrder } from '../documents/order-invoice.ts';
import { listOrderLines, type OrderDetailRow, type OrderLineRow } from '../order-detail.queries.ts';
import { isAtLocker, listAgeLevels, listHeldPieces, type LaterPromise } from './change-lines.queries.ts';

/** A line of the order, or one that is added to it. */
export interface WishedLine {
  /** Undefined: new. */
  readonly line: OrderLineRow | undefined;
  readonly product: ProductRow;
  readonly quantity: number;
}

export interface PricedChange {
  readonly before: readonly OrderLineRow[];
  /** Those that stay and those that are added; the lines that leave are missing. */
  readonly wished: readonly WishedLine[];
  /** Products that are unknown. */
  readonly unknown: readonly number[];
  readonly priced: PricedCart;
  readonly totals: OrderTotals;
  readonly obstacle: ChangeObstacle | null;
  readonly promise: LaterPromise | undefined;
}

/**
 * Prices an order with other lines. What was ordered keeps its price and tax rate, additional pieces of it too; added
 * goods cost what they cost the buyer now. Vouchers are checked again, as of the day on which they were used. The delivery
 * price is computed again, the payment fee stays.
 * The order is locked, and its vouchers are taken back.
 */
export async function priceChange(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  row: OrderDetailRow,
  wanted: WantedLines,
  at: Date,
): Promise<PricedChange> {
  const locale = localeOfOrder(row);
  const before = await listOrderLines(tx, row.id);
  const { wished, unknown } = await wish(tx, row.id, before, wanted, locale);
  const vouchers = await takeBackVouchers(tx, row.id);
  const goods = wished.map(toWanted);
  const pricing = { config, locale, accountId: row.account_id ?? undefined, email: row.email || null };
  const priced = await priceGoods(tx, { goods, vouchers }, { ...pricing, at: row.placed_at });
  const offers = await offersFor({ db: tx, config, at }, priced, locale);
  const delivery = offers.deliveries.find(({ id }) => id === row.carrier_id);
  const totals = orderTotals(priced.lines, priced.totals, {
    delivery: delivery?.price.amount ?? row.delivery_minor,
    fee: row.fee_minor,
    cashStep: row.payment_code === 'cash_on_delivery' ? config.shop.cashStep : 1,
  });
  const needsAgeCheck = priced.needsAgeCheck || row.needs_age_check;
  const obstacle =
    wished.length === 0
      ? 'no_goods'
      : !delivery
        ? 'delivery_unavailable'
        : delivery.over_limit.includes(row.payment_method_id)
          ? 'cash_over_limit'
          : !delivery.payment_methods.includes(row.payment_method_id)
            ? 'payment_unavailable'
            : needsAgeCheck && !row.needs_age_check && (await isAtLocker(tx, row.id))
              ? 'locker_without_age_check'
              : ageObstacle(await listAgeLevels(tx, row.id), priced.ageLevel);
  const more = wished.filter(({ line, quantity }) => quantity > (line?.quantity ?? 0));
  const promise = more.length === 0 ? undefined : await promiseFor(more);
  return { before, wished, unknown, priced, totals, obstacle, promise };

  /** The pieces that the order already holds keep their promise. */
  async function promiseFor(lines: readonly WishedLine[]): Promise<LaterPromise | undefined> {
    const missing = lines.map((each) => {
      const pieces = each.quantity - (each.line?.quantity ?? 0);
      return toWanted({ ...each, quantity: pieces });
    });
    const part = await priceGoods(tx, { goods: missing, vouchers: [] }, { ...pricing, at });
    const ways = await offersFor({ db: tx, config, at }, part, locale);
    const branch = ways.branches.find(({ id }) => id === row.branch_id);
    const way = ways.deliveries.find(({ id }) => id === row.carrier_id);
    const found = branch
      ? { span: branch.span, days: { from: branch.ready_from, to: branch.ready_to } }
      : way && { span: way.span, days: { from: way.expected_from, to: way.expected_to } };
    return found && found.span.max > row.promised_max_days ? found : undefined;
  }
}

function toWanted({ line, product, quantity }: WishedLine): WantedLine {
  const seen = { listing_id: product.id, quantity, seen_price_minor: product.price_minor ?? 0 };
  return { product, seen, agreed: line && { price: line.price_minor, taxRate: line.tax_rate } };
}

async function wish(
  tx: Tx,
  orderId: number,
  before: readonly OrderLineRow[],
  { lines, added }: WantedLines,
  locale: Locale,
): Promise<{ wished: WishedLine[]; unknown: number[] }> {
  const ids = [...before.flatMap(({ listing_id: id }) => id ?? []), ...added.map(({ listing_id: id }) => id)];
  const [products, held] = [await listProducts(tx, ids, locale), await listHeldPieces(tx, orderId)];
  const kept = before.flatMap((line): WishedLine[] => {
    const quantity = lines.findLast(({ line_id: id }) => id === line.id)?.quantity ?? line.quantity;
    if (quantity === 0) return [];
    const product = (line.listing_id !== null && products.get(line.listing_id)) || deletedProduct(line);
    return [{ line, quantity, product: { ...product, available: product.available + (held.get(line.id) ?? 0) } }];
  });
  const fresh = added.flatMap(({ listing_id: id, quantity }): WishedLine[] => {
    const product = products.get(id);
    return product ? [{ line: undefined, product, quantity }] : [];
  });
  return {
    wished: [...kept, ...fresh],
    unknown: added.flatMap(({ listing_id: id }) => (products.has(id) ? [] : [id])),
  };
}

/** What is left of a deleted product. No voucher for certain goods fits it; it is discounted only if it was. */
function deletedProduct(line: OrderLineRow): ProductRow {
  return {
    id: line.listing_id ?? -line.id,
    price_minor: null,
    original_price_minor: null,
    available: 0,
    tax_rate: line.tax_rate,
    weight_g: null,
    may_be_discounted: line.discount_minor > 0,
    age_rule: 'none',
    delivery_countries: null,
    category_path: [],
    brand_id: null,
    sku: line.sku,
    name: line.name,
  };
}

/** Goods that need more evidence of the age than the order has. */
function ageObstacle(proven: readonly AgeLevel[], needed: OrderAgeLevel): ChangeObstacle | null {
  if (needed === 'confirmed' || proven.includes('provider') || proven.includes('handover')) return null;
  if (needed === 'provider') return 'age_proof_needed';
  return proven.includes('birth_date') ? null : 'birth_date_needed';
}
