import { languages, type Locale } from '#shared/i18n/locales.ts';

/** A number with a fixed number of decimals, formatted for the language: 4,6 in Czech, 4.6 in English. */
export function decimalText(value: number, locale: Locale, decimals: number): string {
  return value.toFixed(decimals).replace('.', languages[locale].decimalMark);
}

/** A percentage with at most one decimal: 12,5 % in Czech, 12.5% in English. */
export function percentText(value: number, locale: Locale): string {
  return decimalText(value, locale, Number.isInteger(value) ? 0 : 1) + languages[locale].percentSign;
}

/** A whole number with thousands separators: 1 284 in Czech, 1,284 in English, 1.284 in German. */
export function wholeNumberText(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, languages[locale].thousandsSeparator);
}

/** `128`, or `1 000+` if there are more than were counted. */
export function countText({ count, is_more }: { count: number; is_more: boolean }, locale: Locale): string {
  return `${wholeNumberText(count, locale)}${is_more ? '+' : ''}`;
}
