import type { ListingCard } from '#shared/catalog/contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Money } from '#shared/money/money.ts';
import { memberPrice } from '#shared/shop/totals.ts';
import type { ListingCardRow } from './listing-card.queries.ts';

/** @param discountPercent the discount of the caller's group on the shop's goods */
export function presentCard(row: ListingCardRow, locale: Locale, discountPercent: number): ListingCard {
  const isAdvert = row.kind === 'advert';
  const own = ownPrices(row, discountPercent);
  return {
    id: row.id,
    kind: row.kind,
    offer_type: row.offer_type,
    name: row.name,
    slug: row.slug,
    text_locale: row.text_locale,
    category: { id: row.category_id, slug: row.category_slug },
    brand: row.brand,
    package: packageOf(row, locale),
    vintage: row.vintage,
    age_years: row.age_years,
    abv: row.abv,
    price: money(own.price, row.currency),
    original_price: money(own.original, row.currency),
    unit_price:
      own.unitPrice === null || row.unit_price_unit === null
        ? null
        : { amount: own.unitPrice, currency: row.base_currency, unit: row.unit_price_unit },
    is_negotiable: row.is_negotiable,
    is_topped: row.is_topped,
    is_sold: isAdvert && row.visibility === 'reachable',
    is_reserved: row.is_reserved ?? false,
    stock: isAdvert ? null : row.is_in_stock ? 'in_stock' : 'sold_out',
    place: row.place,
    published_at: row.published_at.toISOString(),
    seller: sellerOf(row),
    picture: row.picture_key === null ? null : { key: row.picture_key, alt: row.name },
  };
}

interface OwnPrices {
  readonly price: number | null;
  /** The price for others, or the price before the sale. */
  readonly original: number | null;
  readonly unitPrice: number | null;
}

/** The price for the caller: members pay less for the shop's goods, unless those may not be discounted. */
function ownPrices(row: ListingCardRow, discountPercent: number): OwnPrices {
  const { price_minor: price, unit_price_base: unitPrice } = row;
  const original = row.is_on_sale ? row.original_price_minor : null;
  const lowered = (amount: number) => memberPrice(amount, discountPercent, row.may_be_discounted);
  if (row.kind === 'advert' || price === null || lowered(price) === price) return { price, original, unitPrice };
  return {
    price: lowered(price),
    original: original ?? price,
    unitPrice: unitPrice === null ? null : lowered(unitPrice),
  };
}

/** The tags that invalidate a page with these cards. */
export function cardTags(cards: readonly ListingCard[]): string[] {
  const sellers = cards.flatMap(({ seller }) => (seller ? [`seller:${seller.id}`] : []));
  return [...cards.map(({ id }) => `listing:${id}`), ...new Set(sellers)];
}

function money(amount: number | null, currency: string): Money | null {
  return amount === null ? null : { amount, currency };
}

function packageOf(row: ListingCardRow, locale: Locale): string | null {
  if (row.package_unit === null || row.package_amount === null) return null;
  return packageLabel({ unit: row.package_unit, amount: row.package_amount, count: row.package_count ?? 1 }, locale);
}

function sellerOf(row: ListingCardRow): ListingCard['seller'] {
  if (row.seller_id === null || row.username === null) return null;
  return {
    id: row.seller_id,
    username: row.username,
    is_verified: row.authorized ?? false,
    is_business: row.is_business ?? false,
    stars: row.stars_average,
    reviews: row.reviews ?? 0,
  };
}
