import { useLingui } from '@lingui/react/macro';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { usePage } from '#web/page/page-context.tsx';
import type { BreadcrumbLink } from '#web/ui/breadcrumb.tsx';

/** The breadcrumb from the home page through the categories to the listing. */
export function breadcrumbLinks(listing: ListingDetail, path: string, locale: Locale, home: string): BreadcrumbLink[] {
  return [
    { name: home, href: routePath('home', locale) },
    ...listing.breadcrumb.map(({ id, name, slug }) => ({
      name,
      href: routePath('category', locale, { id, category: slug }),
    })),
    { name: listing.name, href: path },
  ];
}

export function useBreadcrumbLinks(listing: ListingDetail, path: string): BreadcrumbLink[] {
  const { t } = useLingui();
  const { locale } = usePage();
  return breadcrumbLinks(listing, path, locale, t`Úvod`);
}
