import type { Cart, CartChange } from '#shared/cart/contract.ts';
import type { ListingCard, UnitPrice } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { voucherRefusalText, type VoucherLimits } from '#server/features/vouchers/index.ts';
import type { CartRow } from './cart.queries.ts';
import { isPriceChanged, type PricedCart, type SoldLine } from './price-cart.ts';

interface Parts {
  readonly cart: CartRow | undefined;
  readonly priced: PricedCart;
  readonly cards: readonly ListingCard[];
  /** Of the limited vouchers, by id. */
  readonly limits: ReadonlyMap<number, VoucherLimits>;
  readonly locale: Locale;
  readonly freeDeliveryAbove: { readonly amount: number; readonly currency: string };
}

export function presentCart({ cart, priced, cards, limits, freeDeliveryAbove, locale }: Parts): Cart {
  const { currency } = freeDeliveryAbove;
  const money = (amount: number) => ({ amount, currency });
  const { lines, gone, leftOut, vouchers, totals } = priced;
  return {
    lines: lines.flatMap((line) => {
      // A product hidden between the two reads has no card; the next answer reports it as unavailable.
      const card = cards.find(({ id }) => id === line.product.id);
      return card ? [presentLine(line, card, money)] : [];
    }),
    changes: [
      ...gone.map(({ listingId, name }) => ({ kind: 'gone' as const, listing_id: listingId, name })),
      ...leftOut.map(({ listingId, name }) => ({ kind: 'left_out' as const, listing_id: listingId, name })),
      ...lines.flatMap((line) => changesOf(line, money)),
    ],
    vouchers: vouchers.map(({ voucher, discount, refusal }) => ({
      code: voucher.code,
      kind: voucher.kind,
      percent: voucher.percent,
      discount: money(discount),
      only_for: onlyFor(limits.get(voucher.id)),
      error: refusal?.error ?? null,
      error_text: refusal ? voucherRefusalText(locale, refusal) : null,
    })),
    email: cart?.email ?? null,
    pieces: priced.pieces,
    goods: money(totals.goods),
    discount: money(totals.discount),
    total: money(totals.goods - totals.discount),
    is_delivery_free: totals.isDeliveryFree,
    missing_to_free_delivery: money(totals.missingToFreeDelivery),
    free_delivery_above: freeDeliveryAbove,
    needs_age_check: priced.needsAgeCheck,
    needs_birth_date: priced.ageLevel === 'birth_date',
    needs_age_proof: priced.ageLevel === 'provider',
    weight_g: priced.weightG,
  };
}

function onlyFor(limits: VoucherLimits | undefined): string[] {
  return limits ? [...limits.categories, ...limits.brands].map(({ name }) => name) : [];
}

function presentLine(
  line: SoldLine,
  card: ListingCard,
  money: (amount: number) => Cart['total'],
): Cart['lines'][number] {
  const { product, quantity, price, regularPrice } = line;
  return {
    listing_id: product.id,
    name: card.name,
    slug: card.slug,
    category: card.category,
    package: card.package,
    picture: card.picture,
    quantity,
    available: product.available,
    price: money(price),
    regular_price: regularPrice === null ? null : money(regularPrice),
    unit_price: unitPriceOf(card, price),
    total: money(price * quantity),
    tax_rate: line.taxRate,
    may_be_discounted: line.mayBeDiscounted,
    needs_age_check: product.age_rule !== 'none',
  };
}

/** In proportion to the price for this buyer. */
function unitPriceOf({ unit_price: unitPrice, price: shown }: ListingCard, price: number): UnitPrice | null {
  if (!unitPrice || !shown?.amount) return null;
  return { ...unitPrice, amount: Math.round((unitPrice.amount * price) / shown.amount) };
}

function changesOf(line: SoldLine, money: (amount: number) => Cart['total']): CartChange[] {
  const { product, seen, price, quantity } = line;
  const about = { listing_id: product.id, name: product.name };
  const changes: CartChange[] = [];
  if (isPriceChanged(line))
    changes.push({ kind: 'price', ...about, before: money(seen.seen_price_minor), now: money(price) });
  if (seen.quantity !== quantity) changes.push({ kind: 'quantity', ...about, before: seen.quantity, now: quantity });
  return changes;
}
