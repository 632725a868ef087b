import { lastViewedLimit } from '#shared/catalog/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Money } from '#shared/money/money.ts';

/** Key in the browser's local storage. Its value: an object with the products of each language. */
export const lastViewedKey = 'last_viewed_products';

export interface LastViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly is_price_sale_active: boolean;
  readonly tax_rate: number;
  readonly original_price: Money | null;
  /** Key and text of the main picture. */
  readonly image: { readonly key: string; readonly alt: string } | null;
  readonly price: Money;
}

export type LastViewed = Partial<Record<Locale, readonly LastViewedProduct[]>>;

/** A viewed product goes to the front, once; the oldest beyond the limit is forgotten. */
export function withViewed(
  products: readonly LastViewedProduct[],
  viewed: LastViewedProduct,
): readonly LastViewedProduct[] {
  return [viewed, ...products.filter(({ id }) => id !== viewed.id)].slice(0, lastViewedLimit);
}

/** Reads what local storage holds. It belongs to the visitor: whatever is out of shape is left out, never trusted. */
export function parseLastViewed(stored: string | null, locale: Locale): readonly LastViewedProduct[] {
  const products = parseAll(stored)[locale];
  return Array.isArray(products) ? products.filter(isProduct).slice(0, lastViewedLimit) : [];
}

/** The text to store: the products of a language beside those of the others. */
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
  const { id, name, url, price, image, original_price } = value;
  return (
    Number.isSafeInteger(id) &&
    typeof name === 'string' &&
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    isMoney(price) &&
    (original_price === null || isMoney(original_price)) &&
    (image === null || (isObject(image) && typeof image.key === 'string' && typeof image.alt === 'string'))
  );
}

function isMoney(value: unknown): value is Money {
  return isObject(value) && Number.isSafeInteger(value.amount) && typeof value.currency === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
