import type { FastifyRequest } from 'fastify';
import { loginCookie } from '#shared/accounts/limits.ts';
import { cartCookie } from '#shared/cart/limits.ts';
import { inMaintenance } from '#shared/errors.ts';
import { localeOfPath, isPersonalRoute, matchPath, routePath } from '#shared/i18n/paths.ts';
import { orderCookie } from '#shared/orders/order-cookie.ts';
import { findCaller } from '#server/features/accounts/index.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { readsPrimary } from '#server/platform/calls/read-from-replica.ts';
import type { Made } from '#server/platform/tagged-cache.ts';
import { emptyShell } from '#web/page/shell-data.ts';
import { currencyCookie } from '#web/shell/consent/cookies.ts';
import { errorPage, loadPage } from '#web/shell/router/load-page.ts';
import { createInProcessApi, type Visitor } from './in-process-api.ts';
import { FinishedPage } from './page-cache.ts';
import type { PageParts } from './page-parts.ts';
import type { ErrorData } from '#web/page/page-state.ts';
import { renderPage } from './render-page.tsx';
import { keyOf, splitUrl, type WantedPage } from './wanted-page.ts';

const openRoutes = ['maintenance', 'account-register'] as const;

/** Options of a personal page. */
interface PageFor extends Visitor {
  readonly isForOne?: boolean;
  readonly passesMaintenance?: boolean;
}

/**
 * The page that a request wants: from the cache, or made for this visitor alone where it is personal, priced for a member
 * or asked for by an administrator during maintenance.
 */
export async function getPage(
  parts: PageParts,
  request: FastifyRequest,
  wanted: WantedPage,
  member?: Caller,
): Promise<FinishedPage> {
  const { app, context, cache, shells } = parts;
  const userAgent = request.headers['user-agent'];
  const { route } = matchPath(wanted.path);
  const token = request.cookies[loginCookie];
  const caller = member ?? (token ? await findCaller(context, token) : undefined);
  const isAdministrator = caller !== undefined && caller.scopes.length > 0;
  if (member || (route && isPersonalRoute(route)) || (isAdministrator && (await app.maintenance.isOn()))) {
    const { value } = await makePage(parts, wanted, {
      userAgent,
      isForOne: true,
      login: caller && token,
      cookies: { [cartCookie]: request.cookies[cartCookie], [orderCookie]: request.cookies[orderCookie] },
      passesMaintenance: isAdministrator,
    });
    return value;
  }
  const mayBeAged = !readsPrimary(request);
  const replicas = mayBeAged ? context.replicas : undefined;
  const make = (page: WantedPage) => {
    const work = () => makePage(parts, page, { userAgent, mayBeAged });
    return replicas ? replicas.make(work) : work();
  };
  if (!context.config.pages.isCacheOn) return (await make(wanted)).value;
  if (wanted.currencyId === undefined) return cache.getOrMake(keyOf(wanted), () => make(wanted));
  // The shell knows the currencies: an invented one must not create a cache entry.
  await shells.get(wanted.locale);
  const known = { ...wanted, currencyId: currencyOf(parts, request) };
  return cache.getOrMake(keyOf(known), () => make(known));
}

/** Loads and renders a page. Its tags are those of everything that it shows. */
async function makePage(
  { app, assetsOf, services, shells, answers }: PageParts,
  { origin, path, search, locale, currencyId }: WantedPage,
  { isForOne = false, passesMaintenance = false, ...visitor }: PageFor,
): Promise<Made<FinishedPage>> {
  const tags = new Set(['settings']);
  // The page where administrators log in stays open.
  const isOpen = passesMaintenance || openRoutes.some((route) => path === routePath(route, locale));
  if (!isOpen && (await app.maintenance.isOn())) throw inMaintenance();
  const page = await loadPage({
    api: createInProcessApi(app, `${origin}${path}`, tags, visitor, answers),
    isLoggedIn: visitor.login !== undefined,
    origin,
    path,
    search,
    currencyId,
    services,
    getShell: async (wanted) => {
      const known = await shells.get(wanted);
      for (const tag of known.tags) tags.add(tag);
      return known.shell;
    },
  });
  const { status, route } = page.state;
  const html = await renderPage(page, assetsOf(route, locale));
  const value = new FinishedPage(status, html, isForOne);
  return { value, tags: status === 200 ? [...tags] : undefined };
}

/** The error page around the cached shell. Works without the database. */
export async function makeErrorPage(
  { assetsOf, services, shells }: PageParts,
  { origin, locale, path }: Pick<WantedPage, 'origin' | 'locale' | 'path'>,
  { status, message }: Pick<ErrorData, 'status' | 'message'>,
): Promise<FinishedPage> {
  const shell = shells.find(locale)?.shell ?? emptyShell(locale);
  const currencyId = shell.currencies.find((currency) => currency.is_default)!.id;
  // The requested address may contain a secret, so no tag manager runs here.
  const base = {
    locale,
    params: {},
    path,
    search: '',
    origin,
    currencyId,
    services: { ...services, tagManagerId: undefined },
    shell,
  };
  return new FinishedPage(
    status,
    await renderPage(await errorPage(base, { status, message }), assetsOf('error', locale)),
  );
}

/** The currency of the cookie if it exists; undefined for the default one. */
export function currencyOf({ shells }: PageParts, request: FastifyRequest): number | undefined {
  const text = request.cookies[currencyCookie];
  if (!text || !/^\d{1,9}$/.test(text)) return undefined;
  const currencies = shells.find(localeOfPath(splitUrl(request.url).path))?.shell.currencies;
  if (!currencies) return Number(text);
  return currencies.find(({ id, is_default }) => id === Number(text) && !is_default)?.id;
}
