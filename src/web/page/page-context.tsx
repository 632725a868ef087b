import { createContext, use } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { chosenCurrency, type PageState } from './page-state.ts';

export interface Navigation {
  /** Goes to a local path (with query), as a click on a link does. */
  readonly navigate: (to: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;
  /** Loads the page's data anew, e.g. after the currency changed. */
  readonly reload: () => void;
  /** Follows these currencies: the page loads its shell anew when it shows others. Its own data stay. */
  readonly showRates: (currencies: readonly Currency[]) => void;
  readonly isNavigating: boolean;
}

export const PageStateContext = createContext<PageState | undefined>(undefined);
/** Where nobody can go anywhere: on the server. */
export const idleNavigation: Navigation = {
  navigate: () => {},
  reload: () => {},
  showRates: () => {},
  isNavigating: false,
};

export const NavigationContext = createContext(idleNavigation);

export const AlternatesContext = createContext<Readonly<Record<Locale, string>> | undefined>(undefined);

/** Ids of the categories in which the screen says that it stands. */
export const CategoryPathContext = createContext<readonly number[] | undefined>(undefined);

/** The page's state: locale, path, shell data. */
export function usePage(): PageState {
  const page = use(PageStateContext);
  if (!page) throw new Error('usePage needs a page around it.');
  return page;
}

export function useNavigation(): Navigation {
  return use(NavigationContext);
}

/** The currency in which prices are shown on this page. */
export function useCurrency(): Currency {
  const { shell, currencyId } = usePage();
  return chosenCurrency(shell.currencies, currencyId);
}

/** Paths of this page in every language; of the home page where a page has no translation. */
export function useAlternates(): Readonly<Record<Locale, string>> {
  return use(AlternatesContext) ?? pathsInAllLocales('home');
}
