import { setupI18n, type I18n } from '@lingui/core';
import { messages } from 'virtual:messages';
import type { Locale } from '#shared/i18n/locales.ts';
import { isPersonalRoute, type RouteId } from '#shared/i18n/paths.ts';

const instances = new Map<string, I18n>();

/** The texts that a page of a screen needs in a language: a chunk of its own, loaded once. */
export async function loadI18n(locale: Locale, route: RouteId | 'error'): Promise<I18n> {
  const key = `${locale}/${route}`;
  const known = instances.get(key);
  if (known) return known;
  const { messages: texts } = await textsOf(locale, route);
  const i18n = setupI18n({ locale, messages: { [locale]: texts } });
  instances.set(key, i18n);
  return i18n;
}

async function textsOf(locale: Locale, route: RouteId | 'error') {
  if (route === 'error' || !isPersonalRoute(route)) return messages[locale][route]();
  const personal = await import('virtual:personal-messages');
  return personal.messages[locale][route]();
}
