import type { Suggestions } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

export type SuggestionOption =
  | { readonly kind: 'category'; readonly href: string; readonly item: Suggestions['categories'][number] }
  | { readonly kind: 'brand'; readonly href: string; readonly item: Suggestions['brands'][number] }
  | { readonly kind: 'listing'; readonly href: string; readonly item: Suggestions['listings'][number] }
  | { readonly kind: 'page'; readonly href: string; readonly item: Suggestions['pages'][number] };

/** The options in display order: categories, brands, listings, pages, each with its URL. */
export function suggestionOptions(found: Suggestions, locale: Locale): readonly SuggestionOption[] {
  const search = routePath('search', locale);
  return [
    ...found.categories.map((item) => ({
      kind: 'category' as const,
      href: routePath('category', locale, { id: item.id, category: item.slug }),
      item,
    })),
    ...found.brands.map((item) => ({
      kind: 'brand' as const,
      href: `${search}?q=${encodeURIComponent(item.name)}&brand=${item.id}`,
      item,
    })),
    ...found.listings.map((item) => ({
      kind: 'listing' as const,
      href: routePath('listing', locale, { id: item.id, category: item.category_slug, listing: item.slug }),
      item,
    })),
    ...found.pages.map((item) => ({ kind: 'page' as const, href: item.path, item })),
  ];
}
