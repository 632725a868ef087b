import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loginCookie } from '#shared/accounts/limits.ts';
import { cartCookie } from '#shared/cart/limits.ts';
import { errorStatus, inMaintenance, tooManyRequests } from '#shared/errors.ts';
import { orderCookie } from '#shared/orders/order-cookie.ts';
import { defaultLocale, isLocale } from '#shared/i18n/locales.ts';
import { isPersonalRoute, localeOfPath, matchPath, routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { findCaller } from '#server/features/accounts/index.ts';
import { errorAnswer, errorCodeOf, retryAfterSeconds } from '#server/http/errors.ts';
import { isInProcess } from '#server/http/in-process.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import type { Made } from '#server/platform/tagged-cache.ts';
import { ApiError } from '#web/api/client.ts';
import { Redirect } from '#web/page/screen.ts';
import type { OutsideServices } from '#web/page/page-state.ts';
import { emptyShell } from '#web/page/shell-data.ts';
import { currencyCookie, localeCookie } from '#web/shell/consent/cookies.ts';
import { errorPage, loadPage } from '#web/shell/router/load-page.ts';
import { readAssets } from './assets.ts';
import { createInProcessApi, type Visitor } from './in-process-api.ts';
import { findMember } from './find-member.ts';
import { sendPage } from './page-answer.ts';
import { createPageCache, FinishedPage } from './page-cache.ts';
import { renderPage } from './render-page.tsx';
import { createOriginOf } from './request-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { createShellCache } from './shell-cache.ts';
import { installSitemap } from './sitemap.ts';
import { safeRedirect, normalizePath } from './normalize-path.ts';
import { keyOf, readWantedPage, splitUrl, withUnreadQuery, type WantedPage } from './wanted-page.ts';
import { installWellKnown } from './well-known.ts';

const longestUrl = 4096;
const openRoutes = ['maintenance', 'account-register'] as const;

/** Options of a personal page. */
interface PageFor extends Visitor {
  readonly isForOne?: boolean;
  readonly passesMaintenance?: boolean;
}

/** Adds the pages to the server: built files, cached pages from the cache, and everything else rendered. */
export async function installPages(app: FastifyInstance, context: Context, clientDir: string): Promise<void> {
  const { http, pages, botCheck } = context.config;
  const services = outsideServices(context.config);
  const assetsOf = readAssets(clientDir);
  const originOf = createOriginOf(http);
  const cache = createPageCache();
  const shells = createShellCache(app);
  const headers = securityHeaders({
    isHttps: http.publicUrl?.startsWith('https:') ?? false,
    tagManager: services.tagManagerId !== undefined,
    botCheckUrl: botCheck?.url,
  });

  context.changes.listen((tags) => {
    for (const each of [cache, shells]) {
      if (tags.includes('all')) each.clear();
      else each.drop(tags);
    }
  });

  await app.register(rateLimit, {
    global: false,
    max: http.pageMissesPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: tooManyRequests,
  });
  const countMiss = app.createRateLimit();

  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(clientDir, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });

  installSitemap(app, context);
  installWellKnown(app, context);
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answerPage });
  app.setNotFoundHandler(answerPage);

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url.startsWith('/api/') || isInProcess(request.headers)) {
      return reply.code(404).header('cache-control', 'no-store').send(errorAnswer('not_found', request));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, reply);
    const home = preferredHome(request);
    if (home) return reply.redirect(home, 302);
    const wanted = readWantedPage(request.url, { origin: originOf(request), currencyId: currencyOf(request) });
    const { route } = matchPath(wanted.path);
    if (route && isPersonalRoute(route)) return answerMiss(request, reply, wanted);
    const member = await findMember(context, request, route);
    const finished = pages.isCacheOn && !member ? cache.get(keyOf(wanted)) : undefined;
    return finished ? sendPage(request, reply, finished, headers) : answerMiss(request, reply, wanted, member);
  }

  /** Pages are read only. */
  function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { route } = matchPath(splitUrl(request.url).path);
    if (!route) return sendCachedError(request, reply, 404);
    return sendCachedError(request, reply.header('allow', 'GET, HEAD'), 405);
  }

  async function answerMiss(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: WantedPage,
    member?: Caller,
  ): Promise<FastifyReply> {
    if (request.url.length > longestUrl) return sendCachedError(request, reply, 404);
    const normalized = normalizePath(request.url);
    if (normalized !== undefined) return reply.redirect(normalized, 301);
    const limit = await countMiss(request);
    if (!limit.isAllowed && limit.isExceeded) {
      return sendCachedError(request, reply.header('retry-after', limit.ttlInSeconds), 429);
    }
    try {
      return sendPage(request, reply, await getPage(request, wanted, member), headers);
    } catch (error) {
      if (error instanceof Redirect)
        return reply.redirect(safeRedirect(withUnreadQuery(error.to, request.url)), error.status);
      const code = errorCodeOf(error);
      if (code === 'maintenance') {
        return reply
          .header('retry-after', retryAfterSeconds.maintenance)
          .redirect(routePath('maintenance', wanted.locale), 302);
      }
      const status = error instanceof ApiError ? error.status : errorStatus[code];
      if (status === 500) {
        const { route } = matchPath(wanted.path);
        context.log.error('A page failed', { request_id: request.id, route, error });
      }
      if (status === 503) void reply.header('retry-after', retryAfterSeconds.unavailable);
      return sendPage(request, reply, await makeErrorPage(wanted, status), headers);
    }
  }

  async function getPage(request: FastifyRequest, wanted: WantedPage, member?: Caller): Promise<FinishedPage> {
    const { route } = matchPath(wanted.path);
    const token = request.cookies[loginCookie];
    const caller = member ?? (token ? await findCaller(context, token) : undefined);
    const isAdministrator = caller !== undefined && caller.scopes.length > 0;
    if (member || (route && isPersonalRoute(route)) || (isAdministrator && (await app.maintenance.isOn()))) {
      const { value } = await makePage(wanted, {
        isForOne: true,
        login: caller && token,
        cookies: { [cartCookie]: request.cookies[cartCookie], [orderCookie]: request.cookies[orderCookie] },
        passesMaintenance: isAdministrator,
      });
      return value;
    }
    if (!pages.isCacheOn) return (await makePage(wanted)).value;
    if (wanted.currencyId === undefined) return cache.getOrMake(keyOf(wanted), () => makePage(wanted));
    // The shell knows the currencies: an invented one must not create a cache entry.
    await shells.get(wanted.locale);
    const known = { ...wanted, currencyId: currencyOf(request) };
    return cache.getOrMake(keyOf(known), () => makePage(known));
  }

  async function makePage(
    { origin, path, search, locale, currencyId }: WantedPage,
    { isForOne = false, login, cookies, passesMaintenance = false }: PageFor = {},
  ): Promise<Made<FinishedPage>> {
    const tags = new Set(['settings']);
    // The page where administrators log in stays open.
    const isOpen = passesMaintenance || openRoutes.some((route) => path === routePath(route, locale));
    if (!isOpen && (await app.maintenance.isOn())) throw inMaintenance();
    const page = await loadPage({
      api: createInProcessApi(app, `${origin}${path}`, tags, { login, ...(cookies && { cookies }) }),
      isLoggedIn: login !== undefined,
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

  /** An error page that is cached for each language: a flood of bad requests must not cost a rendering each. */
  async function sendCachedError(
    request: FastifyRequest,
    reply: FastifyReply,
    status: 404 | 405 | 429,
  ): Promise<FastifyReply> {
    const origin = originOf(request);
    const locale = localeOfPath(splitUrl(request.url).path);
    const page = await cache.getOrMake(`${status} ${origin} ${locale}`, async () => ({
      value: await makeErrorPage({ origin, locale, path: routePath('home', locale) }, status),
      tags: shells.find(locale)?.tags,
    }));
    return sendPage(request, reply, page, headers);
  }

  /** The error page around the cached shell. Works without the database. */
  async function makeErrorPage(
    { origin, locale, path }: Pick<WantedPage, 'origin' | 'locale' | 'path'>,
    status: number,
  ): Promise<FinishedPage> {
    const shell = shells.find(locale)?.shell ?? emptyShell(locale);
    const currencyId = shell.currencies.find((currency) => currency.is_default)!.id;
    const base = { locale, params: {}, path, search: '', origin, currencyId, services, shell };
    return new FinishedPage(status, await renderPage(await errorPage(base, status), assetsOf('error', locale)));
  }

  /** The currency of the cookie if it exists; undefined for the default one. */
  function currencyOf(request: FastifyRequest): number | undefined {
    const text = request.cookies[currencyCookie];
    if (!text || !/^\d{1,9}$/.test(text)) return undefined;
    const currencies = shells.find(localeOfPath(splitUrl(request.url).path))?.shell.currencies;
    if (!currencies) return Number(text);
    return currencies.find(({ id, is_default }) => id === Number(text) && !is_default)?.id;
  }
}

/** Settings of external services that browsers need. */
function outsideServices({ tagManager, botCheck }: Context['config']): OutsideServices {
  const scriptUrl = botCheck && `${botCheck.url}.js?render=${botCheck.siteKey}`;
  return {
    tagManagerId: tagManager.id,
    ...(botCheck && scriptUrl && { botCheck: { siteKey: botCheck.siteKey, scriptUrl } }),
  };
}

/** The home page in the language that the visitor chose before, unless it is the requested one. */
function preferredHome({ url, cookies }: FastifyRequest): string | undefined {
  const preferred = splitUrl(url).path === '/' ? cookies[localeCookie] : undefined;
  if (!isLocale(preferred) || preferred === defaultLocale) return undefined;
  return withUnreadQuery(routePath('home', preferred), url);
}
