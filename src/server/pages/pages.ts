import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listingQuery } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { localeOfPath, routePath } from '#shared/i18n/paths.ts';
import { errorStatus } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { isInMaintenance } from '#server/features/settings/index.ts';
import { errorAnswer, errorCodeOf, retryAfterSeconds } from '#server/http/errors.ts';
import { isInProcess } from '#server/http/server.ts';
import { createTaggedCache } from '#server/platform/tagged-cache.ts';
import { ApiError } from '#web/api/client.ts';
import { currencyCookie, localeCookie } from '#web/shell/consent/cookies.ts';
import { errorPage, loadPage } from '#web/shell/router/load-page.ts';
import type { Page } from '#web/page/page-state.ts';
import { Redirect } from '#web/page/screen.ts';
import { emptyShell, loadShell, type ShellData } from '#web/page/shell-data.ts';
import { readAssets } from './assets.ts';
import { createInProcessApi } from './in-process-api.ts';
import { acceptedEncoding, createPageCache, FinishedPage } from './page-cache.ts';
import { renderPage } from './render-page.tsx';
import { securityHeaders } from './security-headers.ts';
import { installSitemap } from './sitemap.ts';

const longestUrl = 4096;
/** Query names that pages read; others (trackers' marks) change nothing and are no part of a page's key. */
const readQueryNames: ReadonlySet<string> = new Set(Object.keys(listingQuery.shape));

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding, cookie',
};

/** Adds the pages to the server: built files, finished pages from the cache, and everything else rendered. */
export async function installPages(app: FastifyInstance, context: Context, clientDir: string): Promise<void> {
  const assetsOf = readAssets(clientDir);
  const cache = createPageCache();
  const shells = createTaggedCache<CachedShell>({ maxBytes: 1000, lifeMs: 60_000, sizeOf: () => 1 });
  const publicUrl = context.config.http.publicUrl;
  const headers = {
    ...pageHeaders,
    ...securityHeaders({
      isHttps: publicUrl?.startsWith('https:') ?? false,
      tagManager: context.config.tagManager.id !== undefined,
    }),
  };

  context.changes.listen((tags) => {
    if (tags.includes('all')) {
      cache.clear();
      shells.clear();
    } else {
      cache.drop(tags);
      shells.drop(tags);
    }
  });

  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(join(clientDir, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
      reply.header('x-content-type-options', 'nosniff');
    },
  });

  installSitemap(app, context);
  app.route({ method: ['GET', 'HEAD'], url: '/*', schema: { hide: true }, handler: answerPage });
  app.setNotFoundHandler(answerPage);

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, search } = splitUrl(request.url);
    if (path.startsWith('/api/') || isInProcess(request.headers)) {
      return reply.code(404).header('cache-control', 'no-store').send(errorAnswer('not_found', request));
    }
    const currencyId = currencyOf(request);
    const key = `${path}${search}#${currencyId ?? ''}`;
    if (context.config.pages.isCacheOn) {
      const finished = cache.get(key);
      if (finished && !(path === '/' && request.cookies[localeCookie])) return send(request, reply, finished);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(request, reply, path, 404);
    if (request.url.length > longestUrl) return sendError(request, reply, '/', 404);
    const straightened = straightPath(request.url);
    if (straightened !== undefined) return reply.redirect(straightened, 301);
    const tags = new Set<string>();
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const api = createInProcessApi(app, `${origin}${path}`, tags);
    try {
      const locale = localeOfPath(path);
      const kept = keptLocale(request);
      if (path === '/' && kept && kept !== 'cs') return reply.redirect(routePath('home', kept), 302);
      if ((await maintenance(tags)) && path !== routePath('maintenance', locale)) {
        return reply.header('retry-after', 300).redirect(routePath('maintenance', locale), 302);
      }
      const page = await loadPage({
        api,
        origin,
        path,
        search,
        currencyId,
        tagManagerId: context.config.tagManager.id,
        getShell: (wanted) => shellOf(wanted, api, tags),
      });
      const finished = new FinishedPage(
        page.state.status,
        await renderPage(page, assetsOf(page.state.route, page.state.locale)),
      );
      if (context.config.pages.isCacheOn && page.state.status === 200) cache.set(key, finished, [...tags]);
      return send(request, reply, finished);
    } catch (error) {
      if (error instanceof Redirect) return reply.redirect(safeRedirect(error.to), error.status);
      const status = error instanceof ApiError ? error.status : errorStatus[errorCodeOf(error)];
      if (status === 500) context.log.error('A page failed', { request_id: request.id, url: request.url, error });
      return sendError(request, reply, path, status);
    }
  }

  async function shellOf(locale: Locale, api: Parameters<typeof loadShell>[0], tags: Set<string>): Promise<ShellData> {
    const known = shells.get(locale);
    if (known) {
      known.tags.forEach((tag) => tags.add(tag));
      return known.shell;
    }
    const shell = await loadShell(api, locale);
    shells.set(locale, { shell, tags: [...tags] }, [...tags]);
    return shell;
  }

  async function maintenance(tags: Set<string>): Promise<boolean> {
    tags.add('settings');
    const known = shells.get('maintenance');
    if (known) return known.isInMaintenance === true;
    const isOn = await isInMaintenance(context.db);
    shells.set('maintenance', { shell: emptyShell('cs'), tags: [], isInMaintenance: isOn }, ['settings']);
    return isOn;
  }

  function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
    void reply.headers(headers).header('etag', page.etag);
    if (page.status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', 300);
    if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.code(page.status).send(page.body(encoding));
  }

  /** The error page around what the shell still knows; never fails for want of the database. */
  async function sendError(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    status: number,
  ): Promise<FastifyReply> {
    const locale = localeOfPath(path);
    const shell = shells.get(locale)?.shell ?? emptyShell(locale);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const currencyId = shell.currencies.find((currency) => currency.is_default)!.id;
    const tagManagerId = context.config.tagManager.id;
    const page: Page = await errorPage(
      { locale, params: {}, path, search: '', origin, currencyId, tagManagerId, shell },
      status,
    );
    const finished = new FinishedPage(status, await renderPage(page, assetsOf('error', locale)));
    if (status === 503) void reply.header('retry-after', retryAfterSeconds);
    return send(request, reply, finished).header('cache-control', 'no-store');
  }
}

interface CachedShell {
  readonly shell: ShellData;
  readonly tags: readonly string[];
  readonly isInMaintenance?: boolean;
}

function splitUrl(url: string): { path: string; search: string } {
  const [path = '/', query = ''] = url.split('?', 2);
  const kept = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => readQueryNames.has(name)));
  kept.sort();
  return { path, search: kept.size > 0 ? `?${kept}` : '' };
}

/** Where an address with trailing or doubled slashes leads; always a local path. Undefined when it is straight. */
function straightPath(url: string): string | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const straight = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return straight === path ? undefined : `${safeRedirect(straight)}${at < 0 ? '' : url.slice(at)}`;
}

/** Only local paths are ever redirected to. */
function safeRedirect(to: string): string {
  return /^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(to) ? to : '/';
}

function currencyOf(request: FastifyRequest): number | undefined {
  const id = request.cookies[currencyCookie];
  return id && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

function keptLocale(request: FastifyRequest): Locale | undefined {
  const kept = request.cookies[localeCookie];
  return kept === 'en' || kept === 'de' || kept === 'cs' ? kept : undefined;
}
