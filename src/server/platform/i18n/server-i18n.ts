import { setupI18n, type I18n } from '@lingui/core';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { messages as cs } from '#server/locales/cs.po';
import { messages as de } from '#server/locales/de.po';
import { messages as en } from '#server/locales/en.po';

const catalogues = { cs, en, de };

const instances = mapLocales((locale) => setupI18n({ locale, messages: { [locale]: catalogues[locale] } }));

/** The server's own texts (errors, later mails) in a language. */
export function serverI18n(locale: Locale): I18n {
  return instances[locale];
}
