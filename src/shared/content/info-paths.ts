import type { Locale } from '../i18n/locales.ts';
import { routePath } from '../i18n/paths.ts';
import { infoPages } from './limits.ts';

/** The initial slugs. If a slug has changed since, the old one redirects. */
const slugs = {
  privacy: { cs: 'ochrana-osobnich-udaju', en: 'privacy-policy', de: 'datenschutzerklaerung' },
  howItWorks: { cs: 'jak-to-funguje', en: 'how-it-works', de: 'so-funktioniert-es' },
} as const satisfies Partial<Record<keyof typeof infoPages, Record<Locale, string>>>;

/** The path of the info page on personal data. */
export function privacyPath(locale: Locale): string {
  return pathOf('privacy', locale);
}

/** The path of the info page that explains the portal. */
export function howItWorksPath(locale: Locale): string {
  return pathOf('howItWorks', locale);
}

function pathOf(page: keyof typeof slugs, locale: Locale): string {
  return routePath('info', locale, { id: infoPages[page], slug: slugs[page][locale] });
}
