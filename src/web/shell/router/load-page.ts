import type { Locale } from '#shared/i18n/locales.ts';
import { isPublicRoute, matchPath, routePath, type RouteId } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { featuredCategories } from '#web/features/category-links/featured-categories.ts';
import type { ShellData } from '#web/page/shell-data.ts';
import { NotFound, redirect } from '#web/page/screen.ts';
import {
  chosenCurrency,
  type ErrorData,
  type OutsideServices,
  type Page,
  type PageState,
} from '#web/page/page-state.ts';
import { runMiddleware } from './middleware.ts';
import { loadScreen } from './screens.ts';

export interface PageRequest {
  readonly api: ApiClient;
  readonly origin: string;
  /** Public path, without query. */
  readonly path: string;
  /** With the question mark, or empty. */
  readonly search: string;
  /** Id of the chosen currency; the default one if missing or unknown. */
  readonly currencyId?: number | undefined;
  readonly services: OutsideServices;
  readonly isLoggedIn: boolean;
  /** Returns the shell's data of a language: on the server from a cache, in the browser from the previous page. */
  readonly getShell: (locale: Locale) => Promise<ShellData>;
}

/**
 * Matches the route, loads shell and screen, and returns the page, or the error page if nothing is found. Throws
 * `Redirect`, and `ApiError` for other failures.
 */
export async function loadPage(request: PageRequest): Promise<Page> {
  if (!matchPath(request.path).route) await import('#shared/i18n/personal-paths.ts');
  const { locale, route, params } = matchPath(request.path);
  const shell = await request.getShell(locale);
  const currency = chosenCurrency(shell.currencies, request.currencyId);
  const query = new URLSearchParams(request.search);
  const base = {
    locale,
    params,
    path: request.path,
    search: request.search,
    origin: request.origin,
    currencyId: currency.id,
    // Addresses and data of personal pages hold secrets; an unknown address may be a mangled personal one.
    services: isPublicRoute(route) ? request.services : withoutTagManager(request.services),
    shell,
  };
  let firstPage: string | undefined;
  if (route) {
    // Without a request that the browser would report as an error.
    if (!request.isLoggedIn && route.startsWith('account') && !guestRoutes.has(route))
      throw redirect(loginPath(request, locale), 302);
    const screen = await loadScreen(route);
    if (screen.middleware) runMiddleware(screen.middleware, { isLoggedIn: request.isLoggedIn, locale });
    try {
      const [data] = await Promise.all([
        screen.load({ api: request.api, locale, params, query, path: request.path, shell }),
        screen.parts?.(),
        screen.Page.load?.(),
      ]);
      return { screen, state: { ...base, route, status: screen.status ?? 200, data } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw redirect(loginPath(request, locale), 302);
      if (error instanceof ApiError && error.code === 'second_factor_missing')
        throw redirect(`${routePath('account-invoice', locale)}#second-factor`, 302);
      if (!isNotFound(error, params)) throw error;
      if (error instanceof NotFound) firstPage = error.firstPage;
    }
  }
  // A parent path of the account overview.
  const overview = routePath('account', locale);
  if (overview.startsWith(`${request.path}/`)) throw redirect(overview, 301);
  // Administrators stay within the frame of the administration; others learn nothing of it.
  if (route?.startsWith('admin')) {
    const screen = await loadScreen('admin-missing');
    const context = { api: request.api, locale, params, query, path: request.path, shell };
    const isAdministrator = await screen.load(context).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotFound) return false;
        throw error;
      },
    );
    if (isAdministrator)
      return { screen, state: { ...base, route: 'admin-missing', status: 404, data: { firstPage } } };
  }
  return errorPage(base, { status: 404, firstPage });
}

/** Later pages of the same document get none either: scripts read the addresses of earlier requests. */
function withoutTagManager({ botCheck }: OutsideServices): OutsideServices {
  return { botCheck };
}

/** Routes of the account that guests may open: the registration, and the summary, which sends them to the public one. */
const guestRoutes: ReadonlySet<RouteId> = new Set(['account-register', 'account-order-summary']);

/** The page where guests log in before they continue to the requested one. */
function loginPath({ path, search }: PageRequest, locale: Locale): string {
  return `${routePath('account-register', locale)}?redirect=${encodeURIComponent(path + search)}`;
}

/** The error page inside the shell. */
export async function errorPage(
  base: Omit<PageState, 'route' | 'status' | 'data'>,
  failure: Omit<ErrorData, 'categories'>,
): Promise<Page> {
  const screen = await loadScreen('error');
  const data: ErrorData = { ...failure, categories: featuredCategories(base.shell) };
  return { screen, state: { ...base, route: 'error', status: data.status, data } };
}

/** Unknown ids, and parts of the path that the contract rejects, name no page. */
function isNotFound(error: unknown, params: Readonly<Record<string, string>>): boolean {
  if (!(error instanceof ApiError)) return error instanceof NotFound;
  return error.status === 404 || Object.keys(error.answer.errors ?? {}).some((field) => field in params);
}
