import type { Locale } from '../i18n/locales.ts';
import { routePath } from '../i18n/paths.ts';
import { infoPages } from './limits.ts';

/** The initial slugs. If a slug has changed since, the old one redirects. */
const slugs: Record<Locale, string> = {
  cs: 'obchodni-podminky',
  en: 'terms-and-conditions',
  de: 'allgemeine-geschaeftsbedingungen',
};

/** The path of the terms. In its own file, because `info-paths.ts` is loaded by every page. */
export function termsPath(locale: Locale): string {
  return routePath('info', locale, { id: infoPages.terms, slug: slugs[locale] });
}
