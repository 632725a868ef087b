import type { Locale } from '#shared/i18n/locales.ts';
import {
  lastViewedKey,
  parseLastViewed,
  storedText,
  withViewed,
  type LastViewedProduct,
} from './last-viewed-products.ts';

/** The products viewed last in a language; none where the browser keeps no storage. */
export function readLastViewed(locale: Locale): readonly LastViewedProduct[] {
  return parseLastViewed(stored(), locale);
}

/** Remembers a viewed product. A browser that keeps nothing (full, forbidden) simply forgets. */
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
