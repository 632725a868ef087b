import type { Language } from './language.ts';
import { cs } from './languages/cs/language.ts';
import { de } from './languages/de/language.ts';
import { en } from './languages/en/language.ts';

/** The languages of the interface, in the order of the switcher. Each also needs a folder in `languages`. */
export const locales = ['cs', 'en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** The language without a prefix in paths, and the source of every text. */
export const defaultLocale: Locale = 'cs';

export const languages: Readonly<Record<Locale, Language>> = { cs, en, de };

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
