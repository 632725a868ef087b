import type { BreadcrumbLink } from '#web/ui/breadcrumb.tsx';

/**
 * A breadcrumb for search engines.
 * @param origin `https://host`
 */
export function breadcrumbData(items: readonly BreadcrumbLink[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
