import type { Locale } from '../i18n/locales.ts';
import { routePath } from '../i18n/paths.ts';
import { infoPages } from './limits.ts';

/** A slug that was changed since leads there all the same. */
const howItWorksSlugs: Record<Locale, string> = {
  cs: 'jak-to-funguje',
  en: 'how-it-works',
  de: 'so-funktioniert-es',
};

/** The address of the info page that explains the portal. */
export function howItWorksPath(locale: Locale): string {
  return routePath('info', locale, { id: infoPages.howItWorks, slug: howItWorksSlugs[locale] });
}
