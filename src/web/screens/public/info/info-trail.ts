import type { InfoPage } from '#shared/content/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { BreadcrumbLink } from '#web/ui/breadcrumb.tsx';

export const pathOf = ({ id, slugs }: InfoPage, locale: Locale) =>
  routePath('info', locale, { id, slug: slugs[locale] });

export const trailOf = (page: InfoPage, locale: Locale, home: string): BreadcrumbLink[] => [
  { name: home, href: routePath('home', locale) },
  { name: page.title, href: pathOf(page, locale) },
];
