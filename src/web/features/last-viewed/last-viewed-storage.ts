import type { Locale } from '#shared/i18n/locales.ts';
import {
  lastViewedKey,
  parseLastViewed,
  storedText,
  withViewed,
  type LastViewedProduct,
} from './last-viewed-products.ts';

/** Recently viewed products in a language; none if storage is unavailable. */
export function readLastViewed(locale: Locale): readonly LastViewedProduct[] {
  return parseLastViewed(stored(), locale);
}

/** Stores a viewed product. Does nothing if storage is full or blocked. */
export function rememberViewed(locale: Locale, product: LastViewedProduct): void {
  const text = storedText(stored(), locale, withViewed(readLastViewed(locale), product));
  try {
    window.localStorage.setItem(lastViewedKey, text);
  } catch {
    return;
  }
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(lastViewedKey);
  } catch {
    return null;
  }
}
