import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { Poster } from '#shared/content/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import type { Settings } from '#shared/settings/contract.ts';
import type { ShopCode } from '#shared/shop/shops.ts';
import type { ApiClient } from '#web/api/client.ts';

/** Data of the header, sidebar and footer, shared by all pages in a language. */
export interface ShellData {
  readonly locale: Locale;
  readonly settings: Partial<Settings>;
  readonly currencies: readonly Currency[];
  readonly shop: ShopCode;
  readonly tree: readonly CategoryNode[];
  readonly poster: Poster;
}

/** What links to a category show. */
export type CategoryLink = Pick<CategoryNode, 'id' | 'name' | 'slug' | 'pictogram' | 'listings'>;

export async function loadShell(api: ApiClient, locale: Locale): Promise<ShellData> {
  const query = { lang: locale };
  const [settings, currencies, tree, poster] = await Promise.all([
    api.settings.list({ query }),
    api.lists.currencies(),
    api.catalog.categoryTree({ params: { locale } }),
    api.content.poster({ query }),
  ]);
  const { shop, ...values } = Object.fromEntries(
    settings.map(({ name, value }) => [name, value]),
  ) as Partial<Settings> & {
    shop: ShopCode;
  };
  return {
    locale,
    settings: values,
    shop,
    currencies,
    tree,
    poster,
  };
}

/** The fallback shell if nothing can be loaded. */
export function emptyShell(locale: Locale): ShellData {
  const czk = { id: 1, is_default: true, code: 'CZK', symbol_before: '', symbol_after: 'Kč', decimals: 2, rate: 1 };
  return { locale, settings: {}, shop: 'cz', currencies: [czk], tree: [], poster: {} as Poster };
}
