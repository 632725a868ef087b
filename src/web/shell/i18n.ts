import { setupI18n, type I18n } from '@lingui/core';
import type { Locale } from '#shared/i18n/locales.ts';

const loaders: Record<Locale, () => Promise<{ messages: Record<string, string> }>> = {
  cs: () => import('#web/locales/cs.po'),
  en: () => import('#web/locales/en.po'),
  de: () => import('#web/locales/de.po'),
};

const instances = new Map<Locale, I18n>();

/** The interface's texts in a language; each catalogue is a chunk of its own, loaded once. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const known = instances.get(locale);
  if (known) return known;
  const { messages } = await loaders[locale]();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  instances.set(locale, i18n);
  return i18n;
}
