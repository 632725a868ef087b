import { createContext, use } from 'react';
import type { Locale } from '#shared/i18n/locales.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import { chosenCurrency, type PageState } from './page-state.ts';

export interface Navigation {
  /** Navigates to a local path (with query), as a click on a link does. Resolves once it is shown or has failed. */
  readonly navigate: (to: string, options?: { replace?: boolean; keepScroll?: boolean }) => Promise<void>;
  /** Reloads the page's data, for example after the currency has changed. Resolves once they are shown or have failed. */
  readonly reload: () => Promise<void>;
  /** Takes the latest currencies: reloads the shell if it shows others. The screen's data are not reloaded. */
  readonly showRates: (currencies: readonly Currency[]) => void;
  /** Loads the shell again, for example after a setting has changed. The screen's data are not reloaded. */
  readonly reloadShell: () => Promise<void>;
}

export const PageStateContext = createContext<PageState | undefined>(undefined);
/** The server's navigation: does nothing. */
export const idleNavigation: Navigation = {
  navigate: async () => {},
  reload: async () => {},
  showRates: () => {},
  reloadShell: async () => {},
};

export const NavigationContext = createContext(idleNavigation);
/** Apart from the navigation: it changes with each one, and few components show it. */
export const IsNavigatingContext = createContext(false);

export const AlternatesContext = createContext<Readonly<Record<Locale, string>> | undefined>(undefined);

/** The `categoryPath` of the current screen. */
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

/** Whether the next page, or the next data of this one, are being loaded. */
export function useIsNavigating(): boolean {
  return use(IsNavigatingContext);
}

/** The currency of the prices on this page. */
export function useCurrency(): Currency {
  const { shell, currencyId } = usePage();
  return chosenCurrency(shell.currencies, currencyId);
}

/** The paths of this page in every language; those of the home page if it has no translation. */
export function useAlternates(): Readonly<Record<Locale, string>> {
  return use(AlternatesContext) ?? pathsInAllLocales('home');
}
