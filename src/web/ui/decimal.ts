import type { Locale } from '#shared/i18n/locales.ts';

/** A number with a fixed count of decimals, written as the language writes it: 4,6 in Czech, 4.6 in English. */
export function decimalText(value: number, locale: Locale, decimals: number): string {
  const digits = value.toFixed(decimals);
  return locale === 'en' ? digits : digits.replace('.', ',');
}
