import type { BreadcrumbItem } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { BreadcrumbLink } from '#web/ui/breadcrumb.tsx';

/** The breadcrumb from the home page to the category. */
export function categoryTrail(breadcrumb: readonly BreadcrumbItem[], locale: Locale, home: string): BreadcrumbLink[] {
  return [
    { name: home, href: routePath('home', locale) },
    ...breadcrumb.map(({ id, name, slug }) => ({ name, href: routePath('category', locale, { id, category: slug }) })),
  ];
}
