/** The languages of the interface. Czech is the default and the source of every text. */
export const locales = ['cs', 'en', 'de'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'cs';

/** Value of `<html lang>` and of `og:locale` (with an underscore) for each locale. */
export const languageTags: Record<Locale, string> = { cs: 'cs-CZ', en: 'en-US', de: 'de-DE' };

export const languageNames: Record<Locale, string> = { cs: 'Čeština', en: 'English', de: 'Deutsch' };

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
