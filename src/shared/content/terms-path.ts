import type { Locale } from '../i18n/locales.ts';
import { routePath } from '../i18n/paths.ts';
import { infoPages } from './limits.ts';

/** The slugs as they are at first: one that was changed since leads to the new one all the same. */
const slugs: Record<Locale, string> = {
  cs: 'obchodni-podminky',
  en: 'terms-and-conditions',
  de: 'allgemeine-geschaeftsbedingungen',
};

/** The address of the terms. Apart from the others, which every page loads. */
export function termsPath(locale: Locale): string {
  return routePath('info', locale, { id: infoPages.terms, slug: slugs[locale] });
}
