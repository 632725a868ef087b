import type { Locale } from '#shared/i18n/locales.ts';
import type { RouteId } from '#shared/i18n/paths.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import type { AnyScreen } from './screen.ts';
import type { CategoryLink, ShellData } from './shell-data.ts';

/** Third-party services for the browser, if they are configured. */
export interface OutsideServices {
  /** ID of Google Tag Manager. */
  readonly tagManagerId?: string | undefined;
  readonly botCheck?: BotCheckService | undefined;
}

/** Site key of reCAPTCHA v3. */
export interface BotCheckService {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** Everything needed to render a page. All of it except `screen` is sent to the browser as JSON. */
export interface PageState {
  readonly locale: Locale;
  readonly route: RouteId | 'error';
  readonly params: Readonly<Record<string, string>>;
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly status: number;
  readonly currencyId: number;
  readonly services: OutsideServices;
  /** On public pages without the tree of categories, which the server sends as markup. */
  readonly shell: ShellData;
  readonly data: unknown;
}

/** The data of the error page. */
export interface ErrorData {
  readonly status: number;
  /** The server's own text, in the page's language. */
  readonly message?: string | undefined;
  /** Local path of the first page, for a list whose requested page is beyond the last one. */
  readonly firstPage?: string | undefined;
  /** Where to start again. */
  readonly categories: readonly CategoryLink[];
}

export interface Page {
  readonly state: PageState;
  readonly screen: AnyScreen;
}

/** The currency with this id, otherwise the default one. */
export function chosenCurrency(currencies: readonly Currency[], id: number | undefined): Currency {
  const chosen =
    currencies.find((currency) => currency.id === id) ?? currencies.find((currency) => currency.is_default);
  if (!chosen) throw new Error('The database has no default currency.');
  return chosen;
}
