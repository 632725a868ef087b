import { msg, plural } from '@lingui/core/macro';
import type { ListingCard, ListingDetail } from '#shared/catalog/contract.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { breadcrumbOf, slugsOf } from '../category/category-presenter.ts';
import type { CategoryTextRow } from '../category/category.queries.ts';
import type { BranchStockRow, ListingFacts, ListingTextRow, ProductRow } from './listing-detail.queries.ts';
import {
  currentSale,
  firstStepOf,
  lowestPriceBefore,
  type OfferedPrice,
  type SalePeriod,
} from '#server/features/products/index.ts';

export interface DetailParts {
  readonly card: ListingCard;
  readonly facts: ListingFacts;
  readonly texts: readonly ListingTextRow[];
  readonly categoryTexts: readonly CategoryTextRow[];
  readonly pictureKeys: readonly string[];
  readonly sellerFurther: readonly ListingCard[];
  readonly similar: readonly ListingCard[];
  readonly product: ListingDetail['product'];
}

export function presentDetail(parts: DetailParts, locale: Locale): ListingDetail {
  const { card, facts, categoryTexts } = parts;
  const text = textFor(parts.texts, locale);
  return {
    ...card,
    slugs: listingSlugs(parts.texts),
    category_slugs: slugsOf(facts.category_id, categoryTexts),
    state: card.is_sold ? 'sold' : 'available',
    text: text.description,
    breadcrumb: breadcrumbOf(facts.path, categoryTexts, locale),
    age_rule: facts.age_rule,
    may_be_advertised: facts.may_be_advertised,
    pictures: parts.pictureKeys.map((key, at) => ({
      key,
      alt: altOf(card.name, at + 1, parts.pictureKeys.length, locale),
    })),
    origin: facts.origin,
    brand_id: facts.brand_id,
    topped_until: facts.topped_until?.toISOString() ?? null,
    business: businessOf(facts),
    seller_since: facts.seller_since?.toISOString() ?? null,
    seller_avatar: facts.seller_avatar,
    seller_further: [...parts.sellerFurther],
    similar: [...parts.similar],
    product: parts.product,
  };
}

/** The alternative text of a picture: `Rum, obrázek 2 ze 3`. */
function altOf(name: string, number: number, count: number, locale: Locale): string {
  if (count === 1) return name;
  const i18n = serverI18n(locale);
  return i18n._(
    msg`${{ name }}, obrázek ${{ number }} ${plural(count, { 6: 'ze #', 7: 'ze #', few: 'ze #', other: 'z #' })}`,
  );
}

/** The text in the language, else in any: an advert has only the language it was written in. */
function textFor(texts: readonly ListingTextRow[], locale: Locale): ListingTextRow {
  const text =
    texts.find((candidate) => candidate.locale === locale) ?? texts.find(({ locale: l }) => l === defaultLocale);
  return text ?? texts[0]!;
}

export function listingSlugs(texts: readonly ListingTextRow[]): Record<Locale, string> {
  return mapLocales((locale) => textFor(texts, locale).slug);
}

function businessOf({ company, company_id, tax_id, company_address }: ListingFacts): ListingDetail['business'] {
  if (company === null || company_id === null || company_address === null) return null;
  return { company, company_id, tax_id, address: company_address };
}

/** @param card with the caller's price; sales and the lowest price belong to the general price, that of the product */
export function presentProduct(
  product: ProductRow,
  card: ListingCard,
  branches: readonly BranchStockRow[],
  prices: { sales: readonly SalePeriod[]; history: readonly OfferedPrice[]; discountPercent: number; now: Date },
): ListingDetail['product'] {
  const price = card.price ?? { amount: 0, currency: '' };
  const holding = branches.filter(({ quantity }) => quantity > 0);
  const isOnSale = product.is_on_sale && product.original_price_minor !== null;
  const sale = isOnSale ? currentSale(prices.sales, prices.now) : undefined;
  // A discount without dates began when its price did.
  const began = sale
    ? firstStepOf(sale, prices.sales)
    : prices.history.findLast(({ valid_to }) => valid_to === null)?.valid_from;
  const lowest = isOnSale && began ? lowestPriceBefore(began, prices.history) : undefined;
  return {
    sku: product.sku,
    ean: product.ean,
    tax_rate: product.tax_rate,
    may_be_discounted: product.may_be_discounted,
    is_member_price: prices.discountPercent > 0 && price.amount < (product.price_minor ?? 0),
    price_without_tax: { ...price, amount: Math.round((price.amount * 100) / (100 + product.tax_rate)) },
    lowest_price_30_days: lowest === undefined ? null : { ...price, amount: lowest },
    // Until the worker has applied a sale's price, the page does not show when the sale ends.
    sale_ends_at: sale?.price_minor === product.price_minor ? sale.ends_at.toISOString() : null,
    ingredients_and_allergens: product.ingredients_and_allergens,
    stock_total: branches.reduce((sum, { quantity }) => sum + quantity, 0),
    delivery: holding.length === 0 ? null : deliveryOf(holding.some(({ is_in_prague }) => is_in_prague)),
    branches: branches
      .filter(({ kind }) => kind === 'store')
      .map(({ id, town, street, quantity, is_in_prague }) => ({
        id,
        slug: slugOf(town),
        town,
        street,
        quantity,
        delivery: quantity > 0 ? deliveryOf(is_in_prague) : 'to_10_days',
      })),
  };
}

function deliveryOf(isInPrague: boolean): 'prague_1_3' | 'elsewhere_3_5' {
  return isInPrague ? 'prague_1_3' : 'elsewhere_3_5';
}
