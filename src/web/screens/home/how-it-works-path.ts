import { infoPages } from '#shared/content/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { matchPath, routePath } from '#shared/i18n/paths.ts';
import type { Settings } from '#shared/settings/contract.ts';

/** Leads to the right address when the menus don't name the page. */
const slugs: Record<Locale, string> = { cs: 'jak-to-funguje', en: 'how-it-works', de: 'so-funktioniert-es' };

/** The address of the info page, with its slug where a menu links it. */
export function howItWorksPath(settings: Partial<Settings>, locale: Locale): string {
  const links = [...(settings.topmenu ?? []), ...(settings.bottommenu ?? []).flatMap((menu) => menu.links)];
  const known = links.find(({ link }) => {
    const { route, params } = matchPath(link);
    return route === 'info' && Number(params.id) === infoPages.howItWorks;
  });
  return known?.link ?? routePath('info', locale, { id: infoPages.howItWorks, slug: slugs[locale] });
}
