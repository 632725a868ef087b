import type { Scope } from '../contract/scopes.ts';
import type { RouteId } from '../i18n/paths.ts';

interface AdminList {
  /** Who may open the list. */
  readonly scope: Scope;
  readonly route: RouteId;
  /** Columns that can be left out; the one that names the row cannot. */
  readonly columns: readonly string[];
}

/** The larger lists of the administration: their columns can be chosen, and their states saved as views. */
export const adminLists = {
  orders: {
    scope: 'orders',
    route: 'admin-orders',
    columns: ['state', 'buyer', 'delivery', 'payment', 'pieces', 'total'],
  },
  products: { scope: 'content', route: 'admin-products', columns: ['code', 'category', 'price', 'stock', 'state'] },
  accounts: { scope: 'users', route: 'admin-accounts', columns: ['contact', 'state', 'adverts', 'registered'] },
  adverts: { scope: 'adverts', route: 'admin-all-adverts', columns: ['seller', 'state', 'price', 'added', 'expires'] },
  overpayments: {
    scope: 'orders',
    route: 'admin-payments',
    columns: ['gateway', 'amount', 'provider', 'paid', 'returned'],
  },
  refunds: {
    scope: 'orders',
    route: 'admin-payments',
    columns: ['gateway', 'amount', 'provider', 'state', 'reason', 'created'],
  },
} as const satisfies Record<string, AdminList>;

export type AdminListName = keyof typeof adminLists;
export const adminListNames = Object.keys(adminLists) as [AdminListName, ...AdminListName[]];

/** The most views that an administrator may have, in all lists together. */
export const mostViews = 30;
export const viewNameLength = 60;
export const viewQueryLength = 1000;

/** Query parameter with the columns left out, separated by dots; `none` shows all, whatever is remembered. */
export const hiddenParam = 'hide';
/** Query parameter with the row that is open beside the list. */
export const detailParam = 'detail';

/**
 * The columns left out according to a list's query; undefined if it says nothing.
 * @param text the value of `hiddenParam`, if any
 */
export function readHidden(list: AdminListName, text: string | null): string[] | undefined {
  if (text === null || text === '') return undefined;
  const names = text.split('.');
  return adminLists[list].columns.filter((column) => names.includes(column));
}

/** Says which columns are left out, as `readHidden` reads it. */
export function hiddenAsText(hidden: readonly string[]): string {
  return hidden.length === 0 ? 'none' : hidden.join('.');
}

/** Where one is in the list is no part of a view. */
const leftOut: ReadonlySet<string> = new Set(['page', detailParam]);

/** A list's query as views keep it, without a question mark: without empty parameters. */
export function viewQuery(query: string): string {
  const isKept = (part: string) => {
    const [name, value] = part.split('=');
    return value !== undefined && value !== '' && !leftOut.has(name!);
  };
  return query.replace(/^\?/, '').split('&').filter(isKept).join('&');
}
