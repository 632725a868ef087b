import type { Locale } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';

/** Slugs of a text in every language; a language without a text gets `fallback`. */
export function slugsOf(rows: readonly { locale: string; slug: string }[], fallback: string): Record<Locale, string> {
  return mapLocales((locale) => rows.find((row) => row.locale === locale)?.slug ?? fallback);
}
