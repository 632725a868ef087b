import type { UnitPrice } from '#shared/catalog/contract.ts';
import { lastViewedLimit } from '#shared/shop/figures.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Money } from '#shared/money/money.ts';

/** Key in local storage. The value is an object with a list of products for each language. */
export const lastViewedKey = 'last_viewed_products';

export interface LastViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly is_price_sale_active: boolean;
  readonly tax_rate: number;
  readonly original_price: Money | null;
  /** Key and alternative text of the main picture. */
  readonly image: { readonly key: string; readonly alt: string } | null;
  readonly price: Money;
  /** Beside every price. Missing in entries of earlier versions. */
  readonly unit_price?: UnitPrice | null;
}

export type LastViewed = Partial<Record<Locale, readonly LastViewedProduct[]>>;

/** Moves a viewed product to the front without duplicates; drops the oldest beyond the limit. */
export function withViewed(
  products: readonly LastViewedProduct[],
  viewed: LastViewedProduct,
): readonly LastViewedProduct[] {
  return [viewed, ...products.filter(({ id }) => id !== viewed.id)].slice(0, lastViewedLimit);
}

/** Parses the stored value. Users can edit local storage, so malformed data are ignored. */
export function parseLastViewed(stored: string | null, locale: Locale): readonly LastViewedProduct[] {
  const products = parseAll(stored)[locale];
  return Array.isArray(products) ? products.filter(isProduct).slice(0, lastViewedLimit) : [];
}

/** The value to store: the products of a language merged with those of the others. */
export function storedText(stored: string | null, locale: Locale, products: readonly LastViewedProduct[]): string {
  return JSON.stringify({ ...parseAll(stored), [locale]: products });
}

function parseAll(stored: string | null): LastViewed {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isObject(value) && !Array.isArray(value) ? (value as LastViewed) : {};
  } catch {
    return {};
  }
}

function isProduct(value: unknown): value is LastViewedProduct {
  if (!isObject(value)) return false;
  const { id, name, url, price, image, original_price, unit_price } = value;
  return (
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    isMoney(price) &&
    (original_price === null || isMoney(original_price)) &&
    (!unit_price || (isMoney(unit_price) && 'unit' in unit_price)) &&
    (image === null || (isObject(image) && typeof image.key === 'string' && typeof image.alt === 'string'))
  );
}

function isMoney(value: unknown): value is Money {
  return isObject(value) && Number.isSafeInteger(value.amount) && typeof value.currency === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
