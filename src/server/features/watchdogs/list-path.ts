import type { WatchedQuery } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

/**
 * The list of a query, the newest first.
 * @param categorySlug of the category in the query, in the language of the path
 */
export function listPathOf(
  { seller, category, scope, ...rest }: WatchedQuery,
  locale: Locale,
  categorySlug: string | undefined,
): string {
  if (seller !== undefined)
    return `${routePath('user', locale, { id: seller })}${rest.offer === undefined ? '' : `?offer=${rest.offer}`}`;
  const isKnown = category !== undefined && categorySlug !== undefined;
  // A search within a category is a search: the category's page has no words.
  const isCategory = isKnown && rest.q === undefined;
  const path = isCategory
    ? routePath('category', locale, { id: category, category: categorySlug })
    : scope === 'new'
      ? routePath('products-new', locale)
      : scope === 'sale'
        ? routePath('products-sale', locale)
        : routePath('search', locale);
  const parameters = Object.entries({ ...(isKnown && !isCategory && { category }), ...rest }).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
  );
  const query = new URLSearchParams([...parameters, ['sort', 'newest']]).toString().replaceAll('%2C', ',');
  return `${path}?${query}`;
}
