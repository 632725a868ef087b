import type { Locale } from '#shared/i18n/locales.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';

export const optionKinds = ['screen', 'order', 'person', 'product', 'advert'] as const;
export type OptionKind = (typeof optionKinds)[number];

export interface PaletteOption {
  readonly kind: OptionKind;
  readonly href: string;
  readonly text: string;
  readonly note?: string;
}

const mostOfKind = 5;

interface Search {
  readonly q: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** Each needs a scope, and asks for what its list shows for the same words. */
const sources: readonly { readonly scope: Scope; readonly find: (search: Search) => Promise<PaletteOption[]> }[] = [
  {
    scope: 'orders',
    find: async ({ q, locale, signal }) => {
      const { orders } = await browserApi.adminOrders.list({ query: { q } }, { signal });
      return orders.map(({ id, number, name, company }) => ({
        kind: 'order',
        href: routePath('admin-order', locale, { id }),
        text: number,
        note: company ?? name,
      }));
    },
  },
  {
    scope: 'users',
    find: async ({ q, locale, signal }) => {
      const { accounts } = await browserApi.adminAccounts.list({ query: { q } }, { signal });
      return accounts.map(({ id, username, name, email }) => ({
        kind: 'person',
        href: routePath('admin-account', locale, { id }),
        text: username,
        note: [name, email].filter(Boolean).join(' · '),
      }));
    },
  },
  {
    scope: 'content',
    find: async ({ q, locale, signal }) => {
      const { products } = await browserApi.adminProducts.list({ query: { q, lang: locale } }, { signal });
      return products.map(({ id, name, sku }) => ({
        kind: 'product',
        href: routePath('admin-product', locale, { id }),
        text: name,
        note: sku,
      }));
    },
  },
  {
    scope: 'adverts',
    find: async ({ q, locale, signal }) => {
      const { adverts } = await browserApi.managedAdverts.list({ query: { q, lang: locale } }, { signal });
      return adverts.map(({ id, name, seller }) => ({
        kind: 'advert',
        href: routePath('admin-advert', locale, { id }),
        text: name,
        note: `#${id} · ${seller.username}`,
      }));
    },
  },
];

/** Orders, people, products and adverts with the words, a few of each, as far as the scopes allow. One failure is none found. */
export async function findRecords(search: Search, scopes: readonly Scope[]): Promise<PaletteOption[]> {
  const found = await Promise.all(
    sources
      .filter(({ scope }) => scopes.includes(scope))
      .map(({ find }) =>
        find(search).then(
          (options) => options.slice(0, mostOfKind),
          () => [],
        ),
      ),
  );
  return found.flat();
}

/** Screens whose names hold every word, without regard to case and diacritics. */
export function findScreens(screens: readonly PaletteOption[], q: string): PaletteOption[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return screens.filter(({ text, note }) => words.every((word) => plain(`${text} ${note ?? ''}`).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
