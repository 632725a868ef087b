import { setupI18n, type I18n } from '@lingui/core';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { messages as cs } from '#shared/i18n/languages/cs/server.po';
import { messages as de } from '#shared/i18n/languages/de/server.po';
import { messages as en } from '#shared/i18n/languages/en/server.po';

const catalogues = { cs, en, de };

const instances = mapLocales((locale) => setupI18n({ locale, messages: { [locale]: catalogues[locale] } }));

/** The server's own texts (errors, mails, documents) in a language. */
export function serverI18n(locale: Locale): I18n {
  return instances[locale];
}
