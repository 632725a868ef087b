import type { z } from 'zod';
import type { BranchOffer, cartContract, DeliveryOffer, PaymentOffer } from '#shared/cart/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import { discountableGoods } from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import { shopCalendar, type BranchRow } from '#server/features/branches/index.ts';
import {
  expectedDays,
  expectedSpan,
  readDeliveryWays,
  readyDays,
  readySpan,
  type CarrierRow,
  type ChosenWay,
  type Days,
  type PaymentMethodRow,
  type Span,
  type StockRow,
} from '#server/features/delivery/index.ts';
import { chooseStock } from '#server/features/stock/index.ts';
import { isTestGateway } from '#server/features/payments/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { CartRow } from './cart.queries.ts';
import { priceCart, type PricedCart, type SoldLine } from './price-cart.ts';

type Offers = z.output<(typeof cartContract)['delivery']['response']>;

/** Options of delivery, pickup and payment for the cart. */
export async function offerDelivery(
  { db, config, now }: Context,
  cart: CartRow | undefined,
  asking: { locale: Locale; accountId: number | undefined },
): Promise<Offers> {
  const at = now();
  const priced = await priceCart(db, cart, { config, ...asking, email: null, at });
  return offersFor({ db, config, at }, priced, asking.locale);
}

/**
 * The options for a cart that is already priced.
 * @param chosen only these, with the days of the chosen branch
 */
export async function offersFor(
  { db, config, at }: { db: Queryable; config: Context['config']; at: Date },
  priced: PricedCart,
  locale: Locale,
  chosen?: ChosenWay,
): Promise<Offers> {
  const { shop } = config;
  const { currency } = shop;
  const goods = discountableGoods(priced.lines) - priced.totals.discount;
  const { carriers, methods, branches, stock, closed } = await readDeliveryWays(db, {
    locale,
    parcel: { weightG: priced.weightG, goods, listingIds: priced.lines.map(({ product }) => product.id) },
    today: shopCalendar(shop, at).today,
    chosen,
  });
  const closedFor = (branchId?: number) =>
    closed.flatMap(({ branch_id: id, day }) => (id === null || id === branchId ? [day] : []));
  const calendar = shopCalendar(shop, at, closedFor());
  const charged = priced.totals.goods - priced.totals.discount;
  const isOverLimit = ({ code, fee_minor }: PaymentMethodRow, delivery: number) =>
    code === 'cash_on_delivery' && charged + delivery + fee_minor > shop.cashLimit;
  const place = comeFromPrague(priced.lines, stock) ? 'prague' : 'elsewhere';
  const branchOffers = branches.map((branch) => {
    const hasEverything = holdsAll(branch, priced.lines, stock);
    const span = readySpan(hasEverything);
    const days = readyDays(span, shopCalendar(shop, at, closedFor(branch.id)), branch.opening_hours);
    return presentBranch(branch, { hasEverything, span, days });
  });
  const allowed = carriers.filter((carrier) => mayTake(carrier, priced, shop.country));
  return {
    country: shop.country,
    today: calendar.today,
    too_small: allowed
      .filter(({ max_weight_g: most }) => most !== null && most < priced.weightG)
      .map(({ id, kind, name, max_weight_g: most }) => ({ id, kind, name, max_weight_g: most! })),
    deliveries: allowed
      .filter(({ price_minor: price }) => price !== null)
      .map((carrier): DeliveryOffer => {
        const span = expectedSpan(place, { min: carrier.days_min, max: carrier.days_max });
        const days = carrier.kind === 'branch' ? earliest(branchOffers) : expectedDays(span, calendar);
        const price = priced.totals.isDeliveryFree ? 0 : carrier.price_minor!;
        const fitting = methods.filter(({ id }) => carrier.payment_method_ids.includes(id));
        const overLimit = fitting.filter((method) => isOverLimit(method, price));
        return {
          id: carrier.id,
          code: carrier.code,
          kind: carrier.kind,
          name: carrier.name,
          description: carrier.description,
          price: { amount: price, currency },
          expected_from: days?.from ?? calendar.today,
          expected_to: days?.to ?? calendar.today,
          span,
          payment_methods: fitting.filter((method) => !overLimit.includes(method)).map(({ id }) => id),
          over_limit: overLimit.map(({ id }) => id),
        };
      }),
    payments: methods.map(({ id, code, fee_minor: fee, name, description }): PaymentOffer => ({
      id,
      code,
      name,
      description,
      fee: { amount: fee, currency },
      cash_step: code === 'cash_on_delivery' ? shop.cashStep : 1,
      is_test: code === 'card' && isTestGateway(config),
    })),
    branches: branchOffers,
  };
}

/** For any weight and value. */
function mayTake(carrier: CarrierRow, { lines, needsAgeCheck }: PricedCart, country: string): boolean {
  if (needsAgeCheck && !carrier.checks_age) return false;
  return lines.every(({ product }) => product.delivery_countries?.includes(country) ?? true);
}

function presentBranch(
  branch: BranchRow,
  { hasEverything, span, days }: { hasEverything: boolean; span: Span; days: Days },
): BranchOffer {
  const { id, town, street, postcode, phone, opening_hours } = branch;
  return {
    id,
    slug: slugOf(town),
    town,
    street,
    postcode,
    phone,
    opening_hours,
    has_everything: hasEverything,
    ready_from: days.from,
    ready_to: days.to,
    span,
  };
}

/** The pickup days depend on whether the branch has all of the goods. */
function holdsAll({ id }: BranchRow, lines: readonly SoldLine[], stock: readonly StockRow[]): boolean {
  return lines.every(({ product, quantity }) =>
    stock.some((row) => row.listing_id === product.id && row.branch_id === id && row.quantity >= quantity),
  );
}

/** Uses the same choice as placing an order, so that the order keeps the offered days. */
function comeFromPrague(lines: readonly SoldLine[], stock: readonly StockRow[]): boolean {
  const inPrague = new Set(stock.filter((row) => row.is_in_prague).map((row) => row.branch_id));
  return lines.every(({ product, quantity }) =>
    chooseStock({ listingId: product.id, quantity }, stock, null)?.every(({ branchId }) => inPrague.has(branchId)),
  );
}

function earliest(branches: readonly BranchOffer[]): Days | undefined {
  const [first] = branches.toSorted((one, other) => one.ready_from.localeCompare(other.ready_from));
  return first && { from: first.ready_from, to: first.ready_to };
}
