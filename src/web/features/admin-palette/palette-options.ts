import type { Locale } from '#shared/i18n/locales.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath, type RouteId } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';

export const optionKinds = ['screen', 'order', 'payment', 'person', 'product', 'advert'] as const;
export type OptionKind = (typeof optionKinds)[number];

export interface PaletteOption {
  readonly kind: OptionKind;
  readonly href: string;
  readonly text: string;
  readonly note?: string;
  /** Of a screen. */
  readonly route?: RouteId;
  /** Words by which it is exactly meant, besides its text. */
  readonly keys?: readonly (string | null)[];
}

const mostOfKind = 5;
/** Variable symbols and the numbers of services. */
const paymentNumber = /^\d{4,}$/;
/** An amount as people write it, or a variable symbol. */
const amountOrSymbol = /^\d{1,12}([.,]\d{1,2})?$/;

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
        keys: [email],
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
        keys: [sku],
      }));
    },
  },
  {
    scope: 'adverts',
    find: async ({ q, locale, signal }) => {
      const list = (words: string) => browserApi.managedAdverts.list({ query: { q: words, lang: locale } }, { signal });
      // The list has the newest first: the number that is typed may be far behind adverts with it in their names.
      const pages = await Promise.all((/^\d+$/.test(q) ? [`#${q}`, q] : [q]).map(list));
      const adverts = [...new Map(pages.flatMap((page) => page.adverts).map((advert) => [advert.id, advert])).values()];
      return adverts.map(({ id, name, seller }) => ({
        kind: 'advert',
        href: routePath('admin-advert', locale, { id }),
        text: name,
        note: `#${id} · ${seller.username}`,
        keys: [String(id), `#${id}`],
      }));
    },
  },
];

const payments: typeof sources = [
  {
    scope: 'adverts',
    find: async ({ q, locale, signal }) => {
      const query = { q, state: 'all', lang: locale } as const;
      const { toppings } = await browserApi.adminTopping.list({ query }, { signal });
      return toppings.map(({ number, account, advert }) => ({
        kind: 'payment',
        href: `${routePath('admin-toppings', locale)}?state=all&q=${number}`,
        text: number,
        note: [advert?.name, account.username].filter(Boolean).join(' · '),
      }));
    },
  },
  {
    scope: 'orders',
    find: async ({ q, locale, signal }) => {
      const { verifications } = await browserApi.adminVerification.list({ query: { q } }, { signal });
      return verifications.map(({ number, account }) => ({
        kind: 'payment',
        href: `${routePath('admin-verifications', locale)}?q=${number}`,
        text: number,
        note: account.username,
      }));
    },
  },
  {
    scope: 'orders',
    find: async ({ q, locale, signal }) => {
      const { payments: found } = await browserApi.adminPayments.overpayment({ query: { q } }, { signal });
      return found.map(({ variable_symbol: symbol }) => ({
        kind: 'payment',
        href: `${routePath('admin-payments', locale)}?view=overpayment&q=${symbol ?? q}`,
        text: symbol ?? q,
      }));
    },
  },
];

/** Transfers that no order has got yet: somebody may ask about money with nothing but its amount. */
const transfers: (typeof sources)[number] = {
  scope: 'orders',
  find: async ({ q, locale, signal }) => {
    const { lines } = await browserApi.adminBank.lines({ query: { q } }, { signal });
    return lines.map(({ counter_name: name, variable_symbol: symbol, booked_on: day }) => ({
      kind: 'payment',
      href: `${routePath('admin-bank-lines', locale)}?q=${q}`,
      text: name || symbol || q,
      note: [name && symbol, formatDate(day, locale)].filter(Boolean).join(' · '),
    }));
  },
};

/** Orders, people, products and adverts with the words, a few of each, payments with the number and transfers with the amount, as far as the scopes allow. One failure is none found. */
export async function findRecords(search: Search, scopes: readonly Scope[]): Promise<PaletteOption[]> {
  const amount = search.q.replace(/\s/g, '');
  const calls = [...sources, ...(paymentNumber.test(search.q) ? payments : [])].map((source) => ({
    ...source,
    search,
  }));
  if (amountOrSymbol.test(amount)) calls.push({ ...transfers, search: { ...search, q: amount } });
  const found = await Promise.all(
    calls
      .filter(({ scope }) => scopes.includes(scope))
      .map(({ find, search: own }) =>
        find(own).then(
          (options) => exactFirst(options, search.q).slice(0, mostOfKind),
          () => [],
        ),
      ),
  );
  // Several payments may have the same number, and lead to the same list.
  const once = new Map(found.flat().map((option) => [option.href, option]));
  // In the order of their groups on the screen, so that the first one is marked.
  const placeOf = ({ kind }: PaletteOption) => optionKinds.indexOf(kind);
  return exactFirst(
    [...once.values()].toSorted((one, other) => placeOf(one) - placeOf(other)),
    search.q,
  );
}

/** Those that the words name exactly come first, of whatever kind. */
export function exactFirst(options: readonly PaletteOption[], q: string): PaletteOption[] {
  return [...options.filter((each) => isExact(each, q)), ...options.filter((each) => !isExact(each, q))];
}

export function isExact({ text, keys = [] }: PaletteOption, q: string): boolean {
  return [text, ...keys].some((key) => key !== null && plain(key) === plain(q));
}

/**
 * Screens whose names hold every word, then those that other words of theirs lead to, without regard to case and
 * diacritics.
 */
export function findScreens(
  screens: readonly PaletteOption[],
  q: string,
  others: Partial<Record<RouteId, string>> = {},
): PaletteOption[] {
  const words = plain(q).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const isNamed = ({ text, note }: PaletteOption) => holds(`${text} ${note ?? ''}`);
  const isMeant = ({ text, route }: PaletteOption) => route !== undefined && holds(`${text} ${others[route] ?? ''}`);
  return [...screens.filter(isNamed), ...screens.filter((each) => !isNamed(each) && isMeant(each))];
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
